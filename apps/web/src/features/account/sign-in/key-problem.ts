import { KeysError } from "@heirlock/keyring/problems";

/**
 * What went wrong with the keys in this browser, as the pages tell it apart: the server asked for too weak a
 * derivation (KEY-002), the device has too little memory, or the worker did not start. Null: not about keys.
 */
export type KeyProblem = "unsafe" | "memory" | "worker";

export function keyProblemOf(error: unknown): KeyProblem | null {
  if (!(error instanceof KeysError)) return null;
  switch (error.code) {
    case "kdf.too_weak":
    case "kdf.out_of_range":
      return "unsafe";
    case "kdf.no_memory":
      return "memory";
    default:
      return "worker";
  }
}
