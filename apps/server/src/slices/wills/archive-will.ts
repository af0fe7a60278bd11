import type { Will } from "@heirlock/contract/wills";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { changeWill, record, reload } from "./change-will.ts";
import { setWillStatus } from "./wills.queries.ts";

type Deps = { app: Pool };

export const archiveWill = (deps: Deps, caller: Caller, id: WillId) => move(deps, caller, id, "archive");
export const restoreWill = (deps: Deps, caller: Caller, id: WillId) => move(deps, caller, id, "restore");

function move(deps: Deps, caller: Caller, id: WillId, event: "archive" | "restore"): Promise<Will> {
  return changeWill(deps, caller, id, event, async (change) => {
    const { tx, actor, next } = change;
    await tx.query(setWillStatus, [actor.holderId, id, next!.status]);
    await record(change, event === "archive" ? "will.archived" : "will.restored");
    return (await reload(tx, actor, id))!;
  });
}
