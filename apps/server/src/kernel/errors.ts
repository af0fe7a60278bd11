import type { ErrorBody } from "@heirlock/contract/errors";
import { type ErrorCode, type ErrorDetails, errorCodes } from "@heirlock/contract/errors";

/** A request that is refused for a reason the caller may know. */
export class RefusedError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** Seconds after which trying again makes sense; becomes the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}, retryAfter?: number) {
    super(code);
    this.name = "RefusedError";
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Ends the request with this code. Always throws. */
export function refuse(code: ErrorCode, details?: ErrorDetails, retryAfter?: number): never {
  throw new RefusedError(code, details, retryAfter);
}

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  retryAfter: number | undefined;
  /** Something of ours failed: log it under the id that the caller got. */
  ours: boolean;
}

interface MaybeDatabaseError {
  code?: unknown;
  severity?: unknown;
  message?: unknown;
  /** Fastify's, on what went wrong while the request was read. */
  statusCode?: unknown;
}

const connectionFaults = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EHOSTUNREACH"]);

/** SQLSTATE of an error that PostgreSQL reported, else undefined. */
export function sqlStateOf(error: unknown): string | undefined {
  const { code, severity } = (error ?? {}) as MaybeDatabaseError;
  return typeof severity === "string" && typeof code === "string" && code.length === 5 ? code : undefined;
}

function isConnectionFault(error: unknown): boolean {
  const { code, message, statusCode } = (error ?? {}) as MaybeDatabaseError;
  // A caller who hangs up in the middle of a body resets a connection too, and it is not the database's.
  if (statusCode === 400) return false;
  if (typeof code === "string" && connectionFaults.has(code)) return true;
  return (
    typeof message === "string" && /^(Connection terminated|Client has encountered|Client was closed)/.test(message)
  );
}

/** statement_timeout (a cancelled query) and lock_timeout. */
const timedOut = new Set(["57014", "55P03"]);

/** No connection in time, or no answer in time from a database that fell silent: the words of pg and its pool. */
const driverTimeouts =
  /^(timeout exceeded when trying to connect|timeout expired$|Connection terminated due to connection timeout|Query read timeout)/;

function isDriverTimeout(error: unknown): boolean {
  const { code, message } = (error ?? {}) as MaybeDatabaseError;
  return code === "ETIMEDOUT" || (typeof message === "string" && driverTimeouts.test(message));
}

/**
 * The database is there and has no time: out of connections, memory or disk (53xxx), or the statement took too long. The
 * same request may succeed in a moment.
 */
function isBusy(error: unknown, state: string | undefined): boolean {
  return state === undefined ? isDriverTimeout(error) : state.startsWith("53") || timedOut.has(state);
}

/** Of app.require_within_plan(): more would be granted than the newest signed head says (KEY-067). */
const beyondPlan = "HLP01";

/** The code that any thrown value is answered with. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof RefusedError) return error.code;
  const state = sqlStateOf(error);
  if (state === "42883" && /uuid/i.test(String((error as MaybeDatabaseError).message)))
    return "DB_UUID_FUNCTION_MISSING";
  if (state === beyondPlan) return "PLAN_CHANGED";
  if (isBusy(error, state)) return "UNAVAILABLE";
  if (state || isConnectionFault(error)) return "DATABASE_ERROR";
  switch ((error as MaybeDatabaseError | null)?.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return "PAYLOAD_TOO_LARGE";
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return "UNSUPPORTED_MEDIA_TYPE";
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
    case "FST_ERR_BAD_URL":
    case "FST_ERR_MAX_PARAM_LENGTH":
    case "ECONNRESET":
      return "VALIDATION_ERROR";
    default:
      return "UNEXPECTED_ERROR";
  }
}

/** What the caller is told. Never a stack, a message of the database or a value. */
export function answerTo(error: unknown, errorId: string): ErrorAnswer {
  const code = errorCodeOf(error);
  const { status, text } = errorCodes[code];
  const body: ErrorBody = { success: false, error: text, code };
  if (error instanceof RefusedError) {
    Object.assign(body, error.details);
    return { status, body, retryAfter: error.retryAfter, ours: false };
  }
  const ours = status >= 500;
  if (ours) body.errorId = errorId;
  return { status, body, retryAfter: status === 503 ? 1 : undefined, ours };
}
