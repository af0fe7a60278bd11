import { expect, test } from "vitest";
import { passwordChangeMessage, passwordResetMessage } from "./signed-password.ts";

const kdf = { algorithm: "argon2id", memoryKiB: 65536, passes: 3, parallelism: 1 };
const change = { currentPassword: "c", newPassword: "n", newSalt: "s", kdf, bundleByPassword: "b", version: 4 };
const reset = { token: "t", way: "kit", newPassword: "n", newSalt: "s", kdf, bundleByPassword: "b" };
const newKeys = { recipient: "r", verifyingKey: "v", bundleByKit: "k", kitNumber: "7QK2-M9XA" };
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("[KEY-015] the signed bytes are the ones of docs/formats.md", () => {
  expect(text(passwordChangeMessage(change))).toBe('["c","n","s","argon2id",65536,3,1,"b",4]');
  expect(text(passwordResetMessage(reset))).toBe('["t","kit","n","s","argon2id",65536,3,1,"b"]');
  expect(text(passwordResetMessage({ ...reset, newKeys }))).toBe(
    '["t","kit","n","s","argon2id",65536,3,1,"b","r","v","k","7QK2-M9XA"]',
  );
});

test("[KEY-015] every field counts: another value gives other bytes", () => {
  const before = text(passwordChangeMessage(change));
  const others = [
    { ...change, currentPassword: "C" },
    { ...change, newPassword: "N" },
    { ...change, newSalt: "S" },
    { ...change, kdf: { ...kdf, memoryKiB: 8 } },
    { ...change, kdf: { ...kdf, passes: 1 } },
    { ...change, kdf: { ...kdf, parallelism: 2 } },
    { ...change, bundleByPassword: "B" },
    { ...change, version: 5 },
    // Moving a border between two fields is another message too.
    { ...change, currentPassword: 'c","n', newPassword: "" },
  ];
  const messages = others.map((other) => text(passwordChangeMessage(other)));
  expect(new Set([before, ...messages]).size).toBe(others.length + 1);
});
