import type { BrowserContext, Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { emptyHolder, type Person } from "../harness/people.ts";

const vaultCard = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: /^Your vault is/ }) });

async function openSecurityPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/settings/security");
  await expect(vaultCard(page)).toContainText("Encryption key is not available");
  return page;
}

async function unlock(page: Page, person: Person): Promise<void> {
  await vaultCard(page).getByRole("button", { name: "Unlock", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(vaultCard(page)).toContainText("Your vault is open", { timeout: 20_000 });
}

test("[KEY-026] a wrong password is told, the right one opens, and a reload keeps the session and locks", async ({
  openBrowser,
  baseURL,
}) => {
  const person = await emptyHolder(baseURL!);
  const page = await openSecurityPage(await openBrowser({ as: person }));
  await vaultCard(page).getByRole("button", { name: "Unlock", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill("Not-the-password-1!");
  await dialog.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("This password does not open the vault", { timeout: 20_000 });
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("Not-the-password-1!");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await unlock(page, person);
  await page.reload();
  await expect(vaultCard(page)).toContainText("Encryption key is not available");
  await expect(page).toHaveURL(/\/settings\/security$/);
});

test("[KEY-027] [KEY-028] a lock from a tab that needs no key wipes the keys in the others, and starts no worker", async ({
  openBrowser,
  baseURL,
}) => {
  const person = await emptyHolder(baseURL!);
  const context = await openBrowser({ as: person });
  const first = await openSecurityPage(context);
  const second = await context.newPage();
  const workers: string[] = [];
  second.on("request", (request) => {
    if (request.url().includes("keys-worker")) workers.push(request.url());
  });
  await second.goto("/dashboard/will-holder");
  await unlock(first, person);

  const menu = second.getByRole("button", { name: /Account menu/ }).first();
  await menu.click();
  await second.getByRole("menuitem", { name: "Lock the vault" }).click();
  await expect(vaultCard(first)).toContainText("Encryption key is not available");
  await menu.click();
  await expect(second.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await expect(second.getByRole("menuitem", { name: "Lock the vault" })).toHaveCount(0);
  await second.keyboard.press("Escape");
  // The tab that locked the vault never had a key worker of its own.
  expect(workers).toEqual([]);
});
