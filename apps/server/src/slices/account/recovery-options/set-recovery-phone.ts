import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { countTry } from "../../../kernel/rate-limit.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { assertNoRecentReset } from "../assert-no-recent-reset.ts";
import { tell } from "../notices/tell.ts";
import { sealPhone } from "../sealed-phone.ts";
import { sendPhoneCode } from "./recovery-options.jobs.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  jobs: Jobs;
  phoneAvailable: boolean;
}

/**
 * Sends a code to a phone that is to become the recovery phone; null removes the one there is, at once. Refuses with
 * NO_SMS_PROVIDER. Returns whether a code was sent.
 */
export function setRecoveryPhone(deps: Deps, caller: Caller, phone: string | null): Promise<boolean> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    const [options] = await tx.query(queries.readOptions, [userId]);
    if (options?.phone) await assertNoRecentReset(tx, userId, "factor-removal");
    if (phone === null) {
      await tx.query(queries.forgetCodes, [userId]);
      if (!options?.phone) return false;
      await tell(tx, deps.jobs, { userId, kind: "recovery-phone-changed" });
      await tx.query(queries.setRecoveryPhone, [userId, null]);
      await tx.query(queries.dropRecoveryLinks, [userId]);
      const data = { removed: true };
      await audit.append(tx, { estate: userId, type: "account.recovery_phone_changed", actor: userId, data });
      await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
      return false;
    }
    if (!deps.phoneAvailable) refuse("NO_SMS_PROVIDER");
    await countTry(deps, "phoneCode", userId);
    const [code] = await tx.query(queries.askForCodeToSet, [userId, sealPhone(deps.ring, userId, phone)]);
    await audit.append(tx, { estate: userId, type: "account.recovery_phone_changed", actor: userId });
    await deps.jobs.enqueue(tx, sendPhoneCode, { purpose: "set-phone", userId, codeId: code!.id });
    return true;
  });
}
