import type { HandlerOf } from "../../kernel/jobs.ts";
import { mailerOf } from "../../mail/mailer.ts";
import { smsSenderOf } from "../../sms/sms-sender.ts";
import type * as jobs from "./account.jobs.ts";
import { forgetExpired as forgetExpiredRows } from "./forget-expired.ts";
import { forgetUnconfirmed as forgetUnconfirmedAccounts } from "./forget-unconfirmed.ts";
import { sendNotice as sendOneNotice } from "./notices/send-notice.ts";
import { sendLetter as sendOneLetter } from "./send-letter.ts";

export const sendLetter: HandlerOf<typeof jobs.sendLetter> = ({ config, pools }) => {
  const deps = { auth: pools.auth, mailer: mailerOf(config), publicUrl: config.publicUrl };
  return (letter, item) => sendOneLetter(deps, letter, item);
};

export const sendNotice: HandlerOf<typeof jobs.sendNotice> = ({ config, pools }) => {
  const { ring, publicUrl } = config;
  const deps = { auth: pools.auth, mailer: mailerOf(config), sms: smsSenderOf(config), ring, publicUrl };
  return ({ noticeId }, item) => sendOneNotice(deps, noticeId, item.id);
};

export const forgetExpired: HandlerOf<typeof jobs.forgetExpired> =
  ({ pools }) =>
  () =>
    forgetExpiredRows(pools.auth);

export const forgetUnconfirmed: HandlerOf<typeof jobs.forgetUnconfirmed> =
  ({ pools }) =>
  () =>
    forgetUnconfirmedAccounts(pools.auth);
