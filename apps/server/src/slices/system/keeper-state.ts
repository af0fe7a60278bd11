import type { systemRoutes } from "@heirlock/contract/system";
import type { Pool } from "pg";
import type { z } from "zod";
import { query } from "../../kernel/query.ts";
import { keeperHealth } from "./system.queries.ts";

type KeeperState = z.infer<typeof systemRoutes.ready.answer>["keeper"];

/** The keeper tells every ten seconds how it is. */
const silentAfter = 60;

/** How the keeper is, which has no port to be asked at. */
export async function keeperState(pool: Pool): Promise<KeeperState> {
  const [health] = await query(pool, keeperHealth);
  if (!health?.state || health.seen_ago === null || health.seen_ago > silentAfter) return "silent";
  return health.state as KeeperState;
}
