import type { Execution } from "@heirlock/contract/wills/execution";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Language } from "@heirlock/domain/languages";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import { found } from "../../../kernel/statement.ts";
import { readExecution as statement } from "./execution.queries.ts";
import { toExecution } from "./execution-answer.ts";

/** Of the version in force. Refuses with NOT_FOUND and NOT_PUBLISHED. */
export async function readExecution(
  { app }: { app: Pool },
  caller: Caller,
  { id, language }: { id: WillId; language: Language },
): Promise<Execution> {
  return await toExecution(found(await readAs(app, caller, statement, [id]), "id"), language);
}
