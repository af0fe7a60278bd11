import { headsAtOnce, type planRoutes } from "@heirlock/contract/plan";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";

type Read = Answer<typeof planRoutes.read>["data"];
type Leaves = Answer<typeof planRoutes.leaves>["data"]["leaves"];
type Heads = Answer<typeof planRoutes.heads>["data"]["heads"];

/** What a client with the vault open reads first: every chain with its newest head and leaves. */
export async function readPlan({ app }: { app: Pool }, caller: Caller): Promise<Read> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [chains, leaves, [found]] = await Promise.all([
      tx.query(queries.listChains, [holderId]),
      tx.query(queries.listLeaves, [holderId]),
      tx.query(queries.readObjected, [holderId]),
    ]);
    return {
      objected: found!.objected,
      chains: chains.map(({ key_id, salt, text, signature }) => {
        const own = leaves.filter((leaf) => leaf.key_id === key_id);
        return {
          ...{ key_id, salt, head: { text, signature } },
          leaves: own.flatMap((leaf) => (leaf.text === null ? [] : [{ slot: leaf.slot, text: leaf.text }])),
          grants: own.flatMap(({ slot, hash, place, text: whole }) => (whole === null ? [{ slot, hash, place }] : [])),
        };
      }),
    };
  });
}

export async function readLeaves(
  { app }: { app: Pool },
  caller: Caller,
  { key, slots }: { key: string; slots: readonly number[] },
): Promise<Leaves> {
  return await inTransaction(app, caller, (tx, { holderId }) => tx.query(queries.readLeaves, [holderId, key, slots]));
}

export async function readHeads(
  { app }: { app: Pool },
  caller: Caller,
  { key, after }: { key: string; after: number },
): Promise<Heads> {
  return await inTransaction(app, caller, (tx, { holderId }) =>
    tx.query(queries.listHeads, [holderId, key, after, headsAtOnce]),
  );
}
