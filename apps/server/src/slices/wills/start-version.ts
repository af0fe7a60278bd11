import type { Will } from "@heirlock/contract/wills";
import type { WillId } from "@heirlock/domain/identifiers";
import { inForce } from "@heirlock/domain/wills/decide-will";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { changeWill, record, reload } from "./change-will.ts";
import { stateOf } from "./will-answer.ts";
import { copyVersion } from "./wills.queries.ts";
import { forgetFaith } from "./withdraw-faith.ts";

/** Copies the version in force as the next draft; the one in force stays so until the draft is published. */
export function startVersion({ app }: { app: Pool }, caller: Caller, id: WillId): Promise<Will> {
  return changeWill({ app }, caller, id, "start_version", async (change) => {
    const { tx, actor, will, number } = change;
    await tx.query(copyVersion, [actor.holderId, id, inForce(stateOf(will))!.number, number]);
    await record(change, "will.version_started");
    // The version in force may follow a law for which consent was withdrawn since.
    await forgetFaith(tx, actor);
    return (await reload(tx, actor, id))!;
  });
}
