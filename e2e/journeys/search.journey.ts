import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { nadia, samir } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";
import { unlockVault, vaultList } from "../harness/vault-page.ts";

test("search by keyboard finds pages, people, assets and help, and vault entries only while the vault is open; nothing typed is sent", async ({
  openPage,
}) => {
  const page = await openPage(vaultList, { as: nadia });
  await settled(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("combobox", { name: "Find a page, a person, an asset or help" });
  const group = (name: string) => dialog.getByRole("group", { name });

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.type("samir");
  await expect(group("People").getByRole("option", { name: /Samir Haddad/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Samir Haddad" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await field.fill("deed");
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await expect(group("Vault"), "a locked vault tells no names").toHaveCount(0);
  await field.fill("recovery kit");
  await expect(group("Help").getByRole("option").first()).toBeVisible();
  await expect(group("Pages").getByRole("option", { name: "Recovery Kit" })).toBeVisible();
  await field.fill("xyzzy");
  await expect(dialog.getByText("Nothing found for “xyzzy”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.goto(vaultList);
  await unlockVault(page, nadia);
  await page.keyboard.press("Control+k");
  await field.fill("deed");
  await expect(group("Vault").getByRole("option").first()).toBeVisible();
  await field.fill("keyboard short");
  await page.keyboard.press("Enter");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Ctrl + K")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const word of ["xyzzy", "samir", "deed"])
    expect(sent.filter((one) => one.toLowerCase().includes(word))).toEqual([]);
});

test("search on a phone in Arabic, from the menu, on the member's side", async ({ openPage }) => {
  const page = await openPage("/dashboard/member", {
    as: samir,
    variant: { width: 390, theme: "dark", language: "ar" },
  });
  await settled(page);
  await page.getByRole("button", { name: /القائمة/ }).click();
  await page.getByRole("menuitem", { name: "بحث" }).click();
  const dialog = page.getByRole("dialog", { name: "بحث" });
  await dialog.getByRole("combobox").fill("الأمان");
  await expect(dialog.getByRole("option").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("option").first().click();
  await expect(page).toHaveURL(/\/(settings|help)\//);
});
