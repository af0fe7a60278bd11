import { peopleErrorCodes } from "./members/errors.ts";

/**
 * Every code an answer may carry, with its HTTP status and the English text that a client without
 * a translation shows. The web client translates by code.
 */
export const errorCodes = {
  VALIDATION_ERROR: { status: 400, text: "Some of what you entered is not valid" },
  INVALID_UUID: { status: 400, text: "Invalid UUID format" },
  INVALID_SIGNATURE: { status: 400, text: "The new keys were not signed by this account" },
  EMAIL_SAME_AS_ACCOUNT: { status: 400, text: "This is already the email for this account. Choose a different one" },
  WRONG_CONFIRMATION: { status: 400, text: "That is not the word we asked for" },
  NOTICE_NEEDED: { status: 400, text: "This notification protects the account and cannot be turned off" },
  NO_SMS_PROVIDER: { status: 400, text: "Text messages are not available here" },
  INVALID_REGULATION_CODE: { status: 400, text: "Invalid regulation code" },
  BAD_ORIGIN: { status: 400, text: "We refused this request because it came from another site" },
  AUTH_SESSION_MISSING: { status: 401, text: "Auth session missing" },
  INVALID_CREDENTIALS: { status: 401, text: "The email or password is not correct" },
  INVALID_CODE: { status: 401, text: "This code is not correct, or it has already been used" },
  INVALID_PASSKEY: { status: 401, text: "This passkey was not accepted" },
  WRONG_ANSWERS: { status: 401, text: "At least two answers must be correct" },
  REAUTH_REQUIRED: { status: 401, text: "Please confirm your identity" },
  FORBIDDEN: { status: 403, text: "You do not have access to this" },
  PAYWALL: {
    status: 403,
    text: "Vault access requires a paid plan. Upgrade to store and manage your important documents securely.",
  },
  EMAIL_NOT_VERIFIED: { status: 403, text: "Please confirm your email address first" },
  NOT_FOUND: { status: 404, text: "Not found" },
  TEMPLATE_NOT_LOADED: { status: 404, text: "Failed to load jurisdiction template" },
  METHOD_NOT_ALLOWED: { status: 405, text: "This address does not accept that method" },
  NO_KEYS: { status: 404, text: "This account has no keys yet" },
  CAP_REACHED: { status: 409, text: "You have reached your limit" },
  ALREADY_ENABLED: { status: 409, text: "This is already turned on" },
  ALREADY_HOLDER: { status: 409, text: "This account already has a plan of its own" },
  WAY_NEEDED: { status: 409, text: "Your password and Recovery Kit stay in place: a passkey is never the only way in" },
  EXPORT_RUNNING: { status: 409, text: "You have just exported your data. Wait a little before you do it again" },
  RELEASE_RUNNING: { status: 409, text: "You cannot close the account while a release is in progress" },
  ID_TAKEN: { status: 409, text: "This id is already in use" },
  NOT_A_HOLDER: { status: 409, text: "This account has no plan of its own" },
  UPDATE_ERROR: { status: 409, text: "This was changed somewhere else" },
  FILE_NOT_STORED: { status: 409, text: "File upload failed" },
  TOKEN_EXPIRED: { status: 410, text: "This link no longer works" },
  PAYLOAD_TOO_LARGE: { status: 413, text: "This is too large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: "Only JSON is accepted here" },
  ACCOUNT_SUSPENDED: { status: 423, text: "This account is suspended" },
  RATE_LIMITED: { status: 429, text: "Too many attempts. Wait a little and try again" },
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
