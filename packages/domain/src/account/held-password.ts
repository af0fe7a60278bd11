import type { NoticeKind } from "./notice-kinds.ts";

/** How long a letter about a change can be objected to. */
export const daysToObject = 7;

/** Changes that nobody makes without showing the password. */
const byPassword: readonly NoticeKind[] = [
  "password-changed",
  "two-factor-disabled",
  "backup-code-used",
  "kit-replaced",
  "account-closing",
];

/** Whether whoever did this knew the password; `by` is how a new browser signed in. */
export function provesPassword({ kind, by }: { kind: NoticeKind; by: string | null }): boolean {
  return byPassword.includes(kind) || (kind === "new-device" && by !== "passkey");
}

/**
 * An objection gives the password back that was there before (SEC-041). Where whoever was thrown out knows it, it alone
 * lets in only a browser that the account still knows from before: the objection forgets those of the last days, in
 * which nobody may have noticed them yet. All other ways in stay as they are, and a new password ends it.
 */
export function mayUseHeldPassword({ heldAt, knownSince }: { heldAt: Date | null; knownSince: Date | null }): boolean {
  return heldAt === null || (knownSince !== null && knownSince < heldAt);
}
