import {
  type Departure,
  type NotificationSettings,
  settingsFrom,
} from "@heirlock/domain/account/notification-settings";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { type ActorColumn, readAs } from "../../../kernel/read.ts";
import { readDepartures } from "./privacy.queries.ts";

type Row = ActorColumn & { [Column in keyof Departure]: Departure[Column] | null };

/** By which channels the person is told what. One answer for both of their sides (ACC-029). */
export async function readNotificationSettings(deps: { app: Pool }, caller: Caller): Promise<NotificationSettings> {
  const rows = await readAs<Row>(deps.app, caller, readDepartures);
  return settingsFrom(rows.filter((row): row is Row & Departure => row.kind !== null));
}
