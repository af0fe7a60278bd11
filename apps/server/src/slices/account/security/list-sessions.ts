import type { securityRoutes } from "@heirlock/contract/account/security";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import { found } from "../../../kernel/statement.ts";
import { listSessions as statement } from "./security.queries.ts";

/** Where the person is signed in, this session first. Asking keeps nobody active. */
export async function listSessions(
  deps: { auth: Pool },
  caller: Caller,
): Promise<Answer<typeof securityRoutes.sessions>["sessions"]> {
  const rows = await readAs(deps.auth, caller, statement);
  return found(rows, "id").map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_activity_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    current: row.current,
    startedBy: row.started_by,
    browser: row.browser,
    system: row.system,
    kind: row.device_kind,
    country: row.country,
  }));
}
