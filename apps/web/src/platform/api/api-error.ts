import type { ErrorBody, ErrorCode } from "@heirlock/contract/errors";

/**
 * Why a call did not succeed. `OFFLINE` and `TIMEOUT` never reached the server or never came back;
 * `INVALID_ANSWER` came back as something that is not our envelope. `NOT_CONFIRMED`: the person was shown what would change
 * and went back, so nothing was sent.
 */
export type FailureCode = ErrorCode | "OFFLINE" | "TIMEOUT" | "INVALID_ANSWER" | "NOT_CONFIRMED";

export interface FailureDetails {
  status?: number | undefined;
  fields?: Record<string, string[]> | undefined;
  used?: number | undefined;
  max?: number | undefined;
  feature?: ErrorBody["feature"];
  retryAfterSeconds?: number | undefined;
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: FailureCode;
  readonly status: number | undefined;
  readonly fields: Record<string, string[]>;
  readonly used: number | undefined;
  readonly max: number | undefined;
  /** Which limit was reached, where a call may reach two. */
  readonly feature: ErrorBody["feature"];
  /** Seconds until the next try is allowed, when the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.code = code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.used = details.used;
    this.max = details.max;
    this.feature = details.feature;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function hasCode(error: unknown, ...codes: FailureCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
