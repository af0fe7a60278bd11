import type { HandlerOf } from "../../../kernel/jobs.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import { deleteClosed as deleteClosedAccounts } from "./delete-closed.ts";
import type * as jobs from "./privacy.jobs.ts";

export const deleteClosed: HandlerOf<typeof jobs.deleteClosed> = ({ config, pools: { auth, worker }, deletions }) => {
  const deps = { auth, worker, mailer: mailerOf(config), publicUrl: config.publicUrl, deletions };
  return () => deleteClosedAccounts(deps);
};
