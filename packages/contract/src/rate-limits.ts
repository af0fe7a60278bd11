/**
 * All limits in one table (SEC-016). `by` says what is counted: the caller's address, the e-mail in the
 * body, or the signed-in person. Counted over all processes in PostgreSQL. The two of sign-in count failures
 * only, in a window that slides. The `quiet` ones are kept in silence: who asks for somebody's link or code is answered
 * as always.
 */
export interface RateLimit {
  max: number;
  windowSeconds: number;
  by: "address" | "email" | "person";
}

const quarterHour = 15 * 60;

export const rateLimits = {
  signUp: { max: 20, windowSeconds: quarterHour, by: "address" },
  preLogin: { max: 60, windowSeconds: quarterHour, by: "address" },
  signInByAddress: { max: 20, windowSeconds: quarterHour, by: "address" },
  signInByAccount: { max: 5, windowSeconds: quarterHour, by: "email" },
  sessionRefresh: { max: 1, windowSeconds: 30, by: "person" },
  verifyEmail: { max: 30, windowSeconds: quarterHour, by: "address" },
  // Who names a new e-mail each time meets no limit by e-mail.
  resendByAddress: { max: 30, windowSeconds: quarterHour, by: "address" },
  resendVerification: { max: 5, windowSeconds: quarterHour, by: "email" },
  passkeySignIn: { max: 60, windowSeconds: quarterHour, by: "address" },
  forgotByAddress: { max: 20, windowSeconds: quarterHour, by: "address" },
  forgotPassword: { max: 5, windowSeconds: quarterHour, by: "email" },
  resetPassword: { max: 30, windowSeconds: quarterHour, by: "address" },
  changeEmail: { max: 10, windowSeconds: 60 * 60, by: "person" },
  phoneCode: { max: 5, windowSeconds: 60 * 60, by: "person" },
  phoneCodeTry: { max: 20, windowSeconds: 60 * 60, by: "person" },
  // Letters with a link to a new password. Beyond it one goes out only when no earlier one works any more, so that
  // nobody keeps the owner from having one.
  quietResetMail: { max: 10, windowSeconds: 24 * 60 * 60, by: "person" },
  // Codes for a recovery by phone; one asker alone cannot use up all of somebody's.
  quietRecoveryCode: { max: 8, windowSeconds: 60 * 60, by: "person" },
  quietRecoveryCodeByAsker: { max: 4, windowSeconds: 60 * 60, by: "address" },
  // Every letter to somebody who is no member yet; a family plan of fifty can be invited twice over.
  inviteMember: { max: 100, windowSeconds: 24 * 60 * 60, by: "person" },
  openInvitation: { max: 60, windowSeconds: quarterHour, by: "address" },
  redeemKey: { max: 5, windowSeconds: quarterHour, by: "person" },
  clientLog: { max: 60, windowSeconds: 60, by: "address" },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
