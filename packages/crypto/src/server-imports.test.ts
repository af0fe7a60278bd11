import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { hkdfInfo } from "./labels.ts";

/** Everything a file of this package reaches, itself included. Bare names are packages. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  for (const [, from] of source.matchAll(/^(?:import|export)\s[^;]*?from\s+"([^"]+)"/gm)) {
    if (from!.startsWith(".")) reach(`./${posix.join(posix.dirname(file), from!)}`, seen);
    else seen.add(from!);
  }
  return seen;
}

test("[KEY-058] what the server may import reaches nothing that derives, wraps or decrypts", () => {
  const allowed = [
    "@noble/curves/ed25519.js",
    "@noble/hashes/sha2.js",
    "@scure/base",
    "@scure/bip39/wordlists/english.js",
    "./errors.ts",
    "./labels.ts",
    "./format.ts",
    "./keeper/keeper-keys.ts",
    "./keeper/newest-head.ts",
    "./plan/head-words.ts",
    "./plan/head.ts",
    "./plan/leaves.ts",
    "./plan/parts.ts",
    "./plan/tree.ts",
    "./signature.ts",
    "./sharing/signed-messages.ts",
    "./vault/revision.ts",
    "./verify.ts",
  ];
  for (const entry of ["./format.ts", "./verify.ts", "./plan/head.ts", "./plan/leaves.ts", "./plan/tree.ts"])
    for (const reached of reach(entry)) expect(allowed, `${entry} reaches ${reached}`).toContain(reached);
  // The walk is not blind: it finds the cipher where there is one.
  expect(reach("./wrap.ts")).toContain("@noble/ciphers/chacha.js");
  expect(reach("./vault/field.ts")).toContain("@noble/ciphers/chacha.js");
});

test("[KEY-005] no two uses of HKDF share an info string", () => {
  const infos = Object.values(hkdfInfo);
  expect(new Set(infos).size).toBe(infos.length);
});
