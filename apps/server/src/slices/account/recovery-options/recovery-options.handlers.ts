import type { HandlerOf } from "../../../kernel/jobs.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import { smsSenderOf } from "../../../sms/sms-sender.ts";
import type * as jobs from "./recovery-options.jobs.ts";
import { sendPhoneCode as sendOnePhoneCode } from "./send-phone-code.ts";
import { sendRecoveryLetter as sendOneLetter } from "./send-recovery-letter.ts";

export const sendRecoveryLetter: HandlerOf<typeof jobs.sendRecoveryLetter> = ({ config, pools }) => {
  const deps = { auth: pools.auth, mailer: mailerOf(config), publicUrl: config.publicUrl };
  return (letter, item) => sendOneLetter(deps, letter, item.id);
};

export const sendPhoneCode: HandlerOf<typeof jobs.sendPhoneCode> = ({ config, pools }) => {
  const deps = { auth: pools.auth, sms: smsSenderOf(config), ring: config.ring };
  return (code) => sendOnePhoneCode(deps, code);
};
