import type { ErrorDefinition } from "../slice.ts";

export const accountErrorCodes = {
  EMAIL_SAME_AS_ACCOUNT: { status: 400, text: "This is already the email for this account. Choose a different one" },
  WRONG_CONFIRMATION: { status: 400, text: "That is not the word we asked for" },
  NOTICE_NEEDED: { status: 400, text: "This notification protects the account and cannot be turned off" },
  NO_SMS_PROVIDER: { status: 400, text: "Text messages are not available here" },
  INVALID_CREDENTIALS: { status: 401, text: "The email or password is not correct" },
  ACCOUNT_EXISTS: { status: 409, text: "You already have an account with this email address. Sign in instead" },
  INVALID_CODE: { status: 401, text: "This code is not correct, or it has already been used" },
  INVALID_PASSKEY: { status: 401, text: "This touch was not accepted" },
  WRONG_ANSWERS: { status: 401, text: "At least two answers must be correct" },
  EMAIL_NOT_VERIFIED: { status: 403, text: "Please confirm your email address first" },
  PASSWORD_HELD: {
    status: 403,
    text: "Someone else may know this password. Use the link we sent you to choose a new one",
  },
  NO_KEYS: { status: 404, text: "This account has no vault yet" },
  ALREADY_ENABLED: { status: 409, text: "This is already turned on" },
  ALREADY_HOLDER: { status: 409, text: "This account already has a plan of its own" },
  WAY_NEEDED: { status: 409, text: "Your password and Recovery Kit stay in place: you always need another way in" },
  EXPORT_RUNNING: { status: 409, text: "You have just exported your data. Wait a little before you do it again" },
  RECENT_RESET: {
    status: 409,
    text: "You chose your password after waiting, with your email alone. For 30 days this cannot be done",
  },
  RELEASE_RUNNING: { status: 409, text: "You cannot close the account while your plan is being released" },
  TOKEN_EXPIRED: { status: 410, text: "This link no longer works" },
  ACCOUNT_SUSPENDED: { status: 423, text: "This account is suspended" },
} as const satisfies Record<string, ErrorDefinition>;
