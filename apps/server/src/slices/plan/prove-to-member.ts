import type { SharedChain } from "@heirlock/contract/plan/step";
import { readLeaf } from "@heirlock/crypto/verify";
import type { Tx } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";
import type { ListForMemberRow } from "./plan.rows.ts";

/**
 * As a member, in the holder's estate: every live chain, and with `leaves` what of it is about them. That nothing is shared
 * with them now is shown in any case: a client asks for it, and it tells of no entry.
 */
export async function proveToMember(tx: Tx, { leaves }: { leaves: boolean }): Promise<SharedChain[]> {
  const rows = await tx.query(queries.listForMember);
  return [...Map.groupBy(rows, ({ key_id }) => key_id).values()].map((own) => {
    const [{ key_id, head: text, signature }] = own as [ListForMemberRow];
    // The grants come first: the entries are those that they name.
    const [grants = null, ...entries] = own.flatMap(provedLeaf);
    const isShown = leaves || (grants && namesNothing(grants));
    return { key_id, head: { text, signature }, ...(isShown ? { grants, entries } : { grants: null, entries: [] }) };
  });
}

function provedLeaf({ slot, leaf, path }: ListForMemberRow) {
  return slot === null || leaf === null || path === null ? [] : [{ slot, text: leaf, path }];
}

const namesNothing = ({ text }: { text: string }) => {
  const leaf = readLeaf(text);
  return leaf.kind === "plan-grants" && leaf.grants.length === 0;
};
