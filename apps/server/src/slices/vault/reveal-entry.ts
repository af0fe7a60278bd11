import type { vaultRoutes } from "@heirlock/contract/vault";
import type { EntryId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { revealEntry as current, revealVersion as earlier } from "./vault.queries.ts";

type Revealed = z.output<typeof vaultRoutes.reveal.answer>["data"];

/** The sealed content, of the entry or of an earlier revision that is still kept; written into the audit chain. */
export async function revealEntry(
  { app }: { app: Pool },
  caller: Caller,
  { id, revision }: { id: EntryId; revision?: number },
): Promise<Revealed> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [row] =
      revision === undefined
        ? await tx.query(current, [holderId, id])
        : await tx.query(earlier, [holderId, id, revision]);
    if (!row) refuse("NOT_FOUND");
    return { encrypted_content: row.content, wrapped_content_key: row.content_key, revision: row.revision };
  });
}
