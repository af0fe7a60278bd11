import { inflateRawSync } from "node:zlib";
import { given } from "@heirlock/db/testing/given";
import { clauseKeys } from "@heirlock/domain/wills/clause-keys";
import { fullWill } from "@heirlock/domain/wills/testing/full-will";
import { expect, test } from "vitest";
import { signedInAs } from "../../kernel/testing.ts";
import { plainText } from "./document/plain-text.ts";
import { documentOf } from "./document/will-document.ts";
import { wordFile } from "./document/word-file.ts";
import { french, started, willServer } from "./testing/browser-of.ts";
import { versionOf } from "./testing/version-of.ts";

const { db, server, browserOf, holderIn } = willServer();

const day = "2026-11-17";
const draft = { ...versionOf("gb-common-english"), status: "draft" as const, content_hash: null, salt: null };

/** The files in a ZIP, by the entries' own headers. */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let directory = zip.readUInt32LE(zip.lastIndexOf(Buffer.from("PK\x05\x06")) + 16);
  while (zip.readUInt32LE(directory) === 0x02014b50) {
    const [size, nameLength] = [zip.readUInt32LE(directory + 20), zip.readUInt16LE(directory + 28)];
    const name = zip.toString("utf8", directory + 46, directory + 46 + nameLength);
    const local = zip.readUInt32LE(directory + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + size);
    files.set(name, (zip.readUInt16LE(directory + 10) === 8 ? inflateRawSync(bytes) : bytes).toString("utf8"));
    directory += 46 + nameLength + zip.readUInt16LE(directory + 30) + zip.readUInt16LE(directory + 32);
  }
  return files;
}

test("[DOC-015] the text of a version: the clauses of the paper, each under a key that every language shares", async () => {
  const call = await browserOf(await holderIn());
  const people = fullWill.people.map((one) => ({ ...one, memberId: null }));
  const full = { ...fullWill, people, gifts: fullWill.gifts.slice(2, 3), chosenLaw: null };
  const will = await started(call, { ...french, law: "ae-civil", content: { ...full, language: "en" } });
  const { status, body } = await call("GET", `/api/wills/${will.id}/versions/1/text`);
  expect(status).toBe(200);
  const [english, arabic] = body.data.columns;
  expect([english.language, arabic.language]).toEqual(["en", "ar"]);
  const keys = english.clauses.map(({ key }: { key: string }) => key);
  expect(arabic.clauses.map(({ key }: { key: string }) => key)).toEqual(keys);
  expect(keys).toEqual(clauseKeys.filter((key) => keys.includes(key)));
  expect(keys).toContain("gifts");
  expect(body.data.governs).toContain("Arabic");
  expect(body.data.instructions.notes.join(" ")).toContain("does not make it a valid will");
});

test("no text before a law is chosen, and none of somebody else's will", async () => {
  const call = await browserOf(await holderIn());
  const will = await started(call, { ...french, law: null });
  const place = `/api/wills/${will.id}/versions/1`;
  for (const url of [`${place}/text`, `${place}/document?as=docx`, `${place}/document?as=text`])
    expect((await call("GET", url)).body.code).toBe("MISSING_JURISDICTION");
  const other = await browserOf(await holderIn());
  expect((await other("GET", `${place}/text`)).status).toBe(404);
});

test("as files: PDF unless another kind is asked for", async () => {
  const holder = await holderIn();
  const will = await started(await browserOf(holder));
  const headers = signedInAs(await given(db).session(holder));
  const typeOf = async (query: string) => {
    const url = `/api/wills/${will.id}/versions/1/document${query}`;
    const answer = await server.app.inject({ url, headers });
    return [answer.statusCode, answer.headers["content-type"], answer.rawPayload.toString("latin1", 0, 2)];
  };
  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  expect(await typeOf("")).toEqual([200, "application/pdf", "%P"]);
  expect(await typeOf("?as=docx")).toEqual([200, word, "PK"]);
  expect((await typeOf("?as=text"))[1]).toBe("text/plain; charset=utf-8");
  expect((await typeOf("?as=exe"))[0]).toBe(400);
});

test("[DOC-007] a draft says so on every page in Word, and above and below the plain text", async () => {
  const document = await documentOf(draft, day);
  const files = unzipped(await wordFile(document));
  const header = [...files].filter(([name]) => /^word\/header\d/.test(name)).map(([, xml]) => xml);
  expect(header).toHaveLength(1);
  expect(header[0]).toContain("Draft");
  const lines = plainText(document).trim().split("\n");
  expect([lines[0], lines.at(-1)]).toEqual(["Draft", "Draft"]);
  const whole = unzipped(await wordFile(await documentOf(versionOf("gb-common-english"), day)));
  expect([...whole.keys()].filter((name) => /^word\/header\d/.test(name))).toEqual([]);
});

test("Word and plain text say all that the paper says; Arabic runs from right to left", async () => {
  for (const language of ["en", "ar"] as const) {
    const document = await documentOf(versionOf("sa-islamic-hanbali", { language, form: "witnessed" }), day);
    const xml = unzipped(await wordFile(document)).get("word/document.xml")!;
    const text = plainText(document);
    const said = document.columns.flatMap(({ clauses }) => clauses.flatMap(({ paragraphs }) => paragraphs));
    for (const one of [...said, ...document.instructions.notes]) {
      expect(text).toContain(one);
      expect(xml).toContain(one.replaceAll("&", "&amp;"));
    }
    if (language === "ar") expect(xml).toMatch(/<w:bidi\/>[\s\S]*<w:rtl\/>/);
    expect(xml).not.toContain("undefined");
  }
});
