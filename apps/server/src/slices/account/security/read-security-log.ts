import type { securityRoutes } from "@heirlock/contract/account/security";
import type { AuditEvent } from "@heirlock/contract/audit";
import type { Answer } from "@heirlock/contract/route";
import { securityEvents } from "@heirlock/domain/account/security-events";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import { deviceOfCodes } from "./describe-device.ts";
import { listSecurityEvents } from "./security.queries.ts";

const events: readonly AuditEvent[] = securityEvents;

interface EntryBody {
  at: string;
  type: string;
  data: Record<string, unknown>;
}

/** The newest events that concern the safety of the person's account, newest first. Asking keeps nobody active. */
export async function readSecurityLog(
  deps: { app: Pool },
  caller: Caller,
  limit: number,
): Promise<Answer<typeof securityRoutes.securityLog>["logs"]> {
  const rows = await readAs(deps.app, caller, listSecurityEvents, [events, limit]);
  return rows.flatMap(({ seq, body }) => {
    // The one row that says who asked, of somebody whose chain is empty.
    if (seq === null) return [];
    const { at, type, data } = JSON.parse(body) as EntryBody;
    return [{ id: seq, activityType: type, createdAt: at, device: deviceOfCodes(data) }];
  });
}
