import { type NotificationSettings, settingsFrom } from "@heirlock/domain/account/notification-settings";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import { found } from "../../../kernel/statement.ts";
import { readDepartures } from "./privacy.queries.ts";

/** By which channels the person is told what. One answer for both of their sides (ACC-029). */
export async function readNotificationSettings(deps: { app: Pool }, caller: Caller): Promise<NotificationSettings> {
  const rows = await readAs(deps.app, caller, readDepartures);
  return settingsFrom(found(rows, "kind"));
}
