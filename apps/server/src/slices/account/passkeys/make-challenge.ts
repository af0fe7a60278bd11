import { prfInput } from "@heirlock/crypto/format";
import type { AccountId, ChallengeId } from "@heirlock/domain/identifiers";
import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Tx } from "../../../kernel/transaction.ts";
import * as queries from "./passkeys.queries.ts";
import { relyingParty } from "./relying-party.ts";

export type AssertionPurpose = "sign-in" | "reauthenticate" | "reset" | "action";

export interface Challenge {
  challengeId: ChallengeId;
  /** The JSON form of WebAuthn's options. */
  options: Record<string, unknown>;
}

/** A challenge is kept for five minutes; a person who looks for their key in a drawer needs most of it. */
export const ceremonyMs = 5 * 60_000;

/**
 * Asks for a passkey: any that a device offers (`userId` null, for a sign-in that does not know yet who comes) or one
 * of this person. `about` binds the answer to one request (see withFactorFor). Refuses with NOT_FOUND when the person has none.
 */
export async function makeAssertionOptions(
  tx: Tx,
  deps: { config: Pick<Config, "publicUrl"> },
  { purpose, userId, about = null }: { purpose: AssertionPurpose; userId: AccountId | null; about?: string | null },
): Promise<Challenge> {
  const own = userId === null ? [] : await tx.query(queries.listCredentials, [userId]);
  if (userId !== null && own.length === 0) refuse("NOT_FOUND");
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    allowCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    timeout: ceremonyMs,
    userVerification: "required",
    extensions: prfExtension as object,
  });
  const [row] = await tx.query(queries.insertChallenge, [purpose, userId, options.challenge, about]);
  return { challengeId: row!.id, options: { ...options } };
}

/** The PRF input that every client of ours evaluates, so that one ceremony can also open the vault (docs/formats.md). */
export const prfExtension = { prf: { eval: { first: Buffer.from(prfInput).toString("base64url") } } };
