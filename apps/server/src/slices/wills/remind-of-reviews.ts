import { forEachDue } from "../../kernel/due.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import type { Pools } from "../../kernel/pools.ts";
import { query } from "../../kernel/query.ts";
import { inEstate } from "../../kernel/transaction.ts";
import { dueReviews, noteReviewReminded } from "./reviews-due.queries.ts";
import { sendReviewLetter } from "./wills.jobs.ts";

/**
 * Once a day: a letter for each published will that nobody was asked to read again for a year. Each will is a transaction
 * of its own, which looks again. Throws at the end when one of them failed.
 */
export async function remindOfReviews(pools: Pools, jobs: Pick<Jobs, "enqueue">): Promise<void> {
  await forEachDue(
    "wills",
    (cursor) => query(pools.worker, dueReviews, [...cursor]),
    ({ id: willId, holder_id: holderId }) =>
      inEstate(pools.timers, holderId, async (tx) => {
        const noted = await tx.query(noteReviewReminded, [holderId, willId]);
        if (noted.length > 0) await jobs.enqueue(tx, sendReviewLetter, { holderId, willId });
      }),
  );
}
