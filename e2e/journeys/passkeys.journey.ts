import { encodeBundle } from "@heirlock/crypto/bundle";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { addPasskeyDevice, overhearPrf } from "../harness/passkeys.ts";
import { freshHolder, type Person } from "../harness/people.ts";
import { findSecret, formsOfRecoveryKey } from "../harness/secret-forms.ts";
import { everythingStored } from "../harness/stored.ts";
import { startTrafficRecorder } from "../harness/traffic-recorder.ts";

const vaultCard = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: /^Your vault is/ }) });

async function openSecurity(page: Page): Promise<void> {
  // By links, as a person goes: loading the page anew would lock the vault (KEY-026).
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await page.getByRole("link", { name: "Security", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Passkeys", exact: true })).toBeVisible();
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByLabel("Passkey name")).not.toHaveValue("");
  await page.getByLabel("Passkey name").fill("Kitchen tablet");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /Account menu/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL(/\/auth\/login/);
}

async function signInByPasskey(page: Page): Promise<void> {
  // The page is drawn before it hears a click.
  await expect(page.locator("html")).toHaveAttribute("data-live", "");
  await page.getByRole("button", { name: "Sign in with a touch" }).click();
  await page.waitForURL(/\/dashboard\//, { timeout: 20_000 });
}

async function unlockInDialog(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Unlock", exact: true }).click();
}

test("[ACC-062] [KEY-009] [KEY-025] a passkey signs in and opens the vault, and what opens it never leaves the browser", async ({
  openBrowser,
  baseURL,
}) => {
  const person = await freshHolder(baseURL!);
  const recorder = await startTrafficRecorder();
  const context = await openBrowser({ as: person, alone: true, proxy: recorder.proxy });
  const heardPrf = await overhearPrf(context);
  const page = await context.newPage();
  await addPasskeyDevice(page, { hasPrf: true });
  await page.goto("/settings/security");
  await addPasskey(page);

  // The new passkey is offered to open the vault; for that the vault opens once, by the password.
  await expect(page.getByRole("heading", { name: /“Kitchen tablet” is added/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Let this passkey open my vault" }).click();
  await unlockInDialog(page, person);
  await expect(page.getByText("This passkey now opens your vault")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Signs you in and opens your vault")).toBeVisible();
  const [prf] = await heardPrf(page);
  expect(prf).toHaveLength(32);

  await signOut(page);
  await signInByPasskey(page);
  await page
    .getByRole("button", { name: /Account menu/ })
    .first()
    .click();
  await expect(page.getByRole("menuitem", { name: "Lock the vault" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openSecurity(page);
  await expect(vaultCard(page)).toContainText("Your vault is open");

  // The bundle itself, opened here by the same output, to look for every byte of it.
  const { data: keys } = await page.evaluate(async () => (await fetch("/api/auth/keys")).json());
  const bundle = unwrapBundle(keys.passkeys[0].bundle, "passkey", prf!);
  const [again] = await heardPrf(page);
  expect(again).toEqual(prf);
  const stored = Buffer.from(await everythingStored(page));
  for (const secret of [prf!, bundle.identitySeed, bundle.signingSeed, bundle.vaultRootKey, encodeBundle(bundle)]) {
    const forms = formsOfRecoveryKey(secret.slice(-32));
    expect(findSecret(forms, recorder.requests)).toEqual([]);
    expect(forms.filter(({ bytes }) => stored.includes(bytes)).map(({ name }) => name)).toEqual([]);
  }
  const posted = recorder.requests.filter(({ method, url }) => method === "POST" && /passkeys(\/sign-in)?$/.test(url));
  expect(posted).toHaveLength(2);
  for (const { body } of posted) expect(JSON.parse(body.toString()).response.clientExtensionResults).toEqual({});

  // Locked by hand, it opens by the passkey again.
  await vaultCard(page).getByRole("button", { name: "Lock now" }).click();
  await expect(vaultCard(page)).toContainText("Encryption key is not available");
  await vaultCard(page).getByRole("button", { name: "Unlock", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unlock with a touch" }).click();
  await expect(vaultCard(page)).toContainText("Your vault is open");
  expect(findSecret(formsOfRecoveryKey(prf!), recorder.requests)).toEqual([]);
  await context.close();
  await recorder.close();
});

test("[ACC-062] [KEY-009] a passkey without PRF signs in, says why it opens no vault, and can be renamed and removed", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401/);
  const person = await freshHolder(baseURL!);
  const context = await openBrowser({ as: person, alone: true });
  const page = await context.newPage();
  await addPasskeyDevice(page, { hasPrf: false });
  await page.goto("/settings/security");
  await addPasskey(page);
  await expect(page.getByText("Your device cannot open the vault with it")).toBeVisible();
  await expect(page.getByText("Signs you in only")).toBeVisible();

  // Asked for all the same, it is tried and told.
  await page.getByRole("button", { name: /^Let this passkey open my vault/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Let this passkey open my vault" }).click();
  await unlockInDialog(page, person);
  await expect(page.getByRole("alert")).toContainText("it cannot open the vault", { timeout: 20_000 });
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Rename: Kitchen tablet" }).click();
  await page.getByLabel("Passkey name").fill("Old tablet");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("button", { name: "Remove: Old tablet" })).toBeVisible();

  await signOut(page);
  await signInByPasskey(page);
  await openSecurity(page);
  await expect(vaultCard(page)).toContainText("Encryption key is not available");

  await page.getByRole("button", { name: "Remove: Old tablet" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("No passkeys yet.")).toBeVisible();
  await signOut(page);
  await page.getByRole("button", { name: "Sign in with a touch" }).click();
  await expect(page.getByRole("alert")).toContainText("We do not recognise this passkey");
});
