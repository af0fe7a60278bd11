import { hasCode } from "../../../platform/api/api-error.ts";

/** Refusals whose reason is the address: by code, not by wording (D39). */
export const emailCodes = [
  "EMAIL_INVALID",
  "EMAIL_ALREADY_MEMBER",
  "EMAIL_IS_OWN",
  "EMAIL_DELIVERY_FAILED",
  "NO_EMAIL",
] as const;

export type AddFailure =
  /** The modal with the figures (MEM-046). */
  | { kind: "limit"; used: number; max: number }
  /** The same without figures, as code that throws meets it (MEM-047). */
  | { kind: "thrownLimit" }
  /** "Please check the email address and try again" (MEM-049). */
  | { kind: "email" }
  /** The server's own text. */
  | { kind: "refused" }
  /** Nothing is known: "Failed to add member". */
  | { kind: "unknown" };

export function addFailureOf(error: unknown): AddFailure {
  if (hasCode(error, "CAP_REACHED")) {
    const { used, max } = error;
    return used === undefined || max === undefined ? { kind: "thrownLimit" } : { kind: "limit", used, max };
  }
  if (hasCode(error, ...emailCodes)) return { kind: "email" };
  return hasCode(error, "UNEXPECTED_ERROR", "INVALID_ANSWER") || !(error instanceof Error && "code" in error)
    ? { kind: "unknown" }
    : { kind: "refused" };
}
