import type { recoveryRoutes } from "@heirlock/contract/account/recovery";
import { passwordChangeMessage } from "@heirlock/contract/account/signed-password";
import type { Request } from "@heirlock/contract/route";
import { verifySignature } from "@heirlock/crypto/verify";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { hashAuthKey } from "../credential.ts";
import { endSessions } from "../end-sessions.ts";
import { forgetTrustedDevices } from "../factors/trusted-device.ts";
import { tell } from "../notices/tell.ts";
import { provePassword } from "../prove-password.ts";
import { deviceOfSession } from "../security/device-of-session.ts";
import { stopWaitingResets } from "../stop-waiting-resets.ts";
import type { CameFrom } from "../visit.ts";
import * as queries from "./recovery.queries.ts";

type Change = Request<typeof recoveryRoutes.changePassword>["body"];

/**
 * Changes the password together with the bundle that it opens, in one transaction: after it exactly the new password
 * signs in and unlocks, before it exactly the old one (KEY-014). The account key signs the change, so that a stolen
 * session with a stolen password still needs the keys (KEY-015). Every other session ends and no device is trusted any
 * longer. Refuses with INVALID_CREDENTIALS, RATE_LIMITED, INVALID_SIGNATURE, or UPDATE_ERROR when the keys changed since
 * `version` was read.
 */
export async function changePassword(
  deps: { auth: Pool; jobs: Jobs; ring: KeyRing },
  caller: Caller,
  { visit, ...change }: Change & { visit: CameFrom },
): Promise<{ version: number; sessionsEnded: number }> {
  await provePassword(deps, caller, { password: change.currentPassword, visit });
  const stored = await hashAuthKey(change.newPassword);
  return inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
    const [keys] = await tx.query(queries.lockKeys, [userId]);
    if (keys?.version !== change.version) refuse("UPDATE_ERROR");
    const message = passwordChangeMessage(change);
    if (!verifySignature(keys.verifying_key, "password-change", message, change.signature)) refuse("INVALID_SIGNATURE");

    await tx.query(queries.setPassword, [userId, stored, false]);
    const wrap = [userId, change.newSalt, change.kdf, change.bundleByPassword] as const;
    const [rewrapped] = await tx.query(queries.rewrapByPassword, wrap);
    const sessionsEnded = await endSessions(tx, userId, { except: sessionId });
    await forgetTrustedDevices(tx, userId);
    // Whoever knows the password has not lost it: a wait that somebody began at the mailbox is over.
    await stopWaitingResets(tx, deps.jobs, { userId, by: "sign-in" });
    await audit.append(tx, {
      estate: userId,
      type: "account.password_changed",
      actor: userId,
      data: { sessionsEnded, ...(await deviceOfSession(tx, sessionId)) },
    });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    await tell(tx, deps.jobs, { userId, kind: "password-changed" });
    return { version: rewrapped!.version, sessionsEnded };
  });
}
