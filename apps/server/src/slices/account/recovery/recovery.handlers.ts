import type { HandlerOf } from "../../../kernel/jobs.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import { smsSenderOf } from "../../../sms/sms-sender.ts";
import { advanceResets as advanceWaitingResets } from "./advance-resets.ts";
import type * as jobs from "./recovery.jobs.ts";
import { sendResetLink as sendOneResetLink } from "./send-reset-link.ts";

export const advanceResets: HandlerOf<typeof jobs.advanceResets> =
  ({ pools, jobs: queue }) =>
  () =>
    advanceWaitingResets({ auth: pools.auth, jobs: queue });

export const sendResetLink: HandlerOf<typeof jobs.sendResetLink> = ({ config, pools }) => {
  const { ring, publicUrl } = config;
  const deps = { auth: pools.auth, mailer: mailerOf(config), sms: smsSenderOf(config), ring, publicUrl };
  return ({ resetId }, item) => sendOneResetLink(deps, resetId, item.id);
};
