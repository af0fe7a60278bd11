import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { assertNoRecentReset } from "../assert-no-recent-reset.ts";
import { tell } from "../notices/tell.ts";
import { provePassword } from "../prove-password.ts";
import { deviceOfSession } from "../security/device-of-session.ts";
import { countingFailures } from "../sign-in-tries.ts";
import type { CameFrom } from "../visit.ts";
import * as queries from "./factors.queries.ts";
import { forgetTrustedDevices } from "./trusted-device.ts";
import { type GivenCode, hasSecondFactor, useSecondFactorCode } from "./use-code.ts";

/**
 * Switches the second factor off, for whoever knows the password and has a code: neither a browser left open nor a
 * stolen phone is enough. Refuses with INVALID_CREDENTIALS, INVALID_CODE, or NOT_FOUND when there is none.
 */
export async function disableTwoFactor(
  deps: { auth: Pool; ring: KeyRing; jobs: Jobs },
  caller: Caller,
  { password, visit, ...given }: GivenCode & { password: string; visit: CameFrom },
): Promise<void> {
  const email = await inTransaction(deps.auth, caller, async (tx, { userId }) => {
    if (!(await hasSecondFactor(tx, userId))) refuse("NOT_FOUND");
    await assertNoRecentReset(tx, userId, "factor-removal");
    const [user] = await tx.query(queries.readEmail, [userId]);
    return user!.email;
  });
  await provePassword(deps, caller, { password, visit });
  await countingFailures(deps, { email, visit, door: "proof" }, () =>
    inTransaction(deps.auth, caller, async (tx, { userId, sessionId }) => {
      await useSecondFactorCode(tx, deps, userId, given);
      await tx.query(queries.deleteAuthenticator, [userId]);
      await forgetTrustedDevices(tx, userId);
      const data = await deviceOfSession(tx, sessionId);
      await audit.append(tx, { estate: userId, type: "account.two_factor_disabled", actor: userId, data });
      await tell(tx, deps.jobs, { userId, kind: "two-factor-disabled" });
      await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    }),
  );
}
