import { fromQrText } from "@heirlock/crypto/recovery-key";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { emptyHolder, freshHolder } from "../harness/people.ts";
import { unlockVault } from "../harness/vault-page.ts";

const address = "/dashboard/will-holder/vault";
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const found = (page: Page) => page.getByRole("status").filter({ hasText: "found" });

async function holderWithEntries(url: string) {
  const holder = await freshHolder(url);
  const keeper = await VaultKeeper.open(holder.client, fromQrText(holder.kit.qrText));
  const deed = await keeper.keep({
    title: "Zedernholz deed",
    category: "document",
    content: "Notary Khoury, register 4417.",
    description: "For the flat near the café",
    tags: ["notary"],
  });
  const safe = await keeper.keep({
    title: "Quartz safe",
    category: "safe",
    content: "31-41-59",
    accessCondition: "custom",
  });
  return { holder, deed, safe };
}

test("[VLT-001] [VLT-002] [VLT-004] [VLT-005] [KEY-038] locked, unlocked, searched, filtered, looked at, and locked again", async ({
  openBrowser,
  baseURL,
}) => {
  const { holder, deed } = await holderWithEntries(baseURL!);
  const context = await openBrowser({ as: holder });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText("2 entries, locked.")).toBeVisible();
  await expect(page.getByText("Encryption key is not available")).toBeVisible();
  const seen = page.getByRole("list", { name: "Locked entries" }).getByRole("listitem");
  await expect(seen).toHaveCount(2);
  await expect(seen.filter({ hasText: "Safe · Later · Custom Access" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await unlockVault(page, holder);
  await expect(found(page)).toHaveText("2 vault entries found");
  await expect(page.getByRole("heading", { level: 1, name: "Vault" })).toBeFocused();
  await expect(row(page, "Quartz safe")).toContainText("No one is chosen to open it");
  await expect(page.getByRole("progressbar", { name: "Vault items" })).toHaveAttribute("aria-valuetext", "2 / 3");
  expect(await axeFindings(page)).toEqual([]);

  const search = page.getByRole("searchbox", { name: "Search by title or metadata..." });
  await search.fill("CAFE notary");
  await expect(found(page)).toHaveText("1 vault entry found");
  await expect(row(page, "Zedernholz deed")).toBeVisible();
  await search.fill("nowhere");
  await expect(page.getByText("No entries found")).toBeVisible();
  await search.fill("");
  await page.getByText("Safe", { exact: true }).first().click();
  await expect(page).toHaveURL(/\?category=safe$/);
  await expect(found(page)).toHaveText("1 vault entry found");
  await page.getByText("All", { exact: true }).click();

  await row(page, "Zedernholz deed").getByRole("button", { name: "More actions for Zedernholz deed" }).click();
  await page.getByRole("menuitem", { name: "Details", exact: true }).click();
  const modal = page.getByRole("dialog", { name: "Zedernholz deed" });
  for (const text of [
    "Document",
    "Later · Access After Passing",
    "notary",
    "For the flat near the café",
    "Created",
    "Last Updated",
  ])
    await expect(modal.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(modal.getByRole("link", { name: "Open Full Details" })).toHaveAttribute("href", `${address}/${deed.id}`);
  expect(await axeFindings(page)).toEqual([]);
  await modal.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(modal).toBeHidden();
  await row(page, "Zedernholz deed").getByRole("link").click();
  await expect(page).toHaveURL(`${address}/${deed.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Zedernholz deed" })).toBeVisible();
  expect(await page.title()).not.toContain("Zedernholz");

  await page.getByRole("button", { name: "More actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Lock now" }).click();
  await expect(page.getByText("Your vault is locked")).toBeVisible();
  await expect(page.getByText("Zedernholz")).toHaveCount(0);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toMatch(/Zedernholz|notary|café/i);
});

test("[VLT-006] a deleted entry can be taken back at once, from the bin, or be deleted for good", async ({
  openBrowser,
  baseURL,
}) => {
  const { holder, safe } = await holderWithEntries(baseURL!);
  const context = await openBrowser({ as: holder });
  const page = await context.newPage();
  await page.goto(address);
  await unlockVault(page, holder);
  await row(page, "Zedernholz deed")
    .getByRole("button", { name: /More actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Vault Entry Deleted")).toBeVisible();
  await expect(found(page)).toHaveText("1 vault entry found");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(found(page)).toHaveText("2 vault entries found");

  await row(page, "Zedernholz deed").getByRole("link").click();
  await page.getByRole("button", { name: "More actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(found(page)).toHaveText("1 vault entry found");
  await page.getByRole("link", { name: "Recently removed" }).click();
  await expect(page.getByText("30 days left")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete permanently: Zedernholz deed" }).click();
  const question = page.getByRole("dialog", { name: "Delete this entry permanently?" });
  await question.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("Nothing here")).toBeVisible();
  await page.getByRole("link", { name: "Vault", exact: true }).last().click();
  await expect(found(page)).toHaveText("1 vault entry found");

  // Deleted on another device while its details are open here.
  await row(page, "Quartz safe")
    .getByRole("button", { name: /More actions/ })
    .click();
  await page.getByRole("menuitem", { name: "Details", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Quartz safe" })).toBeVisible();
  await holder.client.call("DELETE", `/api/vault/${safe.id}`);
  await expect(page.getByRole("dialog").getByText("Failed to load vault entry")).toBeVisible({ timeout: 15_000 });
});

test("[VLT-063] [VLT-064] [KEY-031] [KEY-034] [KEY-035] what was altered on its way, or is older than what was seen, is not shown", async ({
  openBrowser,
  baseURL,
}) => {
  const { holder, deed, safe } = await holderWithEntries(baseURL!);
  const context = await openBrowser({ as: holder });
  const page = await context.newPage();
  await page.route("**/api/vault", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [first] = body.data.entries.filter(({ id }: { id: string }) => id === deed.id);
    first.title = first.title.replace(/.$/, (last: string) => (last === "A" ? "B" : "A"));
    await route.fulfill({ response: answer, json: body });
  });
  await page.addInitScript((id) => localStorage.setItem("heirlock-vault-seen", JSON.stringify({ [id]: 9 })), safe.id);
  await page.goto(address);
  await unlockVault(page, holder);
  await expect(rows(page).filter({ hasText: "Cannot be opened" })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await rows(page).getByRole("link").first().click();
  await expect(page).toHaveURL(`${address}/${safe.id}`);
  await expect(page.getByRole("alert")).toContainText("The server sent an older copy");
  await expect(page.getByRole("button", { name: "Show content" })).toHaveCount(0);
  await page.getByRole("link", { name: "Vault", exact: true }).last().click();
  await rows(page).getByRole("link").last().click();
  await expect(page).toHaveURL(`${address}/${deed.id}`);
  await expect(page.getByRole("alert")).toContainText("not signed by you");
});

test("an empty vault says what belongs there; an entry that is not there says so; the short address leads here", async ({
  openBrowser,
  baseURL,
}) => {
  const person = await emptyHolder(baseURL!);
  const context = await openBrowser({ as: person });
  const page = await context.newPage();
  await page.goto("/vault?category=note");
  await expect(page).toHaveURL(/\/dashboard\/will-holder\/vault\?category=note$/);
  await expect(page.getByRole("heading", { name: "Your vault is empty" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${address}/3f0e5d9c-6a30-4f0e-8c6d-0d8a9a1f2b3c`);
  await unlockVault(page, person);
  await expect(page.getByRole("heading", { name: "Vault entry not found" })).toBeVisible();
});
