import type { AccountId } from "@heirlock/domain/identifiers";
import { forEachDue } from "../../../kernel/due.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { Pools } from "../../../kernel/pools.ts";
import { query } from "../../../kernel/query.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { sendDigest } from "../inbox.jobs.ts";
import { dueDigests, takeDigest } from "../inbox.queries.ts";

/**
 * Once an hour: a letter for everybody who chose one, has unread news since the last, and was not here for a day (ease.md,
 * section 7). Each is a transaction of its own, which looks again.
 */
export async function orderDigests(pools: Pools, jobs: Pick<Jobs, "enqueue">): Promise<void> {
  await forEachDue(
    "digests",
    (cursor) => query(pools.worker, dueDigests, cursor),
    ({ id }) =>
      inSystemTransaction(pools.worker, async (tx) => {
        const [row] = await tx.query(takeDigest, [id]);
        if (row!.is_taken) await jobs.enqueue(tx, sendDigest, { userId: id as AccountId });
      }),
  );
}
