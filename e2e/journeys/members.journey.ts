import { plans } from "@heirlock/domain/billing/plans";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { linkInMail } from "../harness/mails.ts";
import { freshHolder } from "../harness/people.ts";

const list = "/dashboard/will-holder/members";

const role = (name: string, kinship?: string) =>
  JSON.stringify([{ role: name, role_metadata: kinship ? { kinship } : {}, status: "active" }]);

const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("[MEM-001] [MEM-002] [MEM-003] [MEM-004] [MEM-005] [MEM-009] [MEM-014] [MEM-015] [MEM-017] [MEM-018] [MEM-019] [MEM-020] [MEM-021] [MEM-022] [MEM-023] [MEM-024] [MEM-026] [MEM-027] [MEM-028] [MEM-030] [MEM-031] [MEM-045] [MEM-051] [MEM-052] [MEM-053] [PRM-004] [PRM-006] [PRM-007] a member without an e-mail is added by the form", async ({
  openPage,
  baseURL,
}) => {
  const holder = await freshHolder(baseURL!);
  await holder.client.call("POST", "/api/assets", {
    id: crypto.randomUUID(),
    title: "Olive grove",
    asset_type: "physical",
    asset_subtype: "real_estate",
    currency: "USD",
  });
  const page = await openPage(list, { as: holder });
  await expect(page.getByRole("heading", { name: "No members added yet" })).toBeVisible();
  await page.getByRole("link", { name: "Add First Member" }).click();
  for (const section of [
    "Basic Information",
    "Contact & Invitation",
    "Roles",
    "Role-Specific Information",
    "Permissions",
    "Additional Information",
  ])
    await expect(page.getByRole("heading", { name: section, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Members" })).toHaveAttribute("href", list);

  const submit = page.getByRole("button", { name: "Add Member" });
  const summary = page.getByRole("region", { name: "Please fix the following errors:" });
  await submit.click();
  await expect(summary.getByRole("link")).toHaveText([
    "First name and last name are required",
    "At least one role is required",
  ]);
  await expect(page.getByText("First name is required")).toBeVisible();
  await expect(page.getByText("Last name is required")).toBeVisible();

  await page.getByLabel("First name").fill("Amal");
  await page.getByLabel("Last name").fill("Khoury");
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("amal@");

  await page.getByRole("checkbox", { name: "Guardian" }).check();
  await page.getByRole("checkbox", { name: "Witness" }).check();
  await expect(page.getByText("Select the most important role for this member")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Guardian" })).toBeChecked();
  await expect(page.getByText("Guardian (Primary)")).toBeVisible();
  await expect(summary.getByRole("link")).toHaveText([
    "Relationship type is required",
    "Invalid email address",
    "Relationship to you is required",
    "Phone is required",
  ]);
  const specific = page.getByRole("region", { name: "Role-Specific Information" });
  await expect(specific.getByLabel("Phone")).toBeVisible();
  await expect(specific.getByLabel("Relationship type")).toHaveCount(0);
  await expect(specific.getByLabel("Email")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Guardian" }).uncheck();
  await expect(page.getByText("Witness (Primary)")).toBeVisible();

  const invite = page.getByRole("checkbox", { name: "Invite by email" });
  await email.fill("amal@example.com");
  await invite.check();
  await email.fill("");
  await expect(invite).not.toBeChecked();
  await email.fill("amal@example.com");
  await invite.check();
  await page.getByRole("button", { name: "Add Without Email" }).click();
  await expect(email).toHaveValue("");
  await expect(invite).not.toBeChecked();

  await page.getByLabel("Relationship type").click();
  await expect(page.getByRole("option")).toHaveCount(19);
  await page.getByRole("option", { name: "Mother", exact: true }).click();
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.getByLabel("Member type").click();
  // A mother is family already, which has a tick behind it.
  await expect(page.getByRole("option")).toHaveText([/^Family/, "Advisor", "Lawyer", "Partner", "Other"]);
  await page.getByRole("option", { name: "Family", exact: true }).click();
  await specific.getByLabel("Relationship to you").fill("My mother");
  await page.getByRole("region", { name: "Permissions" }).getByText("Choose one by one").first().click();
  const description = page.getByRole("switch", { name: "Will description" });
  await expect(description).not.toBeChecked();
  await description.check();
  await expect(page.getByText("Changed by you")).toBeVisible();
  for (const group of ["Will Information", "Asset Access", "Document Access", "Member Information", "Communication"])
    await expect(page.getByRole("group", { name: `For all of “${group}”` })).toBeVisible();
  await page.getByRole("button", { name: "Reset to Defaults" }).click();
  await expect(description).not.toBeChecked();
  await page.getByRole("radio", { name: "Read", exact: true }).first().check({ force: true });

  await page.getByRole("button", { name: "Select Assets" }).click();
  await page
    .getByRole("dialog")
    .getByRole("checkbox", { name: /Olive grove/ })
    .check();
  await page.getByRole("button", { name: "Confirm Selection" }).click();
  await expect(page.getByLabel("When can they see “Olive grove”?")).toContainText("Later");
  expect(await axeFindings(page)).toEqual([]);

  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/members"));
  const held = Promise.withResolvers<void>();
  await page.route("**/api/members", (route) => held.promise.then(() => route.continue()), { times: 1 });
  await submit.click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  held.resolve();
  const body: Record<string, unknown> = (await sent).postDataJSON();
  for (const [name, value] of Object.entries(body)) expect(typeof value, name).toBe("string");
  await expect(page.getByText("Member Added Successfully!")).toBeVisible();
  await expect(
    page.getByText(
      "Amal Khoury was saved as a draft. This member is not confirmed yet: send an invitation or confirm the member manually.",
    ),
  ).toBeVisible();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "More actions for Amal Khoury" }) });
  await expect(row).toContainText("Draft");
  await expect(page.getByText("1 / 3 members used")).toBeVisible();
});

test("[MEM-046] [MEM-047] [MEM-048] [MEM-049] [MEM-050] what the server refuses is told where it helps, and what was typed is kept", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of (4\d\d|500)/);
  const holder = await freshHolder(baseURL!);
  const limit = plans.free.limits.members;
  for (const first_name of ["Rima", "Leila", "Karim"].slice(0, limit - 1))
    await holder.client.call("POST", "/api/members", {
      first_name,
      last_name: "Haddad",
      relationship_type: "cousin",
      roles: role("beneficiary"),
    });
  const page = await openPage(`${list}/add`, { as: holder });
  await page.getByLabel("First name").fill("Maya");
  await page.getByLabel("Last name").fill("Khoury");
  await choose(page, "Relationship type", "Sister");
  await page.getByRole("checkbox", { name: "Beneficiary" }).check();
  const email = page.getByRole("textbox", { name: "Email" });
  const submit = page.getByRole("button", { name: "Add Member" });

  await email.fill(holder.email);
  await submit.click();
  await expect(page.getByText("Unable to Add Member")).toBeVisible();
  await expect(page.getByText("Please check the email address and try again")).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");

  const answers = [
    { status: 500, code: "UNEXPECTED_ERROR", text: "Failed to add member" },
    {
      status: 409,
      code: "CAP_REACHED",
      text: "You've reached your member limit. Upgrade your plan to add more members.",
    },
  ];
  for (const { status, code, text } of answers) {
    await page.route(
      "**/api/members",
      (route) => route.fulfill({ status, json: { success: false, code, error: "" } }),
      {
        times: 1,
      },
    );
    await submit.click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    if (status === 500) {
      await expect(page.getByText("An error occurred while saving the member")).toBeVisible();
      await expect(page.getByText(/^Failed to create member\./)).toBeVisible();
    }
  }

  await holder.client.call("POST", "/api/members", {
    first_name: "Karim",
    last_name: "Haddad",
    relationship_type: "husband",
    roles: role("beneficiary"),
  });
  await submit.click();
  const dialog = page.getByRole("dialog", { name: "Member Limit Reached" });
  await expect(dialog).toContainText(`${limit} / ${limit} members used`);
  await expect(dialog.getByRole("link", { name: "Upgrade to Increase Limit" })).toHaveAttribute(
    "href",
    "/settings/billing",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Maya");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
  await page.getByRole("button", { name: "Add Member" }).click();
  await expect(dialog).toBeVisible();
});

test("[MEM-016] [MEM-056] [MEM-057] [MEM-058] [MEM-104] [MEM-107] [MEM-108] [MEM-111] [MEM-112] [MEM-113] [MEM-114] [MEM-115] members are filtered, edited, invited, confirmed and deleted from the list", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 500/);
  const holder = await freshHolder(baseURL!);
  const maya = `${crypto.randomUUID()}@journeys.heirlock.test`;
  for (const member of [
    { first_name: "Rima", member_type: "family", relationship_type: "daughter", roles: role("beneficiary") },
    { first_name: "Samir", member_type: "family", relationship_type: "son", roles: role("beneficiary", "grandson") },
    {
      first_name: "Maya",
      member_type: "other",
      email: maya,
      invite_by_email: "true",
      phone: "1",
      roles: role("trusted_contact"),
    },
  ])
    await holder.client.call("POST", "/api/members", { last_name: "Haddad", ...member });
  const page = await openPage(list, { as: holder });
  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `More actions for ${name} Haddad` }) });
  const item = (action: string) => page.getByRole("menuitem", { name: action, exact: true });
  // By keyboard, past the toasts that lie over it for a moment.
  const openMenu = (name: string) =>
    page.getByRole("button", { name: `More actions for ${name} Haddad` }).press("Enter");
  const closeMenu = async () => {
    // A key before the menu is drawn goes nowhere.
    await expect(item("View")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(item("View")).toBeHidden();
  };
  const act = async (name: string, action: string) => {
    await openMenu(name);
    await item(action).press("Enter");
  };
  const dialog = page.getByRole("dialog");

  await expect(row("Maya")).toContainText("Invited");
  await expect(row("Samir")).toContainText("Grandson");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("radio", { name: "Family (2)" }).check({ force: true });
  await expect(row("Maya")).toHaveCount(0);
  await page.getByRole("radio", { name: "All (3)" }).check({ force: true });
  await choose(page, "Role", "Trusted contact (1)");
  await expect(row("Rima")).toHaveCount(0);
  await expect(page).toHaveURL(/role=trusted_contact/);
  await page.goto(list);

  // A menu stays open while the list is redrawn under it, with what is possible now, and when that load fails.
  const { id } = (await holder.client.call<{ id: string; email: string }[]>("GET", "/api/members")).find(
    ({ email }) => email === maya,
  )!;
  await openMenu("Maya");
  await item("Resend invitation").focus();
  await holder.client.call("POST", `/api/members/${id}/invitation/cancel`);
  await expect(item("Invite")).toBeVisible();
  await expect(item("Resend invitation")).toBeHidden();
  await page.route("**/api/members", (route) => route.fulfill({ status: 500, json: {} }));
  await holder.client.call("POST", `/api/members/${id}/invitation/send`, { mail: true });
  await expect(page.getByText("This list may be out of date")).toBeVisible();
  await closeMenu();
  await page.unroute("**/api/members");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("This list may be out of date")).toBeHidden();
  await expect(row("Maya")).toContainText("Invited");

  const first = await linkInMail(baseURL!, maya, "/invitations/answer");
  await act("Maya", "Resend invitation");
  await expect(page.getByText("Invitation sent again")).toBeVisible();
  await expect.poll(() => linkInMail(baseURL!, maya, "/invitations/answer")).not.toBe(first);
  await act("Maya", "Cancel invitation");
  await dialog.getByRole("button", { name: "Cancel invitation" }).click();
  await expect(row("Maya")).toContainText("Pending");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row("Maya")).toContainText("Invited");

  await act("Samir", "Convert to member");
  await dialog.getByLabel("Email").fill("samir@example.com");
  await dialog.getByRole("button", { name: "Convert to member" }).click();
  await expect(row("Samir")).toContainText("Pending");
  await page.route("**/api/user/roles", (route) =>
    route.fulfill({ json: { success: true, roles: [], permissions: [] } }),
  );
  await page.reload();
  await page.getByRole("button", { name: "More actions for Samir Haddad" }).click();
  await expect(item("View")).toBeVisible();
  await expect(item("Edit")).toHaveCount(0);
  await page.unroute("**/api/user/roles");
  await page.reload();
  await act("Samir", "Edit");
  await expect(page.getByLabel("Exact relation")).toContainText("Grandson");
  await page.getByLabel("First name").fill("Sami");
  await choose(page, "Exact relation", "Adopted");
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("button", { name: "Save changes" }).click();
  expect((await sent).postDataJSON()).toEqual({
    relationshipId: expect.any(String),
    first_name: "Sami",
    kinship: "adopted",
  });
  await expect(page.getByRole("heading", { level: 1, name: "Sami Haddad" })).toBeVisible();
  await page.getByRole("link", { name: "Members", exact: true }).click();

  await act("Rima", "Confirm manually");
  await dialog.getByRole("button", { name: "Confirm manually" }).click();
  await expect(row("Rima")).toContainText("Confirmed by you");
  await page.getByRole("button", { name: "More actions for Rima Haddad" }).click();
  await expect(item("View")).toBeVisible();
  await expect(item("Edit")).toHaveCount(0);
  await closeMenu();
  await act("Rima", "Pause");
  await page.route("**/toggle-active", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByText("Failed to update member")).toBeVisible();
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(row("Rima")).toContainText("Paused");
  await page.getByRole("button", { name: "Resume: Rima Haddad" }).click();
  await expect(row("Rima")).not.toContainText("Paused");

  await act("Sami", "Delete member");
  let refusals = 1;
  await page.route("**/api/members/*", (route) =>
    route.request().method() === "DELETE" && refusals-- > 0
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  );
  await dialog.getByRole("button", { name: "Delete member" }).click();
  await expect(dialog.getByText("Failed to delete member")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete member" }).click();
  await expect(row("Sami")).toHaveCount(0);
  await page.route("**/api/members", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByText("Failed to fetch members")).toBeVisible({ timeout: 15_000 });
});
