import type { WholeVersion } from "@heirlock/contract/wills";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { toWholeVersion } from "./will-answer.ts";
import { readVersion as statement } from "./wills.queries.ts";

/** Refuses with NOT_FOUND, whether it is missing or somebody else's. */
export async function readVersion(
  { app }: { app: Pool },
  caller: Caller,
  { id, number }: { id: WillId; number: number },
): Promise<WholeVersion> {
  const [row] = found(await readAs(app, caller, statement, [id, number]), "number");
  return row ? toWholeVersion(row) : refuse("NOT_FOUND");
}
