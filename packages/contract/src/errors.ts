import type { PublishProblem } from "@heirlock/domain/wills/publish-problems";
import type { ErrorDefinition } from "./slice.ts";
import { type DeclaredName, foldTables } from "./slices.ts";

/** Codes that any route may answer, or that several slices share. */
const sharedErrorCodes = {
  VALIDATION_ERROR: { status: 400, text: "Some of what you entered is not valid" },
  INVALID_UUID: { status: 400, text: "Invalid UUID format" },
  INVALID_SIGNATURE: { status: 400, text: "This change was not signed by this account" },
  BAD_ORIGIN: { status: 400, text: "We refused this request because it came from another site" },
  AUTH_SESSION_MISSING: { status: 401, text: "Auth session missing" },
  REAUTH_REQUIRED: { status: 401, text: "Please confirm your identity" },
  FORBIDDEN: { status: 403, text: "You do not have access to this" },
  NOT_FOUND: { status: 404, text: "Not found" },
  METHOD_NOT_ALLOWED: { status: 405, text: "This address does not accept that method" },
  CAP_REACHED: { status: 409, text: "You have reached your limit" },
  ID_TAKEN: { status: 409, text: "This id is already in use" },
  NOT_A_HOLDER: { status: 409, text: "This account has no plan of its own" },
  UPDATE_ERROR: { status: 409, text: "This was changed somewhere else" },
  PAYLOAD_TOO_LARGE: { status: 413, text: "This is too large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: "Only JSON is accepted here" },
  RATE_LIMITED: { status: 429, text: "Too many attempts. Wait a little and try again" },
  UNEXPECTED_ERROR: { status: 500, text: "Server error occurred" },
  DATABASE_ERROR: { status: 500, text: "The database did not answer" },
  DB_UUID_FUNCTION_MISSING: {
    status: 500,
    text: "Database setup issue: UUID validation function is missing. Please check your database migrations.",
  },
  UNAVAILABLE: { status: 503, text: "The server is busy. Please try again in a moment" },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof sharedErrorCodes | DeclaredName<"errors">;

/** Every code an answer may carry. The web client translates by code. */
export const errorCodes: Readonly<Record<ErrorCode, ErrorDefinition>> = {
  ...sharedErrorCodes,
  ...foldTables("errors"),
};

/** What an error answer may carry besides its code and text. */
export interface ErrorDetails {
  /** Problems by field name. */
  fields?: Record<string, string[]>;
  used?: number;
  max?: number;
  /** Which limit is reached, where a route has more than one. */
  feature?: "wills" | "jurisdictions";
  /** Everything that keeps a will from being published (DOC-013). */
  problems?: readonly PublishProblem[];
  /** The id under which our log keeps a failure of ours. */
  errorId?: string;
  /** The part of the deployment that is missing. */
  missing?: string;
}

export interface ErrorBody extends ErrorDetails {
  success: false;
  error: string;
  code: ErrorCode;
}
