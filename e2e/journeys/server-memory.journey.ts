import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Kdf, toBase64url } from "@heirlock/crypto/format";
import { deriveFromPassword } from "@heirlock/crypto/password";
import { readRecoveryKey } from "@heirlock/crypto/read-recovery-key";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import { readEveryRow } from "@heirlock/tools/stack/read-every-row";
import type { Page } from "@playwright/test";
import { startHouse } from "../harness/house.ts";
import { expect, test } from "../harness/journey.ts";
import { digitsInMail, linkInMail } from "../harness/mails.ts";
import { type Person, signIn, stranger } from "../harness/people.ts";
import { formsOfRecoveryKey } from "../harness/secret-forms.ts";
import {
  formsOfBundle,
  formsOfSecret,
  formsOfText,
  searchFolder,
  searchMemory,
  searchText,
} from "../harness/server-search.ts";
import { withoutGuide } from "../harness/without-guide.ts";

const passwords = ["Cobalt-Meadow-8264!", "Saffron-Turret-5937!", "Juniper-Anvil-7193?"] as const;

/** To a printed kit, whose words come back. */
async function signUp(page: Page, url: string, person: Person): Promise<string[]> {
  await page.goto("/auth/signup");
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Six digits").fill(await digitsInMail(url, person.email), { timeout: 60_000 });
  await page.waitForURL(/\/dashboard\//, { timeout: 30_000 });
  await page.goto("/settings/security/recovery-kit");
  await page.getByLabel("Your password").fill(person.password);
  await page.getByRole("button", { name: "Create a new kit" }).click();
  await page.getByRole("button", { name: "No printer? Write it down by hand" }).click({ timeout: 60_000 });
  const dialog = page.getByRole("dialog", { name: "Write these down" });
  const entries = await dialog.getByRole("listitem").allInnerTexts();
  await dialog.getByRole("button", { name: "I have written them down" }).click();
  const words = entries.map((entry) => entry.replace(/^\s*\d+\s+/, "").trim());
  for (const field of await page.getByLabel(/^Word \d+$/).all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? "");
    await field.fill(words[Number(/\d+/.exec(label)?.[0]) - 1] ?? "");
  }
  await page.getByRole("button", { name: "Finish and replace the old kit" }).click();
  await expect(page.getByRole("heading", { name: "Your new Recovery Kit is ready" })).toBeVisible({ timeout: 30_000 });
  return words;
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(from);
  await page.getByLabel("New password", { exact: true }).fill(to);
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("Password changed", { exact: true })).toBeVisible({ timeout: 60_000 });
}

async function resetWithKit(page: Page, url: string, email: string, words: string[], to: string): Promise<void> {
  await page.goto("/auth/forgot-password");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.goto(await linkInMail(url, email, "/auth/reset-password"));
  await page.getByRole("button", { name: "Use my kit" }).click();
  await page.getByLabel("24 words or numbers").fill(words.join(" "));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("New password", { exact: true }).fill(to);
  await page.getByRole("button", { name: "Save my new password" }).click();
  await expect(page.getByRole("heading", { name: "Your new password is set" })).toBeVisible({ timeout: 60_000 });
}

/** The key-encryption key as the browser derived it a moment ago. */
async function keyOf(url: string, email: string, password: string): Promise<Uint8Array> {
  const answer = await fetch(`${url}/api/auth/pre-login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email }),
  });
  const { data } = (await answer.json()) as { data: { salt: string; kdf: Kdf } };
  return (await deriveFromPassword(password, Buffer.from(data.salt, "base64url"), data.kdf)).kek;
}

test("[SEC-034] memory, database, logs and mails of the server hold neither password, kek, recovery key nor bundle", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const control = randomBytes(32);
  const marker = `Zenobia${randomBytes(4).toString("hex").replace(/\d/g, "q")}`;
  const house = await startHouse({ control: toBase64url(control) });
  try {
    const { apiUrl: url, pids } = house;
    const context = await withoutGuide(await browser.newContext({ baseURL: url, locale: "en-GB" }));
    const page = await context.newPage();
    const [first, second, third] = passwords;
    const person = { ...stranger(), password: first, firstName: marker };
    const { email } = person;

    const words = await signUp(page, url, person);
    const keks = [await keyOf(url, email, first)];
    await changePassword(page, first, second);
    keks.push(await keyOf(url, email, second));
    const stranded = await withoutGuide(await browser.newContext({ baseURL: url, locale: "en-GB" }));
    await resetWithKit(await stranded.newPage(), url, email, words, third);
    keks.push(await keyOf(url, email, third));
    const last = await stranded.newPage();
    await signIn(last, { ...person, password: third });

    const keys = await (await last.request.get("/api/auth/keys")).json();
    const bundle = unwrapBundle(keys.data.bundleByPassword, "password", keks[2]!);
    const recoveryKey = readRecoveryKey(words.join(" "));
    expect(unwrapBundle(keys.data.bundleByKit, "kit", recoveryKey), "the words open the same bundle").toEqual(bundle);
    const secrets = [
      ...passwords.flatMap((password, n) => formsOfText(`password ${n + 1}`, password)),
      ...keks.flatMap((kek, n) => formsOfSecret(`kek ${n + 1}`, kek)),
      ...formsOfSecret("recovery key", recoveryKey),
      ...formsOfRecoveryKey(recoveryKey).map(({ name, bytes }) => ({ name: `recovery key, ${name}`, bytes })),
      ...formsOfBundle(bundle),
    ];

    // The controls: what was sent, and what was planted, is found wherever the secrets are looked for.
    const sent = formsOfText("sent", marker);
    const planted = formsOfSecret("planted", control);
    const report = { level: "warn", message: `The journey of ${marker} is over` };
    await last.request.post("/api/client-log", { data: report, headers: { origin: url } });
    for (let turn = 0; turn < 20; turn++) await last.request.get("/api/user/profile");
    const all = [...secrets, ...sent, ...planted];
    const places = {
      "memory of the API": searchMemory(pids.api, all),
      "memory of the worker": searchMemory(pids.worker, all),
      database: searchText([...(await readEveryRow(house.databaseUrl)).values()].join("\n"), all),
      "files of the database": searchFolder(join(house.dataDir, "postgres"), all),
      logs: searchText(house.logs(), all),
      mails: searchFolder(house.mailDir, all),
    };
    const names = new Set(secrets.map(({ name }) => name));
    for (const [place, { forms, bytes }] of Object.entries(places)) {
      expect(bytes, `${place} was looked through`).toBeGreaterThan(500);
      expect(
        forms.filter((form) => names.has(form)),
        `secrets in the ${place}`,
      ).toEqual([]);
      expect(forms.join("\n"), `the control in the ${place}`).toMatch(
        place === "memory of the worker" ? /planted, base64url/ : /sent, raw/,
      );
    }
    expect(places["memory of the API"].forms.join("\n"), "what was planted").toContain("planted, base64url");
    await context.close();
    await stranded.close();
  } finally {
    await house.leave();
  }
});
