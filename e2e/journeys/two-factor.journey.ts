import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { tabTo } from "../harness/keyboard.ts";
import { freshHolder, type Person } from "../harness/people.ts";
import { settled } from "../harness/settled.ts";

/** The authenticator app of the person. A code works once, so each use asks for a later step than the one before. */
class App {
  readonly #totp: TOTP;
  #used = 0;

  constructor(secret: string) {
    this.#totp = new TOTP({ algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  }

  /** A code that was not used: of this step or of the next, which the server takes as well. */
  nextCode(): string {
    const now = Math.floor(Date.now() / 30_000);
    const step = Math.max(this.#used + 1, now);
    expect(step, "codes are used faster than the steps go by").toBeLessThanOrEqual(now + 1);
    this.#used = step;
    return this.#totp.generate({ timestamp: step * 30_000 });
  }
}

async function enterPassword(page: Page, person: Person) {
  await page.goto("/auth/login");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function signOut(page: Page) {
  await page
    .getByRole("button", { name: /account|menu/i })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/auth\/login|\/$/);
}

const onDashboard = (page: Page) => expect(page).toHaveURL(/\/dashboard\/will-holder$/, { timeout: 20_000 });

/** Turns two-factor on as a person does, up to the codes on the screen. */
async function turnOn(page: Page): Promise<{ app: App; codes: string[] }> {
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Turn on two-factor authentication" }).click();
  const scan = page.getByRole("dialog", { name: "Connect your authenticator app" });
  await expect(scan.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const secret = await scan.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent();
  await scan.getByRole("button", { name: "Next" }).click();

  const prove = page.getByRole("dialog", { name: "Enter your six-digit code" });
  const app = new App(secret!.replace(/\s/g, ""));
  await prove.getByLabel("Code").fill("000000");
  await prove.getByRole("button", { name: "Turn on" }).click();
  await expect(prove.getByText("This code is not correct.")).toBeVisible();
  await prove.getByLabel("Code").fill(app.nextCode());
  await prove.getByRole("button", { name: "Turn on" }).click();

  const keep = page.getByRole("dialog", { name: "Two-factor authentication is on. Save these codes" });
  const listed = keep.getByRole("list", { name: "Backup codes" }).getByRole("listitem");
  await expect(listed).toHaveCount(10, { timeout: 20_000 });
  const codes = await listed.allTextContents();
  expect(await axeFindings(page)).toEqual([]);
  return { app, codes };
}

/** Somebody who turned it on before, through the API: the page is another journey's. */
async function withTwoFactor(url: string): Promise<{ person: Person; app: App }> {
  const { client, ...person } = await freshHolder(url);
  const { secret } = await client.call<{ secret: string }>("POST", "/api/auth/two-factor/setup");
  const app = new App(secret);
  await client.call("POST", "/api/auth/two-factor/enable", { code: app.nextCode() });
  return { person, app };
}

test("[ACC-064, SEC-009, SEC-010] two-factor from the first scan to a trusted device and a backup code", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.allow(/status of 401/);
  const person = await freshHolder(baseURL!);
  const page = await (await openBrowser({ as: person, alone: true })).newPage();
  const { app, codes } = await turnOn(page);

  const keep = page.getByRole("dialog", { name: "Two-factor authentication is on. Save these codes" });
  await page.keyboard.press("Escape");
  await keep.getByRole("button", { name: "Done" }).click();
  await expect(keep.getByText("Save the codes first, then tick this.")).toBeVisible();
  const file = page.waitForEvent("download");
  await keep.getByRole("button", { name: "Download" }).click();
  const saved = await (await file).createReadStream();
  const text = Buffer.concat(await saved.toArray()).toString("utf8");
  for (const code of codes) expect(text).toContain(code);
  await keep.getByLabel("I have saved the codes in a safe place").check();
  await keep.getByRole("button", { name: "Done" }).click();
  const card = page.getByRole("region", { name: "Two-factor authentication" });
  await expect(card.getByText("10 of ten codes left")).toBeVisible();
  await signOut(page);

  await enterPassword(page, person);
  await expect(page.getByRole("heading", { name: "Enter your six-digit code" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel("Trust this device for 7 days")).not.toBeChecked();
  await page.goto("/dashboard/will-holder");
  await expect(page, "the password alone opens nothing").toHaveURL(/\/auth\/login\?from=/);

  await page.goto("/auth/two-factor");
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
  const field = page.getByLabel("Code", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  const code = app.nextCode();
  // As some apps copy it.
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(field).toHaveValue(code);
  await page.getByLabel("Trust this device for 7 days").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await onDashboard(page);
  await signOut(page);

  await enterPassword(page, person);
  await onDashboard(page);
  await page.goto("/settings/security");
  await expect(card.getByText("1 device skips the code")).toBeVisible();
  await card.getByRole("button", { name: "Review" }).click();
  const devices = page.getByRole("dialog", { name: "Trusted devices" });
  await expect(devices.getByText("This device")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await devices.getByRole("button", { name: /^Stop trusting/ }).click();
  await expect(devices.getByText("You have no trusted devices.")).toBeVisible();
  await devices.getByRole("button", { name: "Close", exact: true }).last().click();
  await signOut(page);

  await enterPassword(page, person);
  await page.getByRole("button", { name: "Use a backup code" }).click();
  expect(await axeFindings(page)).toEqual([]);
  const backup = page.getByLabel("Backup code", { exact: true });
  await backup.fill("AAAAA-AAAAA");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This backup code is not correct, or it has already been used.").first()).toBeVisible();
  await backup.fill(codes[0]!.toLowerCase());
  await page.getByRole("button", { name: "Continue" }).click();
  await onDashboard(page);
  await expect(page.getByText("You signed in with a backup code")).toBeVisible();
});

test("[AXS-002, SEC-010] the code, new backup codes and turning it off, by keyboard alone", async ({
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const { person, app } = await withTwoFactor(baseURL!);
  const page = await (await openBrowser()).newPage();
  await enterPassword(page, person);
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused({ timeout: 20_000 });
  await page.keyboard.type(app.nextCode());
  await page.keyboard.press("Enter");
  await onDashboard(page);
  await page.goto("/settings/security#two-factor");

  const card = page.getByRole("region", { name: "Two-factor authentication" });
  await tabTo(page, card.getByRole("button", { name: "Create new codes" }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Create ten new backup codes?" });
  await tabTo(page, question.getByRole("button", { name: "Create new codes" }));
  await page.keyboard.press("Enter");
  const fresh = page.getByRole("dialog", { name: "Save your new codes" });
  const code = await fresh.getByRole("list", { name: "Backup codes" }).getByRole("listitem").first().textContent();
  await tabTo(page, fresh.getByLabel("I have saved the codes in a safe place"));
  await page.keyboard.press("Space");
  await tabTo(page, fresh.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await expect(fresh).toBeHidden();

  await tabTo(page, card.getByRole("button", { name: "Turn off" }));
  await page.keyboard.press("Enter");
  const off = page.getByRole("dialog", { name: "Turn off two-factor authentication?" });
  await tabTo(page, off.getByLabel("Your password", { exact: true }));
  await page.keyboard.type(person.password);
  await tabTo(page, off.getByRole("button", { name: "Use a backup code" }));
  await page.keyboard.press("Enter");
  await tabTo(page, off.getByLabel("Backup code", { exact: true }), "Shift+Tab");
  await page.keyboard.type(code!);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Two-factor authentication is off")).toBeVisible({ timeout: 20_000 });
  await expect(card.getByRole("button", { name: "Turn on two-factor authentication" })).toBeVisible();
});

test("[SEC-007] a sign-in that waited longer than ten minutes for its code begins again", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  test.setTimeout(60_000);
  watch.allow(/status of 410/);
  const { person, app } = await withTwoFactor(baseURL!);
  const context = await openBrowser();
  const page = await context.newPage();
  await enterPassword(page, person);
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused({ timeout: 20_000 });
  // What is left in the browser after ten minutes.
  await context.clearCookies({ name: "__Host-hl_pending" });
  await page.keyboard.type(app.nextCode());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Please sign in again" })).toBeVisible();
  await page.getByRole("link", { name: "Go to sign in" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});
