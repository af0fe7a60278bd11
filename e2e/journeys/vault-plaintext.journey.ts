import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readRecoveryKey } from "@heirlock/crypto/read-recovery-key";
import { type EntryKeyName, unwrapEntryKey } from "@heirlock/crypto/vault/entry-keys";
import { filePassphrase } from "@heirlock/crypto/vault/file";
import { unwrapBundle } from "@heirlock/crypto/wrap";
import type { DemoClient } from "@heirlock/tools/demo/client";
import { readEveryRow } from "@heirlock/tools/stack/read-every-row";
import { type RealS3, startS3 } from "@heirlock/tools/stack/start-s3";
import type { Page } from "@playwright/test";
import { type House, startHouse } from "../harness/house.ts";
import { expect, test } from "../harness/journey.ts";
import { freshHolder, type Person, signIn } from "../harness/people.ts";
import { formsOfRecoveryKey, type SecretForm } from "../harness/secret-forms.ts";
import {
  type Found,
  formsOfBundle,
  formsOfSecret,
  formsOfText,
  searchBytes,
  searchFolder,
  searchMemory,
  searchText,
} from "../harness/server-search.ts";
import { everythingStored } from "../harness/stored.ts";
import { unlockVault, vaultList } from "../harness/vault-page.ts";
import { withoutGuide } from "../harness/without-guide.ts";

/** A word that stands nowhere else in the world. */
const unique = (what: string) =>
  `${what}${Array.from(randomBytes(12), (byte) => String.fromCharCode(97 + (byte % 26))).join("")}`;

function plantedValues() {
  return {
    title: unique("Titulus"),
    "changed title": unique("Novustitulus"),
    tag: unique("Signum"),
    description: unique("Descriptio"),
    details: unique("Armarium"),
    content: unique("Arcanum"),
    "file name": unique("Tabula"),
    file: unique("Scriptum"),
  };
}
type Planted = ReturnType<typeof plantedValues>;

/** A PDF of one page with a planted word on it. */
function pdfWith(word: string): Buffer {
  const text = `BT /F1 12 Tf 20 100 Td (${word}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\n%%EOF\n`);
}

/** The planted words that a browser's translation would send to its maker: those in text that is not kept out of it. */
async function offeredForTranslation(page: Page, planted: Planted): Promise<string[]> {
  return await page.evaluate((words) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const offered: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (parentElement?.translate) offered.push(...words.filter((word) => nodeValue?.includes(word)));
    }
    return offered;
  }, Object.values(planted));
}

/** Unlocks, adds, finds, reveals, opens the file, changes, deletes, brings back. */
async function walk(page: Page, person: Person, planted: Planted): Promise<void> {
  await page.goto(`${vaultList}/add`);
  await unlockVault(page, person);
  const form = page.getByRole("dialog", { name: "Add Vault Entry" });
  await form.getByLabel("Title").fill(planted.title);
  await form.getByLabel("Content").fill(planted.content);
  await form.getByLabel(/^Tags/).fill(planted.tag);
  const file = { name: `${planted["file name"]}.pdf`, mimeType: "application/pdf", buffer: pdfWith(planted.file) };
  await form.getByLabel("File Upload").setInputFiles(file);
  await form.getByRole("button", { name: "More details" }).click();
  await form.getByLabel(/^Where the original is/).fill(planted.details);
  await form.getByLabel(/^Description/).fill(planted.description);
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Vault Entry Created")).toBeVisible({ timeout: 20_000 });

  await page.getByPlaceholder("Search by title or metadata...").fill(planted.tag);
  await expect(page.getByRole("link", { name: planted.title })).toBeVisible();
  expect(await offeredForTranslation(page, planted), "the list").toEqual([]);
  await page.getByRole("link", { name: planted.title }).click();
  await page.getByRole("button", { name: "Show content" }).click();
  await expect(page.getByText(planted.content)).toBeVisible();
  expect(await offeredForTranslation(page, planted), "the entry").toEqual([]);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("It has not changed since you added it.")).toBeVisible();

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Edit Vault Entry" });
  await edit.getByLabel("Title").fill(planted["changed title"]);
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Vault Entry Updated").first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Vault entry restored")).toBeVisible();
}

interface ServedEntry {
  id: string;
  generation: number;
  wrapped_label_key: string;
  file: { id: string };
}

/** The keys of the entry, which its holder alone can open, in every form a server could hold them in. */
async function formsOfKeys(client: DemoClient, recoveryKey: Uint8Array): Promise<SecretForm[]> {
  const { userId: estate } = await client.call<{ userId: string }>("GET", "/api/auth/session");
  const { bundleByKit } = await client.call<{ bundleByKit: string }>("GET", "/api/auth/keys");
  const bundle = unwrapBundle(bundleByKit, "kit", recoveryKey);
  const { entries } = await client.call<{ entries: ServedEntry[] }>("GET", "/api/vault");
  const { id: entry, generation, wrapped_label_key, file } = entries[0]!;
  const { wrapped_content_key } = await client.call<{ wrapped_content_key: string }>(
    "POST",
    `/api/vault/${entry}/reveal`,
  );
  const open = (name: EntryKeyName, wrapped: string) =>
    unwrapEntryKey(bundle.vaultRootKey, "root", name, { estate, entry, generation }, wrapped);
  const content = open("content", wrapped_content_key);
  return [
    ...formsOfBundle(bundle),
    ...formsOfSecret("label key", open("label", wrapped_label_key)),
    ...formsOfSecret("content key", content),
    ...formsOfText("passphrase of the file", filePassphrase(content, file.id)),
    ...formsOfSecret("recovery key", recoveryKey),
    ...formsOfRecoveryKey(recoveryKey).map(({ name, bytes }) => ({ name: `recovery key, ${name}`, bytes })),
  ];
}

/** Puts a word into everything in which a page could keep something. */
async function leaveInBrowser(page: Page, word: string): Promise<void> {
  await page.evaluate(async (text) => {
    localStorage.setItem("control", `local ${text}`);
    sessionStorage.setItem("control", `session ${text}`);
    await (await caches.open("control")).put("/control", new Response(`cache ${text}`));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("control");
      opening.onupgradeneeded = () => opening.result.createObjectStore("rows").put(`database ${text}`, 1);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }, word);
}

/** Where the server keeps something; the full run also looks at what its processes and the database's files hold. */
async function searchServer(
  house: House,
  s3: RealS3 | null,
  forms: readonly SecretForm[],
): Promise<Record<string, Found>> {
  return {
    "object store": s3
      ? searchBytes((await s3.dump()).values(), forms)
      : searchFolder(join(house.dataDir, "files"), forms),
    database: searchText([...(await readEveryRow(house.databaseUrl)).values()].join("\n"), forms),
    logs: searchText(house.logs(), forms),
    mails: searchFolder(house.mailDir, forms),
    ...(process.env.E2E_FULL && {
      "files of the database": searchFolder(join(house.dataDir, "postgres"), forms),
      "memory of the API": searchMemory(house.pids.api, forms),
      "memory of the worker": searchMemory(house.pids.worker, forms),
    }),
  };
}

/** Every run looks into a real object store; the full one also into the folder that takes its place on one machine. */
const stores: readonly ("S3" | "disk")[] = process.env.E2E_FULL ? ["S3", "disk"] : ["S3"];

for (const store of stores) {
  test(`[KEY-057] nothing of an entry is readable in database, ${store}, logs, mails or browser after a full journey`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const control = unique("Praesidium");
    const s3 = store === "S3" ? await startS3() : null;
    const house = await startHouse({ control, ...(s3 && { s3: s3.settings }) });
    try {
      const planted = plantedValues();
      const person = await freshHolder(house.apiUrl);
      const context = await withoutGuide(await browser.newContext({ baseURL: house.apiUrl, locale: "en-GB" }));
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      await signIn(page, person);
      await walk(page, person, planted);

      const values = Object.entries(planted).flatMap(([name, word]) => formsOfText(name, word));
      const secrets = [...values, ...(await formsOfKeys(person.client, readRecoveryKey(person.kit.words.join(" "))))];
      const names = new Set(secrets.map(({ name }) => name));
      const found = ({ forms }: Found) => forms.filter((form) => names.has(form));

      // The browser, with the vault open and everything on the screen; then with the controls in every place.
      const inBrowser = await everythingStored(page);
      expect(found(searchText(inBrowser, secrets)), "secrets in the browser").toEqual([]);
      expect(page.url() + (await page.title())).not.toMatch(new RegExp(Object.values(planted).join("|")));
      await leaveInBrowser(page, planted.title);
      const left = await everythingStored(page);
      for (const place of ["local", "session", "cache", "database"])
        expect(left).toContain(`${place} ${planted.title}`);

      // The controls: what is sent in the clear, what the store is given, what the processes have.
      await person.client.call("PATCH", "/api/user/profile", { first_name: control });
      await page.request.post("/api/client-log", {
        data: { level: "warn", message: `The journey of ${control} is over` },
        headers: { origin: house.apiUrl },
      });
      const controls = [...formsOfText("control", control), ...formsOfText("age", "age-encryption.org/v1")];
      const places = await searchServer(house, s3, [...secrets, ...controls, ...formsOfText("address", person.email)]);
      for (const [place, result] of Object.entries(places)) {
        expect(result.bytes, `${place} was looked through`).toBeGreaterThan(500);
        expect(found(result), `secrets in the ${place}`).toEqual([]);
        const sought = { "object store": "age, raw", mails: "address, raw" }[place] ?? "control, raw";
        expect(result.forms, `the control in the ${place}`).toContain(sought);
      }
      await context.close();
    } finally {
      await house.leave();
      await s3?.stop();
    }
  });
}
