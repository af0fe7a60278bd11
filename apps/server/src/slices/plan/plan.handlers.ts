import type { HandlerOf } from "../../kernel/jobs.ts";
import { mailerOf } from "../../mail/mailer.ts";
import { forgetLeaves as forgetOldLeaves } from "./forget-leaves.ts";
import type * as jobs from "./plan.jobs.ts";
import { tellGoneBack as tellHolders } from "./tell-gone-back.ts";

export const forgetLeaves: HandlerOf<typeof jobs.forgetLeaves> =
  ({ pools }) =>
  () =>
    forgetOldLeaves(pools.worker);

export const tellGoneBack: HandlerOf<typeof jobs.tellGoneBack> = ({ config, pools }) => {
  const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
  return () => tellHolders(deps);
};
