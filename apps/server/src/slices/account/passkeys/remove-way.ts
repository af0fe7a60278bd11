import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { lockKeys } from "../account.queries.ts";
import { tell } from "../notices/tell.ts";
import { forgetPasskeyBundles } from "./forget-passkey-bundles.ts";

/**
 * Removes a way to open the vault. Only passkeys can go: they go on signing in, and open nothing. Refuses with
 * WAY_NEEDED for password and kit, without which a passkey could become the only way (KEY-009).
 */
export function removeWay(
  deps: { auth: Pool; jobs: Jobs },
  caller: Caller,
  way: "password" | "kit" | "passkey",
): Promise<void> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    if (way !== "passkey") refuse("WAY_NEEDED");
    await tx.query(lockKeys, [userId]);
    const changed = await forgetPasskeyBundles(tx, userId);
    for (const passkey of changed) {
      const data = { passkey, opens: false };
      await audit.append(tx, { estate: userId, type: "account.passkey_opens_vault", actor: userId, data });
    }
    if (changed.length > 0) await tell(tx, deps.jobs, { userId, kind: "passkey-opens-vault", facts: { opens: false } });
  });
}
