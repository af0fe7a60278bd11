import type { NoticeKind } from "./notice-kinds.ts";

/** How long a letter about a change can be objected to. */
export const daysToObject = 7;

/** Changes that nobody makes without showing the password. */
const byPassword: readonly NoticeKind[] = [
  "password-changed",
  "two-factor-disabled",
  "kit-replaced",
  "account-closing",
];

/** A change as it was told; `by` is how a new browser signed in. */
export interface ToldChange {
  kind: NoticeKind;
  by: string | null;
}

const provesPassword = ({ kind, by }: ToldChange) =>
  byPassword.includes(kind) || (kind === "new-device" && by !== "passkey");

/**
 * Whether whoever made these changes, oldest first, has shown the password that was there before them. From a reset on
 * they show one of their own.
 */
export function knewPassword(told: readonly ToldChange[]): boolean {
  const reset = told.findIndex(({ kind }) => kind === "password-reset");
  return told.slice(0, reset < 0 ? undefined : reset).some(provesPassword);
}

/**
 * An objection gives the password back that was there before (SEC-041). Where whoever was thrown out knows it, it alone
 * lets in only a browser that the account still knows from before: the objection forgets those of the last days, in
 * which nobody may have noticed them yet. All other ways in stay as they are, and a new password ends it.
 */
export function mayUseHeldPassword({ heldAt, knownSince }: { heldAt: Date | null; knownSince: Date | null }): boolean {
  return heldAt === null || (knownSince !== null && knownSince < heldAt);
}
