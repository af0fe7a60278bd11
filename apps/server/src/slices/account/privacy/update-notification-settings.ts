import {
  type Departure,
  decideChanges,
  type NotificationChanges,
  type NotificationSettings,
  settingsFrom,
} from "@heirlock/domain/account/notification-settings";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { refuse } from "../../../kernel/errors.ts";
import { publish } from "../../../kernel/events.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import * as queries from "./privacy.queries.ts";

/** Changes the named switches, or none: refuses with NOTICE_NEEDED when one of them guards the account. */
export function updateNotificationSettings(
  deps: { app: Pool },
  caller: Caller,
  changes: NotificationChanges,
): Promise<NotificationSettings> {
  return inTransaction(deps.app, caller, async (tx, { userId }) => {
    const decision = decideChanges(changes);
    if (!decision.ok) refuse(decision.code);
    const { store, forget } = decision;
    const column = <K extends keyof Departure>(name: K) => store.map((one) => one[name]);
    await tx.query(queries.storeDepartures, [userId, column("kind"), column("channel"), column("wanted")]);
    await tx.query(queries.forgetDepartures, [userId, forget.map((o) => o.kind), forget.map((o) => o.channel)]);
    const kinds = [...new Set([...store, ...forget].map(({ kind }) => kind))].sort();
    if (kinds.length > 0) {
      await audit.append(tx, { estate: userId, type: "account.notifications_changed", actor: userId, data: { kinds } });
      await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
    }
    return settingsFrom(await tx.query(queries.ownDepartures, [userId]));
  });
}
