import {
  chainLeaf,
  checkpointHash,
  checkpointText,
  headLeaf,
  type SignedCheckpoint,
} from "@heirlock/db/audit-checkpoint";
import { hashTree } from "@heirlock/db/merkle-tree";
import { headOfRow, isSigned, placesOf } from "./checked-head.ts";
import * as queries from "./keeper.queries.ts";
import type { KeeperDatabase } from "./keeper-database.ts";
import type { HeadMemory } from "./newest-heads.ts";
import type { Signer } from "./signing-key.ts";

/** Leaves of one kind in a checkpoint, about 6 MB; if more has changed, the next follows at once. */
export const mostLeaves = 50_000;

export interface MadeCheckpoint extends SignedCheckpoint {
  number: number;
  isFull: boolean;
}

interface Making {
  database: KeeperDatabase;
  signer: Signer;
  heads: Pick<HeadMemory, "newest">;
  now: Date;
}

/**
 * Signs the state of every audit chain and the newest head of every plan that changed since `before`, in one transaction
 * with what `alongside` does. A head that its key did not sign is left out: a keeper that lost its memory believes what
 * checkpoints say.
 */
export function makeCheckpoint(
  { database, signer, heads, now }: Making,
  before: { number: number; text: string } | null,
  { restoredTo = null, alongside }: { restoredTo?: number | null; alongside?: () => Promise<void> } = {},
): Promise<MadeCheckpoint> {
  return database.inTransaction(async () => {
    await alongside?.();
    const chains = await database.ask(queries.changedChains, [mostLeaves]);
    const plans = await database.ask(queries.changedHeads, [mostLeaves]);
    const isKnown = (row: (typeof plans)[number]) => isSigned(row, heads.newest(row.holder_id!, row.key_id!));
    const { yes = [], no = [] } = Object.groupBy(plans, (row) => (isKnown(row) ? "yes" : "no"));
    const [signed, unsigned] = [yes.map(headOfRow), no.map(headOfRow)];
    const ofChains = chains.map(({ estate_id, seq, hash }) => chainLeaf({ estate: estate_id, seq: Number(seq), hash }));
    const leaves = [...ofChains, ...signed.map(headLeaf)];
    const tree = hashTree(leaves);
    const number = (before?.number ?? 0) + 1;
    const text = checkpointText({
      number,
      at: now.toISOString(),
      before: before && checkpointHash(before.text),
      root: tree.root.toString("base64url"),
      size: leaves.length,
      restoredTo,
    });
    const signature = signer.sign("audit-checkpoint", Buffer.from(text));
    const estates = chains.map(({ estate_id }) => estate_id);
    const paths = ofChains.map((_, place) => Buffer.concat(tree.path(place)).toString("hex"));
    await database.ask(queries.insertCheckpoint, [String(number), text, signature, signer.key, leaves]);
    await database.ask(queries.saveProofs, [
      String(number),
      estates,
      ofChains,
      ofChains.map((_, place) => place),
      paths,
    ]);
    await database.ask(queries.markChains, [String(number), estates, chains.map(({ seq }) => seq)]);
    await database.ask(queries.headsInCheckpoint, [String(number), ...placesOf(signed)]);
    // Somebody called them kept; now the keeper looks at them again, and names them.
    if (unsigned.length > 0) await database.ask(queries.markHeadsKept, [...placesOf(unsigned), false]);
    const isFull = chains.length === mostLeaves || plans.length === mostLeaves;
    return { number, text, signature, key: signer.key, isFull };
  });
}
