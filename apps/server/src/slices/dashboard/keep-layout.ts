import type { DashboardType } from "@heirlock/domain/dashboard/cards";
import { checkLayout, defaultLayout, type SentLayout } from "@heirlock/domain/dashboard/layout";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { publish } from "../../kernel/events.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { keepLayout as statement } from "./dashboard.queries.ts";
import type { KeptLayout } from "./read-layout.ts";

/**
 * Keeps an arrangement, or the first one again when none is sent (DSH-031, DSH-032). Refuses with UNKNOWN_CARD and
 * UNKNOWN_PRESET, and with FORBIDDEN for a side that is not the person's. It is no matter for the audit chain: where cards
 * lie says nothing about a plan.
 */
export function keepLayout(
  deps: { app: Pool },
  caller: Caller,
  { type, layout: sent = defaultLayout(type) }: { type: DashboardType; layout?: SentLayout },
): Promise<KeptLayout> {
  return inTransaction(deps.app, caller, async (tx, { userId, isHolder }) => {
    if (type === "will_holder" && !isHolder) refuse("FORBIDDEN");
    const checked = checkLayout(type, sent);
    if (!checked.ok) refuse(checked.code);
    const { cardOrder, cardVisibility, layoutPreset } = checked.layout;
    const [kept] = await tx.query(statement, [userId, type, cardOrder, JSON.stringify(cardVisibility), layoutPreset]);
    await publish(tx, { recipient: userId, kind: "dashboard.changed", payload: { id: userId } });
    return { cardOrder, cardVisibility, layoutPreset, updatedAt: kept!.updated_at.toISOString() };
  });
}
