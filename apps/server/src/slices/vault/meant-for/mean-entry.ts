import type { EntryId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { Tx } from "../../../kernel/transaction.ts";
import { meanOtherwise } from "./lose-keys.ts";
import * as queries from "./meant-for.queries.ts";

interface Meaning {
  /** Null: as the entry itself says. */
  condition: AccessCondition | null;
  /** The one that holds then. */
  holds: AccessCondition;
  notBefore: string | null;
  fromAge: number | null;
  tellExists: boolean;
}

type Which = { holderId: HolderId; entryId: EntryId };

/** Means an entry for members, or means it otherwise. Behind the row lock of the estate. */
export async function meanFor(tx: Tx, which: Which, memberIds: readonly MemberId[], as: Meaning): Promise<void> {
  await meanOtherwise(tx, which, memberIds, as.holds);
  const { condition, notBefore, fromAge, tellExists } = as;
  const values = [which.holderId, which.entryId, memberIds, condition, notBefore, fromAge, tellExists] as const;
  await tx.query(queries.meanFor, values);
}

/** Takes an entry back from members; answers for whom it was meant until now. Behind the row lock of the estate. */
export async function takeBack(tx: Tx, which: Which, memberIds: readonly MemberId[]): Promise<MemberId[]> {
  await meanOtherwise(tx, which, memberIds, null);
  return (await tx.query(queries.takeBack, [which.holderId, which.entryId, memberIds])).map(({ id }) => id);
}

export async function membersOfEntry(tx: Tx, { holderId, entryId }: Which): Promise<MemberId[]> {
  return (await tx.query(queries.membersOfEntry, [holderId, entryId])).map(({ id }) => id);
}
