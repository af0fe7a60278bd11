import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { memberForm as form } from "../harness/member-form.ts";
import { freshHolder } from "../harness/people.ts";

test("[APR-001] [APR-002] [APR-003] [APR-004] [APR-005] [APR-006] [APR-011] [APR-015] [APR-018] [APR-019] [MBR-001] [MBR-002] [MBR-004] [MBR-009] [MBR-014] [MBR-016] [MBR-017] two browsers: asked for a role, offered an asset, cut to less, and gone", async ({
  openPage,
  baseURL,
}) => {
  const [holder, member] = [await freshHolder(baseURL!), await freshHolder(baseURL!)];
  const { id } = await holder.client.call<{ id: string }>("POST", "/api/members", form(member.email));
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});

  const list = await openPage("/dashboard/will-holder/members", { as: holder });
  await expect(list.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  const page = await openPage("/dashboard/member", { as: member, alone: true });
  await expect(page.getByText("No pending role approval requests")).toBeVisible();
  const learning = page.getByRole("region", { name: "Learning Resources" });
  await expect(learning.getByRole("link", { name: "Read about the roles" })).toHaveAttribute("href", /^\/help\/./);
  await expect(learning.getByRole("link", { name: "All articles" })).toHaveAttribute("href", "/help");
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Invitations" }).click();
  const invitations = page.getByRole("region", { name: "Invitations", exact: true });
  await expect(invitations.getByRole("tab")).toHaveText(["Pending0", "Accepted1", "Declined0", "Expired0"]);
  const approvals = page.getByRole("region", { name: "Approvals", exact: true });
  await expect(approvals.getByRole("tab")).toHaveText(["Pending0", "Approved0", "Rejected0", "History0"]);

  // The request comes while the page is open.
  await holder.client.call("POST", `/api/members/${id}/roles`, { role: "executor" });
  await expect(approvals.getByRole("heading", { name: "Executor" })).toBeVisible();
  await expect(approvals.getByText("Role addition requested by will holder")).toBeVisible();
  await expect(approvals.getByText("29 days remaining")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await approvals.getByRole("button", { name: "Respond: Executor" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Response Reason")).toHaveAttribute("rows", "3");
  for (const name of ["Cancel", "Reject", "Approve"]) await expect(dialog.getByRole("button", { name })).toBeVisible();
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Role request approved successfully")).toBeVisible();
  await approvals.getByRole("tab", { name: "Approved" }).click();
  await expect(approvals.getByRole("heading", { name: "Executor" })).toBeVisible();

  const asset = { id: crypto.randomUUID(), title: "Olive grove", location: "Bcharré" };
  const kind = { asset_type: "physical", asset_subtype: "real_estate", currency: "USD", estimated_value: 180_000 };
  await holder.client.call("POST", "/api/assets", { ...asset, ...kind });
  const assign = { asset_ids: [asset.id], access_condition: "immediate" };
  await holder.client.call("POST", `/api/members/${id}/assets/assign`, assign);
  await nav.getByRole("link", { name: "Assets" }).click();
  await expect(page.getByText("Bcharré")).toBeVisible();
  await expect(page.getByText("$180,000")).toBeVisible();
  // Less to see is seen at once, without loading the page again.
  const { members } = await holder.client.call<{ members: { version: number }[] }>("GET", "/api/members/access");
  const permissions = { canViewAssetDetails: "none", canViewAssetValues: "summary" };
  await holder.client.call("PATCH", `/api/members/${id}/permissions`, { permissions, version: members[0]!.version });
  await expect(page.getByText("Bcharré")).toBeHidden();
  await expect(page.getByText("$180,000")).toBeHidden();
  await page.getByRole("button", { name: "Respond: Olive grove" }).click();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Declined on")).toBeVisible();

  type Roles = { member_roles: { id: string }[] };
  const { member_roles } = await holder.client.call<Roles>("GET", `/api/members/${id}`);
  for (const role of member_roles)
    await holder.client.call("POST", `/api/members/roles/${role.id}/status`, { status: "inactive" });
  await expect(page.getByRole("heading", { name: "You cannot see assets for now" })).toBeVisible();

  await nav.getByRole("link", { name: "Wills" }).click();
  await page.getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Revoke membership" }).click();
  await dialog.getByRole("button", { name: "Revoke membership" }).click();
  await expect(page.getByText("Your membership has ended")).toBeVisible();
  await expect(list.getByText("Revoked", { exact: true }).first()).toBeVisible();
});

test("[MBR-008] [MBR-013] [MBR-018] [APR-007] several holders at once: one invitation is accepted without a role, another declined", async ({
  openPage,
  baseURL,
}) => {
  const [member, ...holders] = await Promise.all(Array.from({ length: 4 }, () => freshHolder(baseURL!)));
  const roles = ["beneficiary", "guardian"].map((role) => ({ role, role_metadata: {}, status: "active" }));
  const invited = { ...form(member!.email), phone: "+961 3 555 014", roles: JSON.stringify(roles) };
  for (const { client } of holders) await client.call("POST", "/api/members", invited);
  const waiting = await member!.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member!.client.call("POST", `/api/member/invitations/${waiting[0]!.id}/accept`, {});

  const page = await openPage("/dashboard/member/invitations", { as: member! });
  const invitations = page.getByRole("region", { name: "Invitations", exact: true });
  await expect(invitations.getByRole("listitem").filter({ hasText: "29 days remaining" })).toHaveCount(2);
  await invitations.getByRole("button", { name: "Accept Amal Rivière’s invitation" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox", { name: "Beneficiary" })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: "Guardian" }).uncheck();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("You are now part of Amal Rivière’s plan")).toBeVisible();
  await expect(invitations.getByRole("tab")).toHaveText(["Pending1", "Accepted2", "Declined0", "Expired0"]);

  await invitations.getByRole("button", { name: "Decline Amal Rivière’s invitation" }).click();
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(invitations.getByRole("tab")).toHaveText(["Pending0", "Accepted2", "Declined1", "Expired0"]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Wills" }).click();
  await expect(page.getByRole("link", { name: "View Details" })).toHaveCount(2);
  await expect(page.getByText("Guardian: inactive")).toHaveCount(1);
});
