import type { VaultEntry } from "@heirlock/contract/vault";
import type { EntryId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { readEntry } from "./vault.queries.ts";
import { toVaultEntry } from "./vault-answer.ts";

/** One entry, also from the bin. Refuses with NOT_FOUND, whether it is missing or somebody else's. */
export async function getEntry({ app }: { app: Pool }, caller: Caller, id: EntryId): Promise<VaultEntry> {
  const [row] = await readAs(app, caller, readEntry, [id]);
  if (!row || row.id === null) refuse("NOT_FOUND");
  return toVaultEntry(row);
}
