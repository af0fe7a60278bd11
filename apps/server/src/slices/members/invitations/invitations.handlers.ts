import type { HandlerOf } from "../../../kernel/jobs.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import { expireInvitations as expireOldInvitations } from "./expire-invitations.ts";
import type * as jobs from "./invitations.jobs.ts";
import { sendInvitationLetter as sendOneInvitation } from "./send-invitation-letter.ts";
import { sendWillKeyLetter as sendOneWillKey } from "./send-will-key-letter.ts";

export const sendInvitationLetter: HandlerOf<typeof jobs.sendInvitationLetter> = ({ config, pools }) => {
  const { ring, publicUrl } = config;
  const deps = { worker: pools.worker, mailer: mailerOf(config), ring, publicUrl };
  return (letter, item) => sendOneInvitation(deps, letter, item.id);
};

export const sendWillKeyLetter: HandlerOf<typeof jobs.sendWillKeyLetter> = ({ config, pools }) => {
  const { ring, publicUrl } = config;
  const deps = { worker: pools.worker, mailer: mailerOf(config), ring, publicUrl };
  return ({ willKeyId }, item) => sendOneWillKey(deps, willKeyId, item.id);
};

export const expireInvitations: HandlerOf<typeof jobs.expireInvitations> =
  ({ pools, jobs: queue }) =>
  () =>
    expireOldInvitations(pools, queue);
