import { KeysError } from "@heirlock/keyring/problems";

/** The code of what the key worker refused, null for everything else. */
export function problemCode(error: unknown): string | null {
  return error instanceof KeysError ? error.code : null;
}
