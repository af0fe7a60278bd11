import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { memberForm } from "../harness/member-form.ts";
import { freshHolder } from "../harness/people.ts";

const form = (email: string) => ({ ...memberForm(email), member_type: "family" });
const outdated = { status: 409, json: { success: false, code: "UPDATE_ERROR", error: "This was changed elsewhere" } };
const held = { status: 409, json: { success: false, code: "ROLE_EXISTS", error: "This member already has that role" } };
const broken = { status: 429, json: { success: false, code: "RATE_LIMITED", error: "Too many attempts" } };
const failOnce = (page: Page, path: string, answer: typeof broken) =>
  page.route(`**/api/members/${path}`, (route) => route.fulfill(answer), { times: 1 });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

test("[MEM-061] [MEM-062] [MEM-063] [MEM-064] [MEM-066] [MEM-069] [MEM-070] [MEM-072] [MEM-073] [MEM-076] [MEM-077] [MEM-078] [MEM-079] [MEM-080] [MEM-082] [MEM-091] [MEM-092] [MEM-093] [MEM-094] [MEM-095] [MEM-096] [MEM-099] [PRM-004] [PRM-005] [PRM-006] [PRM-025] [PRM-029] [PRM-030] [PRM-031] a member's page, from the invitation to permissions of their own", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of (404|409|429)/);
  const [holder, member] = [await freshHolder(baseURL!), await freshHolder(baseURL!)];
  const { id } = await holder.client.call<{ id: string }>("POST", "/api/members", form(member.email));
  const asset = { id: crypto.randomUUID(), title: "Olive grove", location: "Bcharré" };
  const kind = { asset_type: "physical", asset_subtype: "real_estate", currency: "USD", estimated_value: 180_000 };
  await holder.client.call("POST", "/api/assets", { ...asset, ...kind });

  // Invited: what was offered stays as it is until it is answered.
  const page = await openPage(`/dashboard/will-holder/members/${id}?tab=roles`, { as: holder });
  await expect(page.getByRole("heading", { level: 1, name: "Samir Haddad" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Roles", "Will Context", "History", "Permissions"]);
  await expect(page.getByText("Role changes not allowed for invited members")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Role" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});

  // Confirmed, without loading the page again.
  await expect(page.getByRole("button", { name: "Add Role" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
  await page.getByRole("button", { name: "Add Role" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/except beneficiary needs Samir.s approval/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
  const failures = [
    { answer: broken, text: /^Failed to add role\./ },
    { answer: held, text: "This member already has that role." },
  ];
  for (const { answer, text } of failures) {
    await failOnce(page, `${id}/roles`, answer);
    await dialog.getByRole("button", { name: "Add Role" }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Add Role" }).click();
  await expect(page.getByText("Role added. It is waiting for the member’s approval.")).toBeVisible();
  const waiting = page.getByRole("region", { name: "Pending Approval" });
  await expect(waiting.getByText("Waiting for member approval")).toBeVisible();
  await expect(waiting.getByRole("button")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  const active = page.getByRole("region", { name: "Active", exact: true });
  await active.getByRole("combobox", { name: "Status of Beneficiary" }).click();
  await page.getByRole("option", { name: "Inactive" }).click();
  await expect(dialog.getByRole("heading", { name: "Confirm Role Status Change" })).toBeVisible();
  for (const effect of ["active status changes", "We notify the member", "permissions change to match"])
    await expect(dialog.getByText(effect)).toBeVisible();
  await failOnce(page, "roles/*/status", broken);
  await dialog.getByRole("button", { name: "Confirm Change" }).click();
  await expect(page.getByText(/^Failed to update role status\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Confirm Change" }).click();
  await expect(page.getByText("Role status changed to Inactive successfully")).toBeVisible();
  // By keyboard: the toasts of so many failures lie over it.
  await page
    .getByRole("region", { name: "Inactive" })
    .getByRole("button", { name: "More actions for the role" })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Remove role" }).click();
  await failOnce(page, "roles/*", broken);
  await dialog.getByRole("button", { name: "Remove role" }).click();
  await expect(page.getByText(/^Failed to remove role\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Remove role" }).click();
  await expect(page.getByText("Role removed successfully")).toBeVisible();

  // Permissions: the defaults when they cannot be read, never to be saved; then the real ones.
  await failOnce(page, id, broken);
  await failOnce(page, `${id}/permissions`, broken);
  await page.goto(`/dashboard/will-holder/members/${id}`);
  await expect(page.getByRole("heading", { name: "Error Loading Member" })).toBeVisible();
  await expect(page.getByText(/^Failed to fetch member details\./)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to Members" })).toHaveCount(2);
  await page.getByRole("button", { name: "Try Again" }).click();
  await tab(page, "Permissions").click();
  await expect(page.getByText("These are only the defaults for the role Beneficiary")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Will title" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save Permissions" })).toHaveCount(0);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("switch", { name: "Will title" }).click();
  for (const name of ["Will Information", "Asset Access", "Document Access", "Member Information", "Communication"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  // What is not saved waits on its tab, and whoever leaves the page is asked.
  await tab(page, "Overview").click();
  await page.getByRole("main").getByRole("link", { name: "Back to Members" }).click();
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await tab(page, "Permissions").click();
  // Changed elsewhere meanwhile: nothing is overwritten, and what was chosen here stays.
  await failOnce(page, `${id}/permissions`, outdated);
  await page.getByRole("button", { name: "Save Permissions" }).click();
  await expect(page.getByText("Failed to update permissions.")).toBeVisible();
  await expect(page.getByText("These permissions were changed elsewhere")).toBeVisible();
  await page.getByRole("button", { name: "Save Permissions" }).click();
  await expect(page.getByText("Permissions Updated", { exact: true })).toBeVisible();
  await expect(page.getByText("Member permissions have been updated successfully.")).toBeVisible();
  await page.getByRole("button", { name: "Reset to Defaults" }).click();
  await dialog.getByRole("button", { name: "Reset to Defaults" }).click();
  await expect(page.getByText("Permissions Reset", { exact: true })).toBeVisible();
  await expect(page.getByText("Member permissions have been reset to defaults.")).toBeVisible();

  await tab(page, "Will Context").click();
  await expect(page.getByText("This member is not associated with any specific will.")).toBeVisible();
  await failOnce(page, `${id}/history`, broken);
  await tab(page, "History").click();
  await expect(page.getByRole("heading", { name: "Error Loading History" })).toBeVisible();
  await expect(page.getByText(/^Failed to fetch relationship history\./)).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Role requested: Executor")).toBeVisible();
  await expect(page.getByText("Permissions reset to defaults")).toBeVisible();
  await expect(page.getByText("Invitation accepted")).toBeVisible();

  // The holder's own words, and what is meant for the member.
  await tab(page, "Overview").click();
  await expect(page.getByRole("definition").filter({ hasText: member.email })).toBeVisible();
  await page.getByRole("button", { name: "Add notes" }).click();
  await page.getByRole("textbox", { name: "Notes" }).fill("Call him first.");
  // Another tab does not take them away unasked.
  await tab(page, "Roles").click();
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Call him first.");
  await page.getByRole("button", { name: "Save notes" }).click();
  await expect(page.getByText("Call him first.")).toBeVisible();
  await page.getByRole("button", { name: "Select Assets" }).click();
  await dialog.getByRole("checkbox", { name: /Olive grove/ }).click();
  await dialog
    .getByRole("button", { name: /Link|Select/ })
    .last()
    .press("Enter");
  await expect(page.getByText("Later", { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Switched off, and deleted: each asks first.
  const more = page.getByRole("button", { name: "More actions for Samir Haddad" });
  await more.click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused", { exact: true }).first()).toBeVisible();
  await more.click();
  await page.getByRole("menuitem", { name: "Delete member" }).click();
  await dialog.getByRole("button", { name: "Delete member" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();

  await page.goto(`/dashboard/will-holder/members/${crypto.randomUUID()}`);
  await expect(page.getByText("Member not found")).toBeVisible();
});
