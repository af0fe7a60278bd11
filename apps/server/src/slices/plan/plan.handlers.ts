import type { HandlerOf } from "../../kernel/jobs.ts";
import { forgetLeaves as forgetOldLeaves } from "./forget-leaves.ts";
import type * as jobs from "./plan.jobs.ts";

export const forgetLeaves: HandlerOf<typeof jobs.forgetLeaves> =
  ({ pools }) =>
  () =>
    forgetOldLeaves(pools.worker);
