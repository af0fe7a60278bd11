import type { ExportId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import * as queries from "./privacy.queries.ts";

export interface StartedExport {
  id: ExportId;
  expiresAt: Date;
}

/**
 * Begins an export and tells the person of it on every channel: whoever sits at a browser that was left open does not
 * carry everything away in silence. Refuses with EXPORT_RUNNING within ten minutes of the last one.
 */
export function startExport(deps: { auth: Pool; jobs: Jobs }, caller: Caller): Promise<StartedExport> {
  return inTransaction(deps.auth, caller, async (tx, { userId }) => {
    await tx.query(queries.lockAccount, [userId]);
    const [pause] = await tx.query(queries.exportPause, [userId]);
    if (pause) refuse("EXPORT_RUNNING", {}, Math.max(1, pause.seconds_left));
    const [row] = await tx.query(queries.insertExport, [userId]);
    const { id, expires_at: expiresAt } = row!;
    await audit.append(tx, { estate: userId, type: "account.exported", actor: userId, data: { export: id } });
    await tell(tx, deps.jobs, { userId, kind: "data-exported" });
    return { id, expiresAt };
  });
}
