import { exportedColumns } from "@heirlock/contract/personal-export";
import { languages } from "@heirlock/domain/languages";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readingFor } from "../../../platform/format.ts";
import { createI18n } from "../../../platform/i18n.ts";
import type { ExportData } from "./export-data.ts";
import { exportDocument } from "./export-document.ts";
import { packArchive } from "./pack-archive.ts";

const data: ExportData = {
  madeAt: "2026-11-15T10:00:00.000Z",
  vault: "locked",
  sections: {
    account: [{ id: "1", name: 'Nadia "Nadi" <b>Haddad</b>', email_verified: true, deletes_at: null }],
    assets: [{ title: "<script>alert(1)</script>", asset_type: "physical", created_at: "2026-01-02T03:04:05.000Z" }],
    profile: [{ country: "LB", language: "fr" }],
    consents: [],
    history: [
      { body: '{"at":"2026-01-02T03:04:05.000000Z","type":"asset.created","data":{"asset":"x"}}', hash: "00" },
      { body: '{"at":"2026-01-02T03:04:05.000000Z","type":"made.up","data":{}}', hash: "00" },
    ],
    somethingNew: [{ column_of_tomorrow: "value of tomorrow" }],
  },
};

async function textsIn(language: (typeof languages)[number]) {
  const i18n = await createI18n(language, ["account/export"]);
  const text = (key: string, values?: Record<string, string>) =>
    i18n.exists(`account/export:${key}`)
      ? String(i18n.t(`account/export:${key}` as never, values as never))
      : undefined;
  return { language, reading: readingFor(language), text };
}

describe("[SEC-036] the readable form", () => {
  test.each(languages)("is one page in %s without script, and nothing in it is taken for markup", async (language) => {
    const page = exportDocument(data, await textsIn(language));
    expect(page).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    expect(page).not.toMatch(/<script|<b>|https?:\/\//);
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).toContain("default-src 'none'");
  });

  test("says things in words, and shows also what it has no words for", async () => {
    const page = exportDocument(data, await textsIn("en"));
    for (const words of [
      "About you",
      "Physical",
      "Asset added",
      "Nothing is stored here",
      "Email confirmed",
      "Lebanon",
      "Français",
    ])
      expect(page).toContain(words);
    for (const raw of ["made.up", "somethingNew", "column_of_tomorrow", "value of tomorrow"])
      expect(page).toContain(raw);
    expect(page).not.toContain("Will be deleted on");
  });

  test("says that the vault stayed locked, or shows what was opened and leads to its files", async () => {
    const texts = await textsIn("en");
    const locked = exportDocument({ ...data, sections: { ...data.sections, vault: [] } }, texts);
    expect(locked).toContain("Your vault stayed locked in this archive");
    const vault = [
      { title: "safe", category: "safe", content: "<b>31-41</b>\n59", file: "vault/0001 deed & plan.pdf" },
      { category: "note", state: "still_locked" },
    ];
    const opened = exportDocument({ ...data, vault: "opened", sections: { ...data.sections, vault } }, texts);
    expect(opened).not.toContain("stayed locked");
    expect(opened).toContain("<dd><bdi>safe</bdi></dd>");
    expect(opened).toContain("<dd><bdi>Safe</bdi></dd>");
    expect(opened).toContain("&lt;b&gt;31-41&lt;/b&gt;\n59");
    expect(opened).toContain('<a href="vault/0001%20deed%20%26%20plan.pdf">');
    expect(opened).toContain("Could not be opened with your keys");
  });

  test("has a heading for every section and a name for every column that the server gives", async () => {
    const sections = Object.keys(exportedColumns);
    const columns = Object.values(exportedColumns).flat();
    const { text } = await textsIn("en");
    for (const name of sections)
      expect({ name, text: text(`sections.${name}`) }).not.toMatchObject({ text: undefined });
    for (const name of columns) expect({ name, text: text(`columns.${name}`) }).not.toMatchObject({ text: undefined });
  });
});

test("the archive opens again with the same texts, however large", async () => {
  const files = {
    "README.txt": "مرحبًا\n",
    "data.json": JSON.stringify(Array.from({ length: 60_000 }, (_, n) => n)),
    empty: "",
  };
  const archive = await packArchive(files, new Date("2026-11-15T10:00:00Z"), new AbortController().signal);
  const opened = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const texts = Object.fromEntries(
    Object.entries(opened).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );
  expect(texts).toEqual(files);
});

test("files lie in it as they are", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(150_000).subarray(0, 65_536));
  const files = { "index.html": "page", "vault/0001 a.pdf": new Blob([bytes, bytes]), "data.json": "{}" };
  const archive = await packArchive(files, new Date(), new AbortController().signal);
  const opened = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.keys(opened)).toEqual(Object.keys(files));
  expect(Buffer.from(opened["vault/0001 a.pdf"]!).equals(Buffer.concat([bytes, bytes]))).toBe(true);
});

test("an archive that nobody waits for any more is not finished", async () => {
  const leaving = new AbortController();
  leaving.abort();
  await expect(packArchive({ a: "b" }, new Date(), leaving.signal)).rejects.toThrow();
});
