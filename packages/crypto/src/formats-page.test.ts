import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hkdfInfo, signatureContexts, signaturePrefix } from "./labels.ts";
import vectors from "./vectors.json" with { type: "json" };

const page = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");

test("docs/formats.md gives the vectors that the code is tested with", () => {
  // The page spells these two out in prose: characters a reader cannot see, and the parameters.
  const { typed, kdf, ...password } = vectors.password;
  expect(page).toContain(`${kdf.memoryKiB} KiB, ${kdf.passes} passes, ${kdf.parallelism} lane`);
  const codePoints = [...typed]
    .filter((letter) => letter > "\u007e")
    .map((letter) => letter.codePointAt(0)!.toString(16));
  for (const codePoint of codePoints) expect(page).toContain(`U+${codePoint.toUpperCase().padStart(4, "0")}`);
  // Of the recipient, too long to print, the page gives beginning, length and hash.
  const { recipient, recipientLength, ...bundle } = vectors.bundle;
  expect(recipient.startsWith(bundle.recipientStart)).toBe(true);
  expect(page).toContain(`${recipientLength} characters`);
  const { entry, card, safetyNumber, wrap, recoveryKey, signature, sharing, plan, keeper } = vectors;
  const parts = [password, bundle, wrap, recoveryKey, signature, entry, card, safetyNumber, sharing, plan, keeper];
  for (const part of parts)
    for (const [name, value] of Object.entries(part)) expect(page, name).toContain(`\`${value}\``);
});

test("docs/formats.md names every HKDF info and every signature context", () => {
  for (const info of Object.values(hkdfInfo)) expect(page).toContain(info);
  for (const context of signatureContexts) expect(page).toContain(`\`${context}\``);
  expect(page).toContain(`"${signaturePrefix}"`);
});
