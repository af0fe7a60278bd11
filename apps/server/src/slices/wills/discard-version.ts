import type { Will } from "@heirlock/contract/wills";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { changeWill, record, reload } from "./change-will.ts";
import { deleteVersion } from "./wills.queries.ts";

/** Refuses with NOT_A_DRAFT for a version that was published. */
export function discardVersion(
  { app }: { app: Pool },
  caller: Caller,
  { id, number }: { id: WillId; number: number },
): Promise<Will> {
  return changeWill({ app }, caller, id, "discard_version", async (change) => {
    const { tx, actor } = change;
    if (change.number !== number) refuse("NOT_A_DRAFT");
    await tx.query(deleteVersion, [actor.holderId, id, number]);
    await record(change, "will.version_discarded");
    return (await reload(tx, actor, id))!;
  });
}
