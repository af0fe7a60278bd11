import type { passkeyRoutes } from "@heirlock/contract/account/passkeys";
import type { Request } from "@heirlock/contract/route";
import type { PasskeyId } from "@heirlock/domain/identifiers";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import type { Config } from "../../../kernel/config.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import { deviceOfSession } from "../security/device-of-session.ts";
import { lockWithRoom, signatureAlgorithms } from "./make-registration.ts";
import * as queries from "./passkeys.queries.ts";
import { relyingParty } from "./relying-party.ts";

type NewPasskey = Request<typeof passkeyRoutes.addPasskey>["body"];

/**
 * Adds a passkey and tells the person. Refuses with INVALID_PASSKEY for a challenge that is used, old or another's, for
 * an answer that does not fit it, and for an authenticator that is registered already; with CAP_REACHED beyond ten.
 */
export function addPasskey(
  deps: { auth: Pool; config: Config; jobs: Jobs },
  caller: Caller,
  { challengeId, response, name }: NewPasskey,
): Promise<PasskeyId> {
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    await lockWithRoom(tx, userId);
    const [taken] = await tx.query(queries.takeChallenge, [challengeId, "register", userId, null]);
    if (!taken) refuse("INVALID_PASSKEY");
    const { id: rpId, origin } = relyingParty(deps.config);
    const { clientDataJSON, attestationObject } = response.response;
    const { id, rawId, type } = response;
    const checked = await verifyRegistrationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: taken.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: signatureAlgorithms,
    }).catch(() => null);
    if (!checked?.verified) refuse("INVALID_PASSKEY");
    const { credential, credentialBackedUp } = checked.registrationInfo;
    const [made] = await tx.query(queries.insertPasskey, [
      userId,
      credential.id,
      Buffer.from(credential.publicKey),
      credential.counter,
      response.response.transports ?? [],
      name,
      credentialBackedUp,
    ]);
    if (!made) refuse("INVALID_PASSKEY");
    const data = { passkey: made.id, ...(await deviceOfSession(tx, sessionId)) };
    await audit.append(tx, { estate: userId, type: "account.passkey_added", actor: userId, data });
    await tell(tx, deps.jobs, { userId, kind: "passkey-added", facts: { name } });
    return made.id;
  });
}
