import type { assertionSchema } from "@heirlock/contract/account/passkeys";
import type { AccountId, ChallengeId, PasskeyId } from "@heirlock/domain/identifiers";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { z } from "zod";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import type { AssertionPurpose } from "./make-challenge.ts";
import * as queries from "./passkeys.queries.ts";
import { relyingParty, userHandle } from "./relying-party.ts";

export type Assertion = z.output<typeof assertionSchema>;

export interface ProvedBy {
  userId: AccountId;
  passkeyId: PasskeyId;
  /** The passkey has a wrapped bundle of its own. */
  opensVault: boolean;
  /** When it was added. */
  since: Date;
}

/**
 * Checks what a passkey answered to a challenge of makeAssertionOptions() and notes the use. The challenge counts once,
 * for its purpose, its person (`userId` null where it was asked for anybody's) and what it is `about`; the person was verified by the device
 * (a finger, a face, a PIN), so that it counts for both factors (D09); a counter that did not move on betrays a copy.
 * Refuses with INVALID_PASSKEY, whatever the reason.
 */
export async function verifyAssertion(
  tx: Tx,
  deps: { config: Pick<Config, "publicUrl"> },
  asked: {
    purpose: AssertionPurpose;
    challengeId: ChallengeId;
    response: Assertion;
    userId: AccountId | null;
    about?: string | null;
  },
): Promise<ProvedBy> {
  const { purpose, challengeId, response, userId, about = null } = asked;
  const [taken] = await tx.query(queries.takeChallenge, [challengeId, purpose, userId, about]);
  const [passkey] = await tx.query(queries.lockCredential, [response.id]);
  if (!taken || !passkey) refuse("INVALID_PASSKEY");
  if (userId !== null && passkey.user_id !== userId) refuse("INVALID_PASSKEY");
  // WebAuthn §7.2 step 6: a discovered passkey names its owner, and it must be the one we know.
  const handle = response.response.userHandle ?? null;
  if (handle === null ? userId === null : handle !== userHandle(passkey.user_id)) refuse("INVALID_PASSKEY");

  const { id: rpId, origin } = relyingParty(deps.config);
  const checked = await verifyAuthenticationResponse({
    response: { ...toLibrary(response), clientExtensionResults: {} },
    expectedChallenge: taken.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => null);
  if (!checked?.verified) refuse("INVALID_PASSKEY");
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  await tx.query(queries.noteUse, [passkey.id, newCounter, credentialBackedUp]);
  return { userId: passkey.user_id, passkeyId: passkey.id, opensVault: passkey.opens_vault, since: passkey.created_at };
}

/** The library wants an absent user handle as undefined, and no attachment that it does not know. */
function toLibrary({ id, rawId, type, response }: Assertion) {
  const { userHandle: handle, ...signed } = response;
  return { id, rawId, type, response: { ...signed, ...(handle != null && { userHandle: handle }) } };
}
