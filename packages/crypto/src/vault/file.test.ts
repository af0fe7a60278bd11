import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Decrypter } from "age-encryption";
import { afterAll, describe, expect, test } from "vitest";
import golden from "../sharing/golden.json" with { type: "json" };
import vectors from "../vectors.json" with { type: "json" };
import { createEntryKeys } from "./entry-keys.ts";
import { createExportIdentity, encryptForExport } from "./export.ts";
import { encryptFile, filePassphrase, openFile } from "./file.ts";
import { bytesOf, streamOf, unhex } from "./testing.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "heirlock-age-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const fileId = vectors.entry.fileId;
const contentKey = createEntryKeys().content;
const letter = new Uint8Array(Buffer.from("A letter.\n".repeat(20_000)));

/** `age` asks for a passphrase on a terminal and nowhere else: `script` gives it one. */
async function ageWithPassphrase(command: string, passphrase: string): Promise<void> {
  const child = spawn("script", ["-qec", command, "/dev/null"], { stdio: ["pipe", "pipe", "inherit"] });
  let asked = "";
  child.stdout.on("data", (piece: Buffer) => {
    asked += piece;
    if (/passphrase[^\n]*: *$/i.test(asked)) {
      asked = "";
      child.stdin.write(`${passphrase}\n`);
    }
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`age ended with ${code}: ${asked}`);
}

describe("files", () => {
  test("[KEY-032] Debian's age opens what we wrote", async () => {
    writeFileSync(at("ours.age"), await bytesOf(await encryptFile(contentKey, fileId, streamOf(letter))));
    await ageWithPassphrase(`age -d -o ${at("ours")} ${at("ours.age")}`, filePassphrase(contentKey, fileId));
    expect(readFileSync(at("ours")).equals(Buffer.from(letter))).toBe(true);
  }, 30_000);

  test("[KEY-032] we open what Debian's age wrote under the same passphrase", async () => {
    writeFileSync(at("plain"), letter);
    await ageWithPassphrase(`age -p -o ${at("theirs.age")} ${at("plain")}`, filePassphrase(contentKey, fileId));
    const opened = await openFile(contentKey, fileId, streamOf(readFileSync(at("theirs.age"))));
    expect(Buffer.from(opened).equals(Buffer.from(letter))).toBe(true);
  }, 30_000);

  test("[KEY-061] age -d -i opens an export with the one identity", async () => {
    const { identity, recipient } = await createExportIdentity();
    writeFileSync(at("export.age"), await bytesOf(await encryptForExport(recipient, streamOf(letter))));
    writeFileSync(at("identity.txt"), `${identity}\n`);
    await run("age", ["-d", "-i", at("identity.txt"), "-o", at("exported"), at("export.age")]);
    expect(readFileSync(at("exported")).equals(Buffer.from(letter))).toBe(true);
  }, 30_000);

  test("[KEY-031] a file of another entry, a cut, an extended or an altered one is refused whole", async () => {
    const sealed = await bytesOf(await encryptFile(contentKey, fileId, streamOf(letter)));
    const refused = (key: Uint8Array, id: string, bytes: Uint8Array) =>
      expect(openFile(key, id, streamOf(bytes))).rejects.toMatchObject({
        code: "sealed.damaged",
        data: { part: "file" },
      });
    await refused(createEntryKeys().content, fileId, sealed);
    await refused(contentKey, vectors.entry.entry, sealed);
    for (const length of [0, 10, 100, sealed.length - 1, sealed.length - 65_552])
      await refused(contentKey, fileId, sealed.slice(0, length));
    await refused(contentKey, fileId, new Uint8Array([...sealed, 0]));
    for (let i = 0; i < 40; i++) {
      const altered = sealed.slice();
      const place = Math.floor((i / 40) * sealed.length);
      altered[place]! ^= 1 << (i % 8);
      await refused(contentKey, fileId, altered);
    }
  }, 60_000);

  test("a file that was written once opens for ever", async () => {
    const opened = await openFile(
      unhex(vectors.entry.contentKey),
      fileId,
      streamOf(Buffer.from(golden.file, "base64")),
    );
    expect(new TextDecoder().decode(opened)).toBe(golden.fileText);
    expect(filePassphrase(unhex(vectors.entry.contentKey), fileId)).toBe(vectors.entry.filePassphrase);
  });
});

test("[KEY-032] the passphrase is what age itself takes, without our code", async () => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(vectors.entry.filePassphrase);
  expect(await decrypter.decrypt(Buffer.from(golden.file, "base64"), "text")).toBe(golden.fileText);
});
