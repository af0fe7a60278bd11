import { execFileSync } from "node:child_process";
import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { unseal } from "../../kernel/sealed-field.ts";
import { hashAuthKey } from "./credential.ts";

/** Runs this in a process of its own, which loads what the product loads. */
function inTheProduct<T>(script: string): T {
  const node = ["--input-type=module", "--eval", `process.stdout.write(JSON.stringify(await (${script})()))`];
  return JSON.parse(execFileSync(process.execPath, node, { cwd: import.meta.dirname, encoding: "utf8" }));
}

const scryptOf = (secret: string | Buffer, salt: string, N: number) =>
  scryptSync(secret, Buffer.from(salt, "base64url"), 32, { N, r: 8, p: 1 }).toString("base64url");

test("[KEY-006] an authentication key is stored under 8 MiB of scrypt", () => {
  const stored = inTheProduct<string>(
    'async () => (await import("./credential.ts")).hashAuthKey("what the browser derived")',
  );
  const [form, salt, key] = stored.split(".");
  expect(form).toBe("scrypt");
  expect(key).toBe(scryptOf("what the browser derived", salt!, 8192));
});

test("[SEC-010] a backup code is stored under 16 MiB of scrypt", () => {
  const hash = inTheProduct(
    'async () => (await import("./factors/backup-codes.ts")).hashBackupCode("K7Q2M9XA4D", "c2FsdA")',
  );
  expect(hash).toBe(scryptOf("K7Q2M9XA4D", "c2FsdA", 16384));
});

test("an answer to a security question is stored under 16 MiB of scrypt and a salt that is sealed", () => {
  const { salt, stored } = inTheProduct<{ salt: string; stored: { hash: string }[] }>(
    'async () => (await import("./recovery-options/question-hashes.ts")).hashAnswers({ active: "secret", others: [] }, "me", [{ id: "first_teacher", answer: "Rex" }])',
  );
  const opened = unseal({ active: "secret", others: [] }, { purpose: "recovery answers", owner: "me" }, salt);
  expect(stored[0]!.hash).toBe(scryptOf("security question first_teacher rex", opened, 16384));
});

test("tests themselves pay next to nothing", async () => {
  const [, salt, key] = (await hashAuthKey("x")).split(".");
  expect(key).not.toBe(scryptOf("x", salt!, 8192));
});
