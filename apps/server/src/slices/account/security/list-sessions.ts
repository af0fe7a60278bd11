import type { securityRoutes } from "@heirlock/contract/account/security";
import type { Device } from "@heirlock/contract/fields";
import type { Answer } from "@heirlock/contract/route";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { type ActorColumn, readAs } from "../../../kernel/read.ts";
import { listSessions as statement } from "./security.queries.ts";

interface SessionRow extends ActorColumn {
  id: Uuid;
  created_at: Date;
  last_activity_at: Date;
  expires_at: Date;
  started_by: string;
  browser: string | null;
  system: string | null;
  device_kind: Device["kind"];
  country: string | null;
  current: boolean;
}

/** Where the person is signed in, this session first. Asking keeps nobody active. */
export async function listSessions(
  deps: { auth: Pool },
  caller: Caller,
): Promise<Answer<typeof securityRoutes.sessions>["sessions"]> {
  const rows = await readAs<SessionRow>(deps.auth, caller, statement);
  return rows.map((row) => ({
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
