/**
 * Every change of the account that is told to its owner (SEC-012), and what an objection does about it. `objects` is
 * false where there is nothing left to object to.
 */
export const noticeKinds = {
  "new-device": { objects: true },
  "password-changed": { objects: true },
  "password-reset": { objects: true },
  "two-factor-enabled": { objects: true },
  "two-factor-disabled": { objects: true },
  "backup-codes-renewed": { objects: true },
  "backup-code-used": { objects: true },
  "passkey-added": { objects: true },
  "passkey-removed": { objects: true },
  "passkey-opens-vault": { objects: true },
  "email-changed": { objects: true },
  "recovery-email-changed": { objects: true },
  "recovery-phone-changed": { objects: true },
  "questions-changed": { objects: true },
  "kit-replaced": { objects: true },
  "reset-waiting": { objects: true },
  "reset-tomorrow": { objects: true },
  "reset-stopped": { objects: false },
  objected: { objects: false },
  "data-exported": { objects: true },
  "account-closing": { objects: true },
  "account-kept": { objects: true },
  "account-deleted": { objects: false },
} as const satisfies Record<string, { objects: boolean }>;
export type NoticeKind = keyof typeof noticeKinds;
