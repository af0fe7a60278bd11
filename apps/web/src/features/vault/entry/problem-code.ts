import { KeysError } from "../../../platform/keys/protocol.ts";

/** The code of what the key worker refused, null for everything else. */
export function problemCode(error: unknown): string | null {
  return error instanceof KeysError ? error.code : null;
}
