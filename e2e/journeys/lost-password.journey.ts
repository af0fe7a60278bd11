import { fromQrText } from "@heirlock/crypto/recovery-key";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { linkInMail, mailWith } from "../harness/mails.ts";
import { freshHolder, signIn } from "../harness/people.ts";
import { unlockVault as unlockHere, vaultList } from "../harness/vault-page.ts";

const newPassword = "Cedar-Lantern-8264!";
const way = (page: Page, name: string) => page.getByRole("region", { name });

/** From the sign-in page to the page that the mailed link opens. */
async function followLink(page: Page, email: string, url: string) {
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await page.goto(await linkInMail(url, email, "/auth/reset-password"));
  await expect(page.getByRole("heading", { name: "Three ways to get back in" })).toBeVisible();
  expect(new URL(page.url()).hash, "the token is taken out of the address").toBe("");
}

/** A picture of the code on the sheet, with paper around it, as a phone takes it. */
async function photoOf(page: Page, text: string) {
  const desk = await page.context().newPage();
  await desk.setContent(
    `<body style="padding:120px;background:#eee"><div style="width:300px">${renderSVG(text)}</div>`,
  );
  const buffer = await desk.screenshot();
  await desk.close();
  return { name: "photo.png", mimeType: "image/png", buffer };
}

async function choosePassword(page: Page, submit: string) {
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeFocused();
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByRole("button", { name: submit }).click();
  await expect(page.getByRole("link", { name: "Password must be at least 12 characters long" })).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: submit }).click();
}

/** Opens the vault on the security page, as a person does. */
async function unlockVault(page: Page, password: string) {
  await page.goto("/settings/security");
  const card = page.locator("section", { has: page.getByRole("heading", { name: /^Your vault is/ }) });
  await card.getByRole("button", { name: "Unlock", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(card).toContainText("Your vault is open", { timeout: 20_000 });
}

test("[KEY-016, KEY-012, ACC-080] a lost password with the Recovery Kit: the vault opens again", async ({
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const person = await freshHolder(baseURL!);
  const page = await (await openBrowser()).newPage();
  await followLink(page, person.email, baseURL!);
  expect(await axeFindings(page)).toEqual([]);
  await expect(way(page, "I have my second factor").getByText("This account has no second factor.")).toBeVisible();
  await way(page, "I have my Recovery Kit").getByRole("button", { name: "Use my kit" }).click();

  // One word wrong: the page says which.
  await expect(page.getByRole("heading", { name: "Enter your Recovery Kit" })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  const words = [...person.kit.words];
  const slipped = words.with(4, words[4] === "zoo" ? "zone" : "zoo");
  await page.getByLabel("24 words or numbers").fill(slipped.join(" "));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("link", { name: /number 5 on your sheet/ })).toBeVisible();
  await page.getByLabel("Take a photo of the QR code").setInputFiles(await photoOf(page, person.kit.qrText));
  await expect(page.getByText("We have read the code. Continue below.")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();

  await choosePassword(page, "Save my new password");
  await expect(page.getByRole("heading", { name: "Your new password is set" })).toBeFocused({ timeout: 20_000 });
  await expect(page.getByText("Your vault opens with everything in it.")).toBeVisible();
  await signIn(page, { ...person, password: newPassword });
  await unlockVault(page, newPassword);
  await expect(page.getByRole("button", { name: "Enter the old Recovery Kit" })).toBeHidden();
  await mailWith(baseURL!, person.email, ["/auth/object"]);
});

test("[KEY-012, KEY-016, KEY-018, KEY-020, KEY-021] a lost password without the kit: the second factor signs in, and the old kit opens the rest later", async ({
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const person = await freshHolder(baseURL!);
  const { secret } = await person.client.call<{ secret: string }>("POST", "/api/auth/two-factor/setup");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const keeper = await VaultKeeper.open(person.client, fromQrText(person.kit.qrText));
  const { id } = await keeper.keep({ title: "Deed of the mill", category: "document", content: "Under the stairs" });
  const { backupCodes } = await person.client.call<{ backupCodes: string[] }>("POST", "/api/auth/two-factor/enable", {
    code: totp.generate(),
  });
  const context = await openBrowser();
  await context.addInitScript(() => {
    window.print = () => {};
  });
  const page = await context.newPage();
  await followLink(page, person.email, baseURL!);
  await way(page, "I have my second factor").getByRole("button", { name: "Use my second factor" }).click();

  // Said before it happens, and confirmed by itself.
  await expect(page.getByRole("heading", { name: "What happens to your vault" })).toBeFocused();
  await expect(page.getByText("The people in your plan will still receive it")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Tick this to continue")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("checkbox", { name: /I understand that I cannot open my old vault entries/ }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await choosePassword(page, "Continue");

  await expect(page.getByRole("heading", { name: "Print your new Recovery Kit" })).toBeFocused({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Do this later" })).toBeVisible();
  await expect(page.getByText("you will not be able to open your vault")).toBeVisible();
  await page.getByRole("button", { name: "No printer? Write it down by hand" }).click();
  const byHand = page.getByRole("dialog", { name: "Write these down" });
  const entries = await byHand.getByRole("listitem").allInnerTexts();
  await byHand.getByRole("button", { name: "I have written them down" }).click();
  const words = entries.map((entry) => entry.replace(/^\s*\d+\s+/, "").trim());
  expect(words.join(" ")).not.toBe(person.kit.words.join(" "));
  for (const field of await page.getByLabel(/^Word \d+$/).all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? "");
    await field.fill(words[Number(/\d+/.exec(label)?.[0]) - 1] ?? "");
  }
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByRole("heading", { name: "Confirm your identity" })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText("Backup code", { exact: true }).first().click();
  await page.getByRole("textbox", { name: "Backup code" }).fill(backupCodes[0]!);
  await page.getByRole("button", { name: "Save my new password" }).click();
  await expect(page.getByRole("heading", { name: "Your new password is set" })).toBeFocused({ timeout: 20_000 });
  await expect(page.getByText("Your old entries are locked, not lost")).toBeVisible();

  // The second factor is asked for as before.
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/two-factor/, { timeout: 20_000 });
  await page.getByLabel("Code", { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/dashboard\//, { timeout: 20_000 });

  // The vault lists the entry as sealed, without an error and without its title.
  const renewed = { ...person, password: newPassword };
  await page.goto(vaultList);
  await unlockHere(page, renewed);
  await expect(page.getByText("1 entry is locked until you find the kit")).toBeVisible();
  await expect(page.getByRole("link", { name: "Locked entry" })).toBeVisible();
  await expect(page.getByText("Cannot be opened")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  // Later, the old sheet is found.
  await page.getByRole("link", { name: "Enter the old kit" }).click();
  await page.getByRole("button", { name: "Enter the old Recovery Kit" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter the old Recovery Kit" });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel("24 words or numbers").fill(words.join(" "));
  await dialog.getByLabel("Your current password").fill(newPassword);
  await dialog.getByRole("button", { name: "Open the old entries" }).click();
  await expect(dialog.getByRole("link", { name: /which no longer opens anything or belongs/ })).toBeVisible();
  await dialog.getByLabel("24 words or numbers").fill(person.kit.numbers.join(" "));
  await dialog.getByRole("button", { name: "Open the old entries" }).click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
  await expect(page.getByText("Your old entries are open again")).toBeVisible();
  await expect(page.getByRole("button", { name: "Enter the old Recovery Kit" })).toBeHidden();

  // It is readable again, moves under the keys of today, and loses its mark.
  await page.goto(`${vaultList}/${id}`);
  await unlockHere(page, renewed);
  await expect(page.getByRole("heading", { level: 1, name: "Deed of the mill" })).toBeVisible();
  await page.getByRole("link", { name: "Vault", exact: true }).last().click();
  await page.getByRole("button", { name: "Move now" }).click();
  await expect(page.getByText("All entries now open with your current password")).toBeVisible();
  await expect(page.getByRole("button", { name: "Move now" })).toBeHidden();
  await page.getByRole("link", { name: "Deed of the mill" }).click();
  await page.getByRole("button", { name: "Show content" }).click();
  await expect(page.getByText("Under the stairs")).toBeVisible();
});

test("[KEY-017, KEY-020] with the mailbox alone: 72 hours start after a tick, and one tap in the notice stops them", async ({
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const person = await freshHolder(baseURL!);
  const page = await (await openBrowser()).newPage();
  await followLink(page, person.email, baseURL!);
  await way(page, "I only have my email").getByRole("button", { name: "Use my email" }).click();
  await expect(page.getByRole("heading", { name: "What happens if you continue with your email only" })).toBeFocused();
  const end = new Date(Date.now() + 72 * 3600_000);
  // In the time zone of the browsers (playwright.config.ts): in the evening it is already another day there.
  const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "Europe/Paris" });
  const day = format.format(end);
  await expect(page.getByText(day, { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "Start the 72 hours" }).click();
  await expect(page.getByText("Tick this to continue")).toBeVisible();
  await page.getByRole("checkbox", { name: /I understand that I cannot open my old vault entries/ }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Start the 72 hours" }).click();
  await expect(page.getByRole("heading", { name: "The 72 hours are running" })).toBeFocused();

  await page.goto(await linkInMail(baseURL!, person.email, "/auth/stop-reset"));
  await expect(page.getByRole("heading", { name: "Stop the password reset?" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Stop it" }).click();
  await expect(page.getByRole("heading", { name: "Password reset stopped" })).toBeFocused();
  await signIn(page, person);
});

test("[ACC-081, KEY-014, SEC-008] a changed password: the new one signs in, and the other browser is signed out", async ({
  openPage,
  baseURL,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.allow(/status of 401/);
  const person = await freshHolder(baseURL!);
  const page = await openPage("/settings/security", { as: person, alone: true });
  const other = await openPage("/dashboard/will-holder", { as: person, alone: true });
  const card = page.getByRole("region", { name: "Password", exact: true });
  await card.getByRole("button", { name: "Change password" }).click();
  await card.getByRole("button", { name: "Change my password" }).click();
  await expect(card.getByRole("link", { name: "Current password is required" })).toBeVisible();
  await expect(card.getByRole("link", { name: "New password is required" })).toBeVisible();
  await card.getByLabel("Current password").fill("Not-the-one-4417!");
  await card.getByLabel("New password", { exact: true }).fill(newPassword);
  await card.getByRole("button", { name: "Change my password" }).click();
  await expect(card.getByRole("link", { name: "This is not the password for this account." })).toBeVisible({
    timeout: 20_000,
  });
  expect(await axeFindings(page)).toEqual([]);
  await card.getByLabel("Current password").fill(person.password);
  await card.getByRole("button", { name: "Change my password" }).click();
  const toast = page.getByRole("region", { name: "Notifications" }).getByText("Password changed");
  await expect(toast).toBeVisible({ timeout: 20_000 });
  await expect(card.getByRole("button", { name: "Change password" })).toBeFocused();
  await expect(other).toHaveURL(/\/auth\/login/, { timeout: 20_000 });
  await unlockVault(page, newPassword);
  await signIn(other, { ...person, password: newPassword });
});
