import { expect, test } from "vitest";
import { knewPassword, mayUseHeldPassword } from "./held-password.ts";
import { type NoticeKind, noticeKinds } from "./notice-kinds.ts";

test("[SEC-041] the changes that nobody makes without the password, and no others", () => {
  const kinds = Object.keys(noticeKinds) as NoticeKind[];
  expect(kinds.filter((kind) => knewPassword([{ kind, by: "passkey" }]))).toEqual([
    "password-changed",
    "two-factor-disabled",
    "kit-replaced",
    "account-closing",
  ]);
  expect(knewPassword([{ kind: "new-device", by: "password" }])).toBe(true);
  expect(knewPassword([{ kind: "new-device", by: null }])).toBe(true);
});

test("[SEC-041] a password of their own that they show after a reset says nothing of the one before", () => {
  const reset = { kind: "password-reset", by: null } as const;
  const entered = { kind: "new-device", by: "password" } as const;
  expect(knewPassword([reset, entered, { kind: "kit-replaced", by: null }])).toBe(false);
  expect(knewPassword([entered, reset])).toBe(true);
  expect(knewPassword([])).toBe(false);
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
