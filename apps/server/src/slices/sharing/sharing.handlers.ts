import type { HandlerOf } from "../../kernel/jobs.ts";
import { mailerOf } from "../../mail/mailer.ts";
import { sendEnvelopeLetter as sendOneLetter } from "./letters/send-envelope-letter.ts";
import { remindOfEnvelopes as remindHolders } from "./remind-of-envelopes.ts";
import type * as jobs from "./sharing.jobs.ts";

export const remindOfEnvelopes: HandlerOf<typeof jobs.remindOfEnvelopes> =
  ({ pools, jobs: queue }) =>
  () =>
    remindHolders(pools, queue);

export const sendEnvelopeLetter: HandlerOf<typeof jobs.sendEnvelopeLetter> = ({ config, pools }) => {
  const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
  return ({ holderId }, item) => sendOneLetter(deps, holderId, item.id);
};
