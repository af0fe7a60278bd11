import type { Pool } from "pg";
import * as audit from "../../../kernel/audit.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import { sayStopped } from "../stop-waiting-resets.ts";
import { sendResetLink } from "./recovery.jobs.ts";
import * as queries from "./recovery.queries.ts";

interface Deps {
  auth: Pool;
  jobs: Pick<Jobs, "enqueue">;
}

/**
 * Moves waiting resets on, each minute: a notice a day before the end, the link at the end, and the word that a link was
 * not used. The rows are the truth and the database's clock decides (KEY-017), so it does not matter which worker comes,
 * how often, or how late; one that dies in the middle leaves the rows to the next.
 */
export async function advanceResets(deps: Deps): Promise<void> {
  await repeat(() => remind(deps));
  await repeat(() => finish(deps));
  await repeat(() => closeUnused(deps));
}

/** Each page is a transaction of its own. */
async function repeat(page: () => Promise<number>): Promise<void> {
  while ((await page()) > 0);
}

function remind({ auth, jobs }: Deps): Promise<number> {
  return inSystemTransaction(auth, async (tx) => {
    const taken = await tx.query(queries.takeToRemind);
    for (const { id, user_id: userId, waits_until: until } of taken) {
      await tell(tx, jobs, { userId, kind: "reset-tomorrow", facts: { reset: id, until: until.toISOString() } });
    }
    return taken.length;
  });
}

function finish({ auth, jobs }: Deps): Promise<number> {
  return inSystemTransaction(auth, async (tx) => {
    const taken = await tx.query(queries.takeDue);
    for (const { id, user_id: userId } of taken) {
      await audit.append(tx, { estate: userId, type: "account.reset_ready", actor: null, data: { reset: id } });
      await jobs.enqueue(tx, sendResetLink, { resetId: id });
    }
    return taken.length;
  });
}

function closeUnused({ auth, jobs }: Deps): Promise<number> {
  return inSystemTransaction(auth, async (tx) => {
    const taken = await tx.query(queries.takeUnused);
    for (const { id, user_id: userId } of taken) await sayStopped(tx, jobs, { userId, reset: id, by: "unused" });
    return taken.length;
  });
}
