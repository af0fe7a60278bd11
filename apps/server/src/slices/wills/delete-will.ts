import type { WillId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { changeWill, record } from "./change-will.ts";
import { deleteWill as statement } from "./wills.queries.ts";

/** Refuses with NOT_A_DRAFT once it was published: then it is archived instead. */
export function deleteWill({ app }: { app: Pool }, caller: Caller, id: WillId): Promise<void> {
  return changeWill({ app }, caller, id, "delete", async (change) => {
    await change.tx.query(statement, [change.actor.holderId, id]);
    await record(change, "will.deleted");
  });
}
