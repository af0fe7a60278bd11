import { expect, test } from "vitest";
import { mayUseHeldPassword, provesPassword } from "./held-password.ts";
import { type NoticeKind, noticeKinds } from "./notice-kinds.ts";

test("[SEC-041] the changes that nobody makes without the password, and no others", () => {
  const kinds = Object.keys(noticeKinds) as NoticeKind[];
  expect(kinds.filter((kind) => provesPassword({ kind, by: "passkey" }))).toEqual([
    "password-changed",
    "two-factor-disabled",
    "backup-code-used",
    "kit-replaced",
    "account-closing",
  ]);
  expect(provesPassword({ kind: "new-device", by: "password" })).toBe(true);
  expect(provesPassword({ kind: "new-device", by: null })).toBe(true);
});

test("[SEC-041] a held password is enough in a browser that the account knew before it was held", () => {
  const heldAt = new Date("2026-11-16T08:00:00Z");
  const [before, after] = [new Date("2026-11-01T08:00:00Z"), new Date("2026-11-16T08:00:01Z")];
  expect(mayUseHeldPassword({ heldAt: null, knownSince: null })).toBe(true);
  expect(mayUseHeldPassword({ heldAt, knownSince: before })).toBe(true);
  expect(mayUseHeldPassword({ heldAt, knownSince: heldAt })).toBe(false);
  expect(mayUseHeldPassword({ heldAt, knownSince: after })).toBe(false);
  expect(mayUseHeldPassword({ heldAt, knownSince: null })).toBe(false);
});
