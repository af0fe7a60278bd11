import { standardKdf, toBase64url } from "@heirlock/crypto/format";
import { deriveFromPassword } from "@heirlock/crypto/password";
import { createRecoveryKey, fromQrText, kitNumber } from "@heirlock/crypto/recovery-key";
import { wrapBundle } from "@heirlock/crypto/wrap";
import type { DemoClient } from "@heirlock/tools/demo/client";
import { openBundle } from "@heirlock/tools/demo/open-bundle";
import { resetWithOwnKeys } from "@heirlock/tools/demo/reset-with-own-keys";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { endProofs, endResetWait } from "@heirlock/tools/stack/pass-time";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { axeFindings } from "../harness/accessibility.ts";
import { startHouse } from "../harness/house.ts";
import { expect, test } from "../harness/journey.ts";
import { linkInMail, mailWith } from "../harness/mails.ts";
import { freshHolder, type Person, signIn } from "../harness/people.ts";
import { unlockVault, vaultList } from "../harness/vault-page.ts";
import { withoutGuide } from "../harness/without-guide.ts";

// Somebody else is in the account, and its owner reads one of our letters. The fourth of the worst, a moved address, is
// played in recovery-options.journey.ts; every notice is played over HTTP in recovery-ends-with-the-owner.test.ts.

const anotherPassword = "Copper-Orchard-9031!";

/** "This was not me" of the letter with this heading, pressed on its page. */
async function objectTo(page: Page, url: string, { email }: Person, heading: string): Promise<void> {
  const html = await mailWith(url, email, [heading, "/auth/object"]);
  const link = /href="([^"]*\/auth\/object#[^"]+)"/.exec(html)![1]!;
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await page.getByRole("button", { name: "Secure my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account is secured" })).toBeFocused({ timeout: 15_000 });
}

async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/auth/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** What the server is shown instead of the password. */
async function authKeyOf(client: DemoClient, { email, password }: Person): Promise<string> {
  const { salt } = await client.call<{ salt: string }>("POST", "/api/auth/pre-login", { email });
  const { authKey } = await deriveFromPassword(password, Buffer.from(salt, "base64url"), standardKdf);
  return toBase64url(authKey);
}

test("[SEC-041, SEC-043] taken over by a reset that waited: one tap gives password, vault and kit back", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const house = await startHouse();
  try {
    const url = house.apiUrl;
    const person = await freshHolder(url);
    const keeper = await VaultKeeper.open(person.client, fromQrText(person.kit.qrText));
    await keeper.keep({ title: "Deed of the mill", category: "document", content: "Under the stairs" });
    await person.client.call("POST", "/api/auth/password/forgot", { email: person.email });
    const link = await linkInMail(url, person.email, "/auth/reset-password");
    await endResetWait(house.databaseUrl, person.email);
    await resetWithOwnKeys(person.client, link.split("#")[1]!, anotherPassword);

    const newPage = async () =>
      await (await withoutGuide(await browser.newContext({ baseURL: url, locale: "en-GB" }))).newPage();
    const [theirs, own] = [await newPage(), await newPage()];
    await signIn(theirs, { ...person, password: anotherPassword });
    await objectTo(own, url, person, "Your password was reset");
    for (const line of [
      "Your previous password works again.",
      "Your vault opens as it did before.",
      "Your previous Recovery Kit works again.",
    ])
      await expect(own.getByText(line)).toBeVisible();
    expect(await axeFindings(own)).toEqual([]);

    await expect(theirs).toHaveURL(/\/auth\/login/, { timeout: 20_000 });
    await enterPassword(theirs, { ...person, password: anotherPassword });
    await expect(theirs.getByText("The email or password is not correct", { exact: false })).toBeVisible({
      timeout: 20_000,
    });

    // Home again. After a quarter of an hour the password that opens the vault is proof enough to show an entry.
    await signIn(own, person);
    await own.goto(vaultList);
    await endProofs(house.databaseUrl, person.email);
    await unlockVault(own, person);
    await own.getByRole("link", { name: "Deed of the mill" }).click();
    await own.getByRole("button", { name: "Show content" }).click();
    await expect(own.getByText("Under the stairs")).toBeVisible();
    await expect(own.getByRole("dialog", { name: "Confirm your identity" })).toBeHidden();
  } finally {
    await house.leave();
  }
});

test("[SEC-041] the second step switched off by somebody else is on again, with the owner's own app", async ({
  openBrowser,
  openPage,
  baseURL,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.allow(/status of 401/);
  const person = await freshHolder(baseURL!);
  const { secret } = await person.client.call<{ secret: string }>("POST", "/api/auth/two-factor/setup");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const { backupCodes } = await person.client.call<{ backupCodes: string[] }>("POST", "/api/auth/two-factor/enable", {
    code: totp.generate(),
  });
  await person.client.call("POST", "/api/auth/two-factor/disable", {
    password: await authKeyOf(person.client, person),
    backupCode: backupCodes[0],
  });
  const theirs = await openPage("/settings/security", { as: person, alone: true });
  await expect(theirs.getByRole("button", { name: "Turn on two-factor authentication" })).toBeVisible();

  const own = await (await openBrowser()).newPage();
  await objectTo(own, baseURL!, person, "Two-factor authentication is off");
  await expect(own.getByText("Two-factor authentication is as it was before.")).toBeVisible();
  await expect(own.getByText("Someone else knows your password.", { exact: false })).toBeVisible();
  await expect(theirs).toHaveURL(/\/auth\/login/, { timeout: 20_000 });
  await enterPassword(theirs, person);
  await expect(theirs, "the password alone is not enough any more").toHaveURL(/\/auth\/two-factor/, {
    timeout: 20_000,
  });

  await enterPassword(own, person);
  await expect(own).toHaveURL(/\/auth\/two-factor/, { timeout: 20_000 });
  await own.getByLabel("Code", { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await own.getByRole("button", { name: "Continue" }).click();
  await expect(own).toHaveURL(/\/dashboard\/will-holder$/, { timeout: 20_000 });
});

test("[SEC-041] a thief with the password and a kit of their own: the owner's kit works again, the password is held", async ({
  openBrowser,
  openPage,
  baseURL,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(/status of 40[13]/);
  const person = await freshHolder(baseURL!);
  const theirs = await openPage("/settings/security", { as: person, alone: true });
  const { bundle } = await openBundle(person.client, fromQrText(person.kit.qrText));
  const theirKit = createRecoveryKey();
  const { version } = await person.client.call<{ version: number }>("GET", "/api/auth/keys");
  await person.client.call("POST", "/api/auth/keys/rewrap", {
    password: await authKeyOf(person.client, person),
    bundleByKit: wrapBundle(bundle, "kit", theirKit),
    kitNumber: kitNumber(theirKit),
    version,
  });

  const own = await (await openBrowser()).newPage();
  await objectTo(own, baseURL!, person, "You have a new Recovery Kit");
  await expect(own.getByText("Your previous Recovery Kit works again.", { exact: false })).toBeVisible();
  await expect(own.getByText("Someone else knows your password.", { exact: false })).toBeVisible();
  await expect(theirs).toHaveURL(/\/auth\/login/, { timeout: 20_000 });
  await enterPassword(theirs, person);
  await expect(theirs.getByText("Choose a new password first")).toBeVisible({ timeout: 20_000 });
  expect(await axeFindings(theirs)).toEqual([]);

  const link = new URL(await linkInMail(baseURL!, person.email, "/auth/reset-password"));
  await own.goto(link.pathname + link.hash);
  await own.getByRole("button", { name: "Use my kit" }).click();
  await own.getByLabel("24 words or numbers").fill(person.kit.words.join(" "));
  await own.getByRole("button", { name: "Continue" }).click();
  await own.getByLabel("New password", { exact: true }).fill(anotherPassword);
  await own.getByRole("button", { name: "Save my new password" }).click();
  await expect(own.getByRole("heading", { name: "Your new password is set" })).toBeFocused({ timeout: 20_000 });
  await signIn(own, { ...person, password: anotherPassword });
  await enterPassword(theirs, person);
  await expect(theirs.getByText("The email or password is not correct", { exact: false })).toBeVisible({
    timeout: 20_000,
  });
});
