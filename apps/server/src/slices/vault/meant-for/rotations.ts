import type { HolderId } from "@heirlock/domain/identifiers";
import type { Tx } from "../../../kernel/transaction.ts";
import * as queries from "./meant-for.queries.ts";
import type { ListRotationsRow } from "./meant-for.rows.ts";

/** The entries that wait for new keys, the longest wait first; a page of them. In the holder's estate. */
export async function listRotations(tx: Tx, holderId: HolderId): Promise<ListRotationsRow[]> {
  return await tx.query(queries.listRotations, [holderId]);
}

export async function countRotations(tx: Tx, holderId: HolderId): Promise<number> {
  const [count] = await tx.query(queries.countRotations, [holderId]);
  return count!.rotations;
}
