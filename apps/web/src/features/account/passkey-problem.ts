/**
 * Why a ceremony did not end with a passkey, as the pages tell it apart: the person closed it or let it run out, the
 * device has a passkey for this account already, or browser or device have none. Null: not about the ceremony.
 */
export type PasskeyProblem = "cancelled" | "exists" | "unsupported" | "noPrf";

/** The passkey was used, but it or the browser has no PRF, without which it opens nothing. */
export class NoPrfError extends Error {
  override name = "NoPrfError";
}

export function passkeyProblemOf(error: unknown): PasskeyProblem | null {
  if (!(error instanceof Error)) return null;
  switch (error.name) {
    case "NotAllowedError":
    case "AbortError":
      return "cancelled";
    case "InvalidStateError":
      return "exists";
    case "NoPrfError":
      return "noPrf";
    case "NotSupportedError":
    case "ConstraintError":
    case "SecurityError":
      return "unsupported";
    default:
      return error.message === "WebAuthn is not supported in this browser" ? "unsupported" : null;
  }
}
