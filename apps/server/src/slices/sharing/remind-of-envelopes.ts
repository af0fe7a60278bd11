import { envelopeReminderDays } from "@heirlock/domain/members/deadlines";
import { forEachDue } from "../../kernel/due.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import type { Pools } from "../../kernel/pools.ts";
import { query } from "../../kernel/query.ts";
import { inEstate } from "../../kernel/transaction.ts";
import { sendEnvelopeLetter } from "./sharing.jobs.ts";
import { dueReminders, noteReminded } from "./sharing.queries.ts";

/**
 * Once an hour: one letter for all that has waited for a week, and none again for the same. Each holder is a transaction
 * of its own, which looks again. Throws at the end when one of them failed.
 */
export async function remindOfEnvelopes(pools: Pools, jobs: Pick<Jobs, "enqueue">): Promise<void> {
  await forEachDue(
    "holders",
    (cursor) => query(pools.worker, dueReminders, [envelopeReminderDays, ...cursor]),
    ({ id: holderId }) =>
      inEstate(pools.timers, holderId, async (tx) => {
        const noted = await tx.query(noteReminded, [holderId, envelopeReminderDays]);
        if (noted.length > 0) await jobs.enqueue(tx, sendEnvelopeLetter, { holderId });
      }),
  );
}
