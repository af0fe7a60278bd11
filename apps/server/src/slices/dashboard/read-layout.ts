import type { dashboardRoutes } from "@heirlock/contract/dashboard";
import type { Answer } from "@heirlock/contract/route";
import type { DashboardType } from "@heirlock/domain/dashboard/cards";
import { readLayout as read } from "@heirlock/domain/dashboard/layout";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { readLayout as statement } from "./dashboard.queries.ts";

export type KeptLayout = Answer<typeof dashboardRoutes.saveLayout>["data"];

/** Null while the person has arranged nothing. Refuses with FORBIDDEN for a side that is not theirs. */
export async function readLayout(deps: { app: Pool }, caller: Caller, type: DashboardType): Promise<KeptLayout | null> {
  const rows = await readAs(deps.app, caller, statement, [type]);
  if (type === "will_holder" && rows[0]?.is_holder !== true) refuse("FORBIDDEN");
  const [row] = found(rows, "card_order");
  const layout =
    row &&
    read(type, { cardOrder: row.card_order, cardVisibility: row.card_visibility, layoutPreset: row.layout_preset });
  return layout ? { ...layout, updatedAt: row.updated_at.toISOString() } : null;
}
