import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { countTry } from "../../../kernel/rate-limit.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import { mostTries, phoneCodeHash } from "./phone-codes.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  jobs: Jobs;
}

/** Makes the phone that got the code the recovery phone. Refuses with INVALID_CODE; after five wrong ones, every code. */
export async function verifyRecoveryPhone(deps: Deps, caller: Caller, code: string): Promise<void> {
  const right = await inTransaction(deps.auth, caller, async (tx, { userId }) => {
    await countTry(deps, "phoneCodeTry", userId);
    const hash = phoneCodeHash(deps.ring.active, "set-phone", userId, code);
    const guess = [userId, null, hash, mostTries] as const;
    const [tried] = await tx.query(queries.tryCode, guess);
    // Not refused in here: that would take back the count.
    if (!tried?.is_right) return false;
    await tx.query(queries.forgetCodes, [userId]);
    await tell(tx, deps.jobs, { userId, kind: "recovery-phone-changed" });
    await tx.query(queries.setRecoveryPhone, [userId, tried.phone]);
    await tx.query(queries.dropRecoveryLinks, [userId]);
    await audit.append(tx, { estate: userId, type: "account.recovery_phone_verified", actor: userId });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    return true;
  });
  if (!right) refuse("INVALID_CODE");
}
