import { readRecoveryKey } from "@heirlock/crypto/read-recovery-key";
import { writeRecoveryKey } from "@heirlock/crypto/recovery-key";
import type { Page } from "@playwright/test";
import { axeFindings } from "../harness/accessibility.ts";
import { expect, test } from "../harness/journey.ts";
import { digitsInMail, linkInMail } from "../harness/mails.ts";
import { freshHolder, nadia, type Person, signIn, stranger } from "../harness/people.ts";
import { findSecret, formsOfRecoveryKey } from "../harness/secret-forms.ts";
import { startTrafficRecorder } from "../harness/traffic-recorder.ts";

async function fillDetails(page: Page, person: Person) {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Type the six digits we sent you" })).toBeVisible({ timeout: 30_000 });
}

/** Reads the 24 entries off the page as a person with a pen does. */
async function writeDownKit(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "No printer? Write it down by hand" }).click();
  const dialog = page.getByRole("dialog", { name: "Write these down" });
  const entries = await dialog.getByRole("listitem").allInnerTexts();
  await dialog.getByRole("button", { name: "I have written them down" }).click();
  await expect(dialog).toBeHidden();
  return entries.map((entry) => entry.replace(/^\s*\d+\s+/, "").trim());
}

async function proveKit(page: Page, entries: string[]) {
  for (const field of await page.getByLabel(/^Word \d+$/).all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? "");
    await field.fill(entries[Number(/\d+/.exec(label)?.[0]) - 1] ?? "");
  }
}

test("[KEY-010, KEY-011, KEY-012] a sign-up and two kits: the recovery key is in no request of the browser", async ({
  openBrowser,
  baseURL,
  watch,
}) => {
  test.setTimeout(120_000);
  // The control posts where nothing is posted.
  watch.allow(/status of 40[45] .*recovery-kit/);
  const recorder = await startTrafficRecorder();
  const context = await openBrowser({ proxy: recorder.proxy });
  await context.addInitScript(() => {
    window.print = () => {};
  });
  const page = await context.newPage();
  const person = stranger();

  await page.goto("/auth/signup");
  await fillDetails(page, person);
  await page.getByLabel("Six digits").fill(await digitsInMail(baseURL!, person.email));
  await page.waitForURL(/\/dashboard\//, { timeout: 30_000 });

  const printKit = async () => {
    await page.goto("/settings/security/recovery-kit");
    await page.getByLabel("Your password").fill(person.password);
    await page.getByRole("button", { name: "Create a new kit" }).click();
    await page.getByRole("button", { name: "Print my Recovery Kit" }).click();
  };
  const finish = async (words: string[]) => {
    await proveKit(page, words);
    await page.getByRole("button", { name: "Finish and replace the old kit" }).click();
    const done = page.getByRole("heading", { name: "Your new Recovery Kit is ready" });
    await expect(done).toBeVisible({ timeout: 15_000 });
  };
  await printKit();
  const words = await writeDownKit(page);
  expect(words).toHaveLength(24);
  const firstKey = readRecoveryKey(words.join(" "));
  await page.getByText("24 numbers", { exact: true }).click();
  const numbers = await writeDownKit(page);
  expect(numbers, "words and numbers say the same").toEqual(writeRecoveryKey(firstKey).numbers);
  await page.getByText("24 words", { exact: true }).click();
  await finish(words);

  await printKit();
  const newWords = await writeDownKit(page);
  const secondKey = readRecoveryKey(newWords.join(" "));
  expect(newWords).not.toEqual(words);
  await finish(newWords);

  const posted = recorder.requests.map((request) => `${request.method} ${new URL(request.url, "http://x").pathname}`);
  expect(posted).toContain("POST /api/auth/signup");
  expect(posted).toContain("POST /api/auth/verify-email/digits");
  const forms = [...formsOfRecoveryKey(firstKey), ...formsOfRecoveryKey(secondKey)];
  expect(findSecret(forms, recorder.requests)).toEqual([]);

  // The control: had any part of the page sent it, in any of these forms, it would have been found.
  for (const planted of [
    words.join(" "),
    Buffer.from(firstKey).toString("hex"),
    Buffer.from(secondKey).toString("base64url"),
  ])
    await page.evaluate((text) => navigator.sendBeacon("/api/health", text), planted);
  await page.evaluate(
    (bytes) => fetch("/api/health", { method: "POST", body: new Uint8Array(bytes) }).then(() => undefined),
    [...firstKey],
  );
  await expect.poll(() => findSecret(forms, recorder.requests).join("\n")).toMatch(/words with space/);
  const found = findSecret(forms, recorder.requests).join("\n");
  for (const form of ["words with space", "hex in", "base64url in", "raw in"]) expect(found).toContain(form);
  await context.close();
  await recorder.close();
});

test("[KEY-012] two wrong words do not pass for a printed kit", async ({ openPage, baseURL }) => {
  const person = await freshHolder(baseURL!);
  const page = await openPage("/settings/security/recovery-kit", { as: person });
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Create a new kit" }).click();
  await expect(page.getByLabel(/^Word \d+$/).first()).toBeVisible({ timeout: 20_000 });
  for (const field of await page.getByLabel(/^Word \d+$/).all()) await field.fill("zebra-not-a-word");
  await page.getByRole("button", { name: "Finish and replace the old kit" }).click();
  await expect(page.getByText(/^This is not word \d+ on your sheet/).first()).toBeVisible();
});

test("the digits sign in where the keys are: the vault is open, and nobody signs in once more", async ({
  openPage,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401 .*digits/);
  const person = stranger();
  const page = await openPage("/auth/signup");
  await fillDetails(page, person);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Six digits").fill("000000");
  await expect(page.getByRole("alert")).toContainText("These digits are not correct");
  await page.getByLabel("Six digits").fill(await digitsInMail(baseURL!, person.email));
  // A first asset can wait.
  await page.getByRole("link", { name: "Skip for now" }).click({ timeout: 30_000 });
  await page.waitForURL("**/dashboard/will-holder");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vault" }).click();
  await expect(page.getByRole("link", { name: "Add First Entry" })).toBeVisible();
});

test('a family from "Who inherits?" waits through sign-up and is in the will that a stranger starts', async ({
  openPage,
  baseURL,
}) => {
  const person = stranger();
  // A wife and two children in France.
  const page = await openPage(
    "/who-inherits/shares#f=1.D2ZyLWNpdmlsLWZyZW5jaIICAw8EQW5uZTIAAQRIdWdvMwABBUx1Y2llAAEAAwAAAAAA",
  );
  await page.getByRole("link", { name: "Create a free account" }).click();
  await fillDetails(page, person);
  await page.getByLabel("Six digits").fill(await digitsInMail(baseURL!, person.email));
  await expect(page.getByRole("heading", { level: 1, name: "Start your will" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("We use the family you just entered")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/step=heirs/);
  for (const name of ["Anne", "Hugo", "Lucie"]) await expect(page.getByText(name).first()).toBeVisible();
});

test("the link of the mail confirms the address in another browser", async ({ openPage, baseURL }) => {
  const person = stranger();
  await fillDetails(await openPage("/auth/signup"), person);
  const link = new URL(await linkInMail(baseURL!, person.email, "/auth/verify-email"));
  const elsewhere = await openPage(`${link.pathname}${link.hash}`);
  await expect(elsewhere.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
  expect(new URL(elsewhere.url()).hash, "the token is taken out of the address").toBe("");
  await signIn(elsewhere, person);
});

test("[AXS-009] [ACC-075] a refused sign-up form names its errors, takes focus and keeps what was typed", async ({
  openPage,
}) => {
  const page = await openPage("/auth/signup");
  await page.getByLabel("First name").fill("Amal");
  await page.getByRole("button", { name: "Continue" }).click();
  const summary = page.getByRole("region", { name: "Please fix the following errors:" });
  await expect(summary.getByRole("link", { name: "Password is required" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAttribute("aria-describedby", /./);
  await expect(page.getByLabel("First name")).toHaveValue("Amal");
  await summary.getByRole("link").first().click();
  await expect(page.getByLabel("Last name")).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});

test("whoever has scrolled before the app took the page over stays there, and the next page begins at its top", async ({
  openBrowser,
}) => {
  const page = await (await openBrowser()).newPage();
  await page.setViewportSize({ width: 1280, height: 640 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/auth/signup", { waitUntil: "commit" });
  const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
  await signIn.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 90)));
  letGo();
  await expect(page.locator("html")).toHaveAttribute("data-live", "");
  await page.getByLabel("First name").fill("Amal");
  expect(await page.evaluate(() => scrollY)).toBe(90);
  await signIn.click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a person who signs up with a known address sees what a stranger sees", async ({ openPage, watch }) => {
  watch.allow(/status of 401 .*digits/);
  const page = await openPage("/auth/signup");
  await fillDetails(page, { ...stranger(), email: nadia.email });
  await page.getByLabel("Six digits").fill("123456");
  await expect(page.getByRole("alert")).toContainText("These digits are not correct");
});
