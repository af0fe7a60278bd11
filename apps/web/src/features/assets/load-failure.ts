import { hasCode } from "../../platform/api/api-error.ts";

export type LoadFailureMessage =
  | "state.timeout"
  | "state.uuidFunctionMissing"
  | "state.fetchFailed"
  | "state.loadFailed";

/**
 * Which sentence a failed load shows (AST-048 to AST-050): the time-out and the database's missing function
 * have their own; what the server refused is "fetch", what came back unusable is "load".
 */
export function loadFailureMessage(error: unknown): LoadFailureMessage {
  if (hasCode(error, "TIMEOUT")) return "state.timeout";
  if (hasCode(error, "DB_UUID_FUNCTION_MISSING")) return "state.uuidFunctionMissing";
  if (hasCode(error, "INVALID_ANSWER")) return "state.loadFailed";
  return "state.fetchFailed";
}
