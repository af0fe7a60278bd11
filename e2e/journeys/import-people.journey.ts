import { plans } from "@heirlock/domain/billing/plans";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder } from "../harness/people.ts";

const importPage = "/dashboard/will-holder/members/import";

const csv = [
  "Name;Relationship;E-mail;Phone;Date of birth",
  "Maya Khoury;Sister;maya@example.org;+961 3 555 014;25/04/1980",
  "Rima Haddad;;;;",
  "Leila Haddad;Hija;;;",
  "Tom Baker;Friend;MAYA@example.org;;",
].join("\r\n");

const vcf = (name: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nN:Haddad;${name};;;\r\nEND:VCARD\r\n`;

test("[MEM-014] [MEM-033] [MEM-047] people come from a list: reviewed, within the plan's room, as drafts where no e-mail is, and nobody is invited", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of (409|500)/);
  const holder = await freshHolder(baseURL!);
  const page = await openPage("/dashboard/will-holder/members", { as: holder });
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByText(`You can add ${plans.free.limits.members} more people`)).toBeVisible();
  const file = page.locator("input[type=file]");
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("only words") });
  await expect(page.getByRole("alert")).toContainText("This is not a list or a contact card file.");
  expect(await axeFindings(page)).toEqual([]);

  await file.setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByRole("heading", { level: 1, name: "Check the people we found" })).toBeFocused();
  const found = page.getByRole("region", { name: "People found" }).getByRole("listitem");
  await expect(found.nth(0)).toContainText("New");
  await expect(found.nth(1)).toContainText("Relationship type is required");
  await expect(found.nth(3)).toContainText("Duplicate in the file");
  await expect(found.nth(3).getByRole("checkbox")).toBeDisabled();
  await expect(page.getByText("1 person needs more details before you can add them")).toBeVisible();
  const add = page.getByRole("button", { name: /^Add \d/ });
  await expect(add).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);

  // Another role asks for more, and each of them says what.
  const choose = async (label: string, option: string) => {
    await page.getByLabel(label).click();
    await page.getByRole("listbox").getByRole("option", { name: option }).click();
  };
  await choose("What is their role in your plan?", "Executor");
  await expect(found.nth(2)).toContainText("Phone is required");
  await choose("What is their role in your plan?", "Beneficiary");
  await choose("Relationship for the rest", "Daughter");
  await expect(found.nth(1)).toContainText("New");
  await page.getByRole("button", { name: "Edit Leila Haddad" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Layla");
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(found.nth(2)).toContainText("Layla Haddad");

  // It stops at the second, says why, and goes on after the first.
  const refusals = new Map([
    [2, { status: 500, json: {} }],
    [3, { status: 409, json: { success: false, code: "CAP_REACHED", error: "", used: 3, max: 3 } }],
  ]);
  let asked = 0;
  await page.route("**/api/members", (route) => {
    const refusal = route.request().method() === "POST" ? refusals.get(++asked) : undefined;
    return refusal ? route.fulfill(refusal) : route.fallback();
  });
  await add.click();
  await expect(page.getByRole("alert")).toContainText("1 person was added before it stopped");
  await expect(page.getByRole("alert")).toContainText("At Rima Haddad:");
  const goOn = page.getByRole("button", { name: "Add 2 people" });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await goOn.click();
  await expect(
    page.getByText("You've reached your member limit. Upgrade your plan to add more members."),
  ).toBeVisible();
  // The message stands beside the button, not over it.
  const isFree = await goOn.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isFree).toBe(true);
  await goOn.click();
  await expect(page.getByText("3 people were added")).toBeVisible();
  await expect(page.getByText("Nobody has been invited yet.")).toBeVisible();
  await page.getByRole("link", { name: "Go to members" }).click();
  await expect(page.getByText("3 / 3 members used")).toBeVisible();
  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `More actions for ${name}` }) });
  await expect(row("Maya Khoury")).toContainText("Pending");
  await expect(row("Layla Haddad")).toContainText("Draft");
});

test("[MEM-046] contact cards beyond the plan's room: as many are chosen as fit, and more is refused before it is tried", async ({
  openPage,
  baseURL,
}) => {
  const holder = await freshHolder(baseURL!);
  const page = await openPage(importPage, { as: holder, variant: { width: 390, theme: "light", language: "en" } });
  const buffer = Buffer.from(["Rima", "Leila", "Karim", "Omar"].map(vcf).join(""));
  await page.locator("input[type=file]").setInputFiles({ name: "cards.vcf", mimeType: "text/vcard", buffer });
  await expect(page.getByText("3 of 4 selected")).toBeVisible();
  await page.getByRole("checkbox", { name: "Omar Haddad" }).check();
  await expect(page.getByText("You can add 3 more people")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add \d/ })).toBeDisabled();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1]!);
});
