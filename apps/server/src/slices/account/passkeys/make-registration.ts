import type { AccountId } from "@heirlock/domain/identifiers";
import { generateRegistrationOptions } from "@simplewebauthn/server";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import { inTransaction, type Tx } from "../../../kernel/transaction.ts";
import { type Challenge, ceremonyMs } from "./make-challenge.ts";
import * as queries from "./passkeys.queries.ts";
import { relyingParty, userHandle } from "./relying-party.ts";

/** Enough for every device of a household; a list that a person can still tell apart. */
export const mostPasskeys = 10;

/** ES256, EdDSA and RS256 of IANA's COSE table: what phones, security keys and Windows Hello have. */
export const signatureAlgorithms = [-7, -8, -257];

export interface Person {
  email: string;
  first_name: string;
  last_name: string;
  credentials: { credential_id: string; transports: string[] }[];
}

/** Locks the person and refuses with CAP_REACHED when one more passkey would be too many. */
export async function lockWithRoom(tx: Tx, userId: AccountId): Promise<Person> {
  const [person] = await tx.query(queries.lockPerson, [userId]);
  if (!person) refuse("NOT_FOUND");
  // A statement of its own behind the lock: of two passkeys added at once, the second counts the first.
  const credentials = await tx.query(queries.listCredentials, [userId]);
  if (credentials.length >= mostPasskeys) refuse("CAP_REACHED", { used: credentials.length, max: mostPasskeys });
  return { ...person, credentials };
}

/**
 * A challenge for a new passkey: discoverable, so that it signs in without an e-mail being typed, and verified by the
 * device. Which maker made the authenticator is not asked.
 */
export function makeRegistration(deps: { auth: Pool; config: Config }, caller: Caller): Promise<Challenge> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const person = await lockWithRoom(tx, userId);
    const options = await generateRegistrationOptions({
      rpName: "Heirlock",
      rpID: relyingParty(deps.config).id,
      userID: new Uint8Array(Buffer.from(userHandle(userId), "base64url")),
      userName: person.email,
      userDisplayName: `${person.first_name} ${person.last_name}`.trim(),
      timeout: ceremonyMs,
      attestationType: "none",
      excludeCredentials: person.credentials.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports,
      })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      supportedAlgorithmIDs: signatureAlgorithms,
      // Makes the authenticator ready for PRF; whether the passkey opens the vault is asked later.
      extensions: { credProps: true, prf: {} } as object,
    });
    const [row] = await tx.query(queries.insertChallenge, ["register", userId, options.challenge, null]);
    return { challengeId: row!.id, options: { ...options } };
  });
}
