import { expect, test } from "vitest";
import { CryptoError } from "./errors.ts";
import { type Kdf, standardKdf } from "./format.ts";
import { assertStrongEnough, deriveFromPassword } from "./password.ts";
import vectors from "./vectors.json" with { type: "json" };

const salt = new Uint8Array(Buffer.from(vectors.password.salt, "hex"));
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

function refusal(kdf: Kdf, given: Uint8Array = salt) {
  try {
    assertStrongEnough(kdf, given);
  } catch (error) {
    if (error instanceof CryptoError) return { code: error.code, data: error.data };
    throw error;
  }
  return null;
}

test("[KEY-001] [KEY-005] password, salt and parameters give the auth key and the kek of the vector", async () => {
  const keys = await deriveFromPassword(vectors.password.typed, salt, standardKdf);
  expect(hex(keys.authKey)).toBe(vectors.password.authKey);
  expect(hex(keys.kek)).toBe(vectors.password.kek);
  expect(vectors.password.authKey).not.toBe(vectors.password.kek);
});

test("[KEY-001] [SEC-013] composed and decomposed spellings are one password; a space at the end is not cut", async () => {
  const [composed, spaced] = await Promise.all([
    deriveFromPassword("Caf\u00e9 fig-tree, 7 \u0632\u064a\u062a\u0648\u0646", salt, standardKdf),
    deriveFromPassword(`${vectors.password.typed} `, salt, standardKdf),
  ]);
  expect(hex(composed.authKey)).toBe(vectors.password.authKey);
  expect(hex(spaced.authKey)).not.toBe(vectors.password.authKey);
});

test("[KEY-002] weaker parameters in any part, or another algorithm, are refused before anything is derived", async () => {
  expect(refusal(standardKdf)).toBeNull();
  expect(refusal({ ...standardKdf, memoryKiB: 128 * 1024, passes: 4, parallelism: 4 })).toBeNull();

  const tooWeak = (part: string) => ({ code: "kdf.too_weak", data: { part } });
  for (const algorithm of ["argon2i", "argon2d", "pbkdf2", "Argon2id", ""])
    expect(refusal({ ...standardKdf, algorithm })).toEqual(tooWeak("algorithm"));
  for (const memoryKiB of [65_535, 0, -1, Number.NaN])
    expect(refusal({ ...standardKdf, memoryKiB })).toEqual(tooWeak("memory"));
  for (const passes of [2, 0, Number.NaN]) expect(refusal({ ...standardKdf, passes })).toEqual(tooWeak("passes"));
  for (const length of [15, 8, 0]) expect(refusal(standardKdf, new Uint8Array(length))).toEqual(tooWeak("salt"));

  await expect(deriveFromPassword("x", salt, { ...standardKdf, passes: 2 })).rejects.toMatchObject({
    code: "kdf.too_weak",
  });
});

test("parameters that could only freeze the device are refused", () => {
  const outOfRange = (part: string) => ({ code: "kdf.out_of_range", data: { part } });
  expect(refusal({ ...standardKdf, memoryKiB: 4 * 1024 * 1024 })).toEqual(outOfRange("memory"));
  expect(refusal({ ...standardKdf, memoryKiB: 70_000.5 })).toEqual(outOfRange("memory"));
  expect(refusal({ ...standardKdf, passes: 1000 })).toEqual(outOfRange("passes"));
  expect(refusal({ ...standardKdf, parallelism: 0 })).toEqual(outOfRange("parallelism"));
  expect(refusal(standardKdf, new Uint8Array(65))).toEqual(outOfRange("salt"));
});

test("an empty password is refused with its own code", async () => {
  await expect(deriveFromPassword("", salt, standardKdf)).rejects.toMatchObject({ code: "password.empty" });
});
