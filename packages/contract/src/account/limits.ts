import type { RateLimit } from "../slice.ts";

const quarterHour = 15 * 60;

export const accountLimits = {
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
} as const satisfies Record<string, RateLimit>;
