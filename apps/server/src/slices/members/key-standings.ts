import type { HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { KeyStanding } from "@heirlock/domain/sharing/wants-call";
import type { Tx } from "../../kernel/transaction.ts";
import { listKeyStandings as statement } from "./members.queries.ts";

/** How the keys of those who have joined the person's own plan stand; nobody for somebody without a plan. */
export async function listKeyStandings(
  tx: Tx,
  holderId: HolderId,
): Promise<(KeyStanding & { id: MemberId; first_name: string; last_name: string })[]> {
  const rows = await tx.query(statement, [holderId]);
  return rows.map(({ state, ...row }) => ({ ...row, keys: { state } }));
}
