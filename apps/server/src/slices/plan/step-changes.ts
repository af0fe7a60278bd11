import type { PlanStep } from "@heirlock/contract/plan/step";
import { type PlanLeaf, readLeaf } from "@heirlock/crypto/verify";
import type { HolderId } from "@heirlock/domain/identifiers";
import { refuse } from "../../kernel/errors.ts";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";

/** Each leaf that a step adds, replaces or takes away, beside the one before it. */
export type LeafChange = { was: PlanLeaf | null; is: PlanLeaf | null };

/**
 * What a step changes, to be read before it is stored: `storeStep` refuses it if another head came in between. Refuses with
 * INVALID_SIGNATURE or PLAN_INVALID.
 */
export async function stepChanges(tx: Tx, holderId: HolderId, { leaves, freed }: PlanStep): Promise<LeafChange[]> {
  const [own] = await tx.query(queries.readOwnKey);
  const keyId = own?.verifying_key ?? refuse("INVALID_SIGNATURE");
  const slots = [...leaves.map(({ slot }) => slot), ...freed];
  const before = new Map(
    (await tx.query(queries.readLeaves, [holderId, keyId, slots])).map(({ slot, text }) => [slot, text]),
  );
  const after = new Map(leaves.map(({ slot, text }) => [slot, text]));
  return slots.map((slot) => ({ was: leafIn(before.get(slot)), is: leafIn(after.get(slot)) }));
}

function leafIn(text: string | undefined): PlanLeaf | null {
  if (text === undefined) return null;
  try {
    return readLeaf(text);
  } catch {
    return refuse("PLAN_INVALID");
  }
}
