import type { CryptoProblem, CryptoProblems } from "@heirlock/crypto/errors";

export interface KeysProblems extends CryptoProblems {
  /** The vault is locked, or was locked before the request ended. The text is "Encryption key is not available" (VLT-065). */
  "keys.not_available": Record<never, never>;
  /** The worker did not start or broke down. */
  "keys.worker_failed": Record<never, never>;
}
export type KeysProblem = CryptoProblem | "keys.not_available" | "keys.worker_failed";

export class KeysError<Code extends KeysProblem = KeysProblem> extends Error {
  readonly code: Code;
  readonly data: KeysProblems[Code];

  constructor(code: Code, data: KeysProblems[Code]) {
    super(code);
    this.name = "KeysError";
    this.code = code;
    this.data = data;
  }
}
