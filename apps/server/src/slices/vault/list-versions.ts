import type { vaultRoutes } from "@heirlock/contract/vault";
import type { EntryId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { z } from "zod";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { found, instantFromText } from "../../kernel/statement.ts";
import { listVersions as statement } from "./vault.queries.ts";
import { toLabel } from "./vault-answer.ts";

type Versions = z.output<typeof vaultRoutes.versions.answer>["data"]["versions"];

/** Earlier revisions that are still kept, newest first. */
export async function listVersions({ app }: { app: Pool }, caller: Caller, id: EntryId): Promise<Versions> {
  const rows = await readAs(app, caller, statement, [id]);
  if (!rows[0]?.found) refuse("NOT_FOUND");
  return found(rows, "revision").map((row) => ({
    id,
    ...toLabel(row),
    saved_at: instantFromText(row.saved),
    replaced_at: instantFromText(row.replaced),
  }));
}
