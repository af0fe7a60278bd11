import type { Page } from "@playwright/test";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";

type Holder = Awaited<ReturnType<typeof freshHolder>>;

/** Samir with one role, in the plan of a holder. */
async function addSamir({ client }: Holder, email: string, role: "beneficiary" | "witness"): Promise<string> {
  const { id } = await client.call<{ id: string }>("POST", "/api/members", {
    ...{ first_name: "Samir", last_name: "Haddad", email, relationship_type: "brother", relationship: "My brother" },
    ...{
      national_id: "12-34",
      address: "12 Cedar Road",
      invite_by_email: email ? "true" : "false",
      primary_role: role,
    },
    roles: JSON.stringify([{ role, role_metadata: {}, status: "active" }]),
  });
  return id;
}

async function accept({ client }: Holder): Promise<void> {
  const [invitation] = await client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});
}

const busy = { status: 429, json: { success: false, code: "RATE_LIMITED", error: "Too many attempts" } };
const broken = { status: 500, json: { success: false, code: "UNEXPECTED_ERROR", error: "" } };
const failOnce = (page: Page, path: string, answer: typeof busy) =>
  page.route(path, (route) => route.fulfill(answer), { times: 1 });

test("[MEM-068] [MEM-091] [MEM-093] [MEM-099] [PRM-031] what fails on the page of a member is named, and what takes long is shown in outline", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 429|net::ERR_FAILED/);
  const [holder, member] = [await freshHolder(baseURL!), await freshHolder(baseURL!)];
  const id = await addSamir(holder, member.email, "witness");
  await accept(member);
  const page = await openPage("/dashboard/will-holder/members", { as: holder });
  await expect(page.getByRole("button", { name: "More actions for Samir Haddad" })).toBeVisible();

  // As long as the answer is on its way, the outline of what is coming stands there.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/members/${id}`, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(`/dashboard/will-holder/members/${id}?tab=roles`);
  const waiting = page.locator("main [aria-busy=true]");
  await expect(waiting.getByRole("status")).toHaveText("Loading member...");
  await expect(waiting.locator("[aria-hidden] > div")).toHaveCount(3);
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Samir Haddad" })).toBeVisible();
  await page.unroute(`**/api/members/${id}`);

  await failOnce(page, `**/api/members/${id}`, busy);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /Failed to load member details\./ })).toBeVisible();

  // Receiving something needs nobody's approval.
  await page.getByRole("button", { name: "Add Role" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Role", { exact: true }).click();
  await page.getByRole("option", { name: /^Beneficiary/ }).click();
  await dialog.getByRole("button", { name: "Add Role" }).click();
  await expect(page.getByText("Role added successfully", { exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "Permissions" }).click();
  await page.getByRole("switch", { name: "Will title" }).click();
  await page.getByRole("button", { name: "Save Permissions" }).click();
  await expect(page.getByText("Member permissions have been updated successfully.")).toBeVisible();
  await failOnce(page, `**/api/members/${id}/permissions/reset`, busy);
  await page.getByRole("button", { name: "Reset to Defaults" }).click();
  await dialog.getByRole("button", { name: "Reset to Defaults" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /Failed to reset permissions\./ })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.route(`**/api/members/${id}/history`, (route) => route.abort());
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByRole("heading", { name: "Error Loading History" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Failed to load history\./)).toBeVisible();
});

test("[MEM-049] [MEM-057] a member who was saved without their invitation is found on their own page, and edited by nobody who may not", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 502/);
  const holder = await freshHolder(baseURL!);
  const page = await openPage("/dashboard/will-holder/members/add", { as: holder });
  await page.getByLabel("First name").fill("Maya");
  await page.getByLabel("Last name").fill("Khoury");
  await page.getByLabel("Relationship type").click();
  await page.getByRole("option", { name: "Sister", exact: true }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("maya@example.org");
  await page.getByRole("checkbox", { name: "Beneficiary" }).check();
  await page.route("**/api/members", async (route) => {
    if (route.request().method() !== "POST") return await route.fallback();
    await route.fetch();
    const json = { success: false, code: "EMAIL_DELIVERY_FAILED", error: "The member was saved" };
    await route.fulfill({ status: 502, json });
  });
  await page.getByRole("button", { name: "Add Member" }).click();
  await expect(page.getByText("Unable to Add Member")).toBeVisible();
  await expect(page.getByText("Please check the email address and try again")).toBeVisible();
  await page.waitForURL(/\/members\/[0-9a-f-]{36}\/edit$/);
  await expect(page.getByLabel("First name")).toHaveValue("Maya");

  const own = page.url().replace(/\/edit$/, "");
  await page.route("**/api/user/roles", (route) =>
    route.fulfill({ json: { success: true, roles: [], permissions: [] } }),
  );
  await page.goto(own);
  await expect(page.getByRole("button", { name: "More actions for Maya Khoury" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
  await page.unroute("**/api/user/roles");
  await page.reload();
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
});

test("[APR-016] [APR-017] [MBR-015] what fails for a member about role requests is named, whichever way they answered", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 500/);
  const [holder, member] = [await freshHolder(baseURL!), await freshHolder(baseURL!)];
  const id = await addSamir(holder, member.email, "beneficiary");
  await accept(member);
  await holder.client.call("POST", `/api/members/${id}/roles`, { role: "executor" });

  const page = await openPage("/dashboard", { as: member });
  await page.route("**/api/member/approvals*", (route) => route.fulfill(broken));
  await page.goto("/dashboard/member");
  await expect(page.getByRole("heading", { name: "Failed to load role approval requests" })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole("region", { name: "My Will Holder’s Card" })).toContainText(holder.firstName);
  await page.unroute("**/api/member/approvals*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("button", { name: "Respond: Executor" }).click();
  const dialog = page.getByRole("dialog");
  for (const [button, text] of [
    ["Approve", "Failed to approved role request"],
    ["Reject", "Failed to rejected role request"],
  ] as const) {
    await failOnce(page, "**/api/member/role-approvals/*/respond", broken);
    await failOnce(page, "**/api/member/approvals/*/respond", broken);
    await dialog.getByRole("button", { name: button }).click();
    await expect(dialog.getByRole("alert")).toHaveText(text);
    await page.unroute("**/api/member/role-approvals/*/respond");
    await page.unroute("**/api/member/approvals/*/respond");
  }
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Role request approved successfully")).toBeVisible();
});
