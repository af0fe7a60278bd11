import type { AccountBundle } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { expectedDerivationMs } from "@heirlock/crypto/derivation-time";
import type { Kdf } from "@heirlock/crypto/format";
import { deriveFromPassword, type PasswordKeys } from "@heirlock/crypto/password";
import { createRecoveryKey, kitNumber, writeRecoveryKey } from "@heirlock/crypto/recovery-key";
import { wrapBundle } from "@heirlock/crypto/wrap";
import type { KeyStep, NewKit, RequestName, Requests } from "../protocol.ts";

/** What a running request needs of its surroundings. */
export interface RequestContext {
  tab: object;
  tell(step: KeyStep, expectedMs: number): void;
  /** How far the step is, where that can be counted instead of guessed. */
  reach(fraction: number): void;
  /** Throws when the person has cancelled meanwhile. Called before anything is kept. */
  assertWanted(): Promise<void>;
}

export type Handler<Name extends RequestName> = (
  ask: Requests[Name]["ask"],
  context: RequestContext,
) => Promise<Requests[Name]["answer"]>;

export async function derive(
  password: string,
  salt: Uint8Array,
  kdf: Kdf,
  context: RequestContext,
): Promise<PasswordKeys> {
  // First, so that weak parameters never reach the password (KEY-002).
  context.tell("making-key", await expectedDerivationMs(kdf, salt));
  return deriveFromPassword(password, salt, kdf);
}

export function writeKit(bundle: AccountBundle, context: RequestContext): NewKit {
  context.tell("writing-kit", 0);
  const recoveryKey = createRecoveryKey();
  try {
    return {
      kitNumber: kitNumber(recoveryKey),
      bundleByKit: wrapBundle(bundle, "kit", recoveryKey),
      kit: writeRecoveryKey(recoveryKey),
    };
  } finally {
    wipe(recoveryKey);
  }
}
