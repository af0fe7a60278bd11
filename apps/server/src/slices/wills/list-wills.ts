import type { Will } from "@heirlock/contract/wills";
import type { WillId } from "@heirlock/domain/identifiers";
import type { WillStatus } from "@heirlock/domain/wills/states";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { toWill } from "./will-answer.ts";
import { listWills as statement } from "./wills.queries.ts";

/** The newest will first. */
export async function listWills({ app }: { app: Pool }, caller: Caller, status?: WillStatus): Promise<Will[]> {
  return await read(app, caller, status ?? null, null);
}

/** Refuses with NOT_FOUND, whether the will is missing or somebody else's. */
export async function getWill({ app }: { app: Pool }, caller: Caller, id: WillId): Promise<Will> {
  const [will] = await read(app, caller, null, id);
  return will ?? refuse("NOT_FOUND");
}

async function read(app: Pool, caller: Caller, status: WillStatus | null, id: WillId | null): Promise<Will[]> {
  const rows = found(await readAs(app, caller, statement, [status, id]), "number");
  const byWill = Map.groupBy(rows, (row) => row.id);
  return [...byWill.values()].map(([first, ...others]) => toWill([first!, ...others]));
}
