import { peopleErrorCodes } from "./people-errors.ts";

/**
 * Every code an answer may carry, with its HTTP status and the English text that a client without
 * a translation shows. The web client translates by code.
 */
export const errorCodes = {
  VALIDATION_ERROR: { status: 400, text: "Some of the values are not valid" },
  INVALID_UUID: { status: 400, text: "Invalid UUID format" },
  INVALID_SIGNATURE: { status: 400, text: "The new keys are not signed by this account" },
  EMAIL_SAME_AS_ACCOUNT: { status: 400, text: "This is already the e-mail of the account. Please choose another one" },
  WRONG_CONFIRMATION: { status: 400, text: "The word is not the one that was asked for" },
  NOTICE_NEEDED: { status: 400, text: "This notice guards the account and cannot be switched off" },
  NO_SMS_PROVIDER: { status: 400, text: "Text messages are not available here" },
  INVALID_REGULATION_CODE: { status: 400, text: "Invalid regulation code" },
  BAD_ORIGIN: { status: 400, text: "This request came from another site and was refused" },
  AUTH_SESSION_MISSING: { status: 401, text: "Auth session missing" },
  INVALID_CREDENTIALS: { status: 401, text: "The e-mail or the password is not right" },
  INVALID_CODE: { status: 401, text: "This code is not right, or it was already used" },
  INVALID_PASSKEY: { status: 401, text: "This passkey was not accepted" },
  WRONG_ANSWERS: { status: 401, text: "The answers do not fit" },
  REAUTH_REQUIRED: { status: 401, text: "Please confirm that it is you" },
  FORBIDDEN: { status: 403, text: "This is not open to you" },
  PAYWALL: {
    status: 403,
    text: "Vault access requires a paid plan. Upgrade to store and manage your important documents securely.",
  },
  EMAIL_NOT_VERIFIED: { status: 403, text: "Please confirm your e-mail address first" },
  NOT_FOUND: { status: 404, text: "Not found" },
  TEMPLATE_NOT_LOADED: { status: 404, text: "Failed to load jurisdiction template" },
  METHOD_NOT_ALLOWED: { status: 405, text: "This address does not take that method" },
  NO_KEYS: { status: 404, text: "This account has no keys yet" },
  CAP_REACHED: { status: 409, text: "Your plan has no room for one more" },
  ALREADY_ENABLED: { status: 409, text: "This is already switched on" },
  ALREADY_HOLDER: { status: 409, text: "This account already has a plan of its own" },
  WAY_NEEDED: { status: 409, text: "Password and Recovery Kit stay: a passkey is never the only way in" },
  EXPORT_RUNNING: { status: 409, text: "An export was just made. Please wait a little before the next" },
  RELEASE_RUNNING: { status: 409, text: "While a release is open, the account cannot be deleted" },
  ID_TAKEN: { status: 409, text: "This id is already in use" },
  NOT_A_HOLDER: { status: 409, text: "This account has no plan of its own" },
  UPDATE_ERROR: { status: 409, text: "This was changed somewhere else in the meantime" },
  FILE_NOT_STORED: { status: 409, text: "File upload failed" },
  TOKEN_EXPIRED: { status: 410, text: "This link no longer works" },
  PAYLOAD_TOO_LARGE: { status: 413, text: "This is too large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: "Only JSON is accepted here" },
  ACCOUNT_SUSPENDED: { status: 423, text: "This account is suspended" },
  RATE_LIMITED: { status: 429, text: "Too many tries. Please wait a little" },
  UNEXPECTED_ERROR: { status: 500, text: "Server error occurred" },
  DATABASE_ERROR: { status: 500, text: "The database did not answer" },
  DB_UUID_FUNCTION_MISSING: {
    status: 500,
    text: "Database setup issue: UUID validation function is missing. Please check your database migrations.",
  },
  UNAVAILABLE: { status: 503, text: "The server is busy. Please try again in a moment" },
  ...peopleErrorCodes,
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** What an error answer may carry besides its code and text. */
export interface ErrorDetails {
  /** Problems by field name. */
  fields?: Record<string, string[]>;
  used?: number;
  max?: number;
  /** Under which our log keeps a failure of ours. */
  errorId?: string;
  /** The part of the deployment that is not there yet. */
  missing?: string;
}
