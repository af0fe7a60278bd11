import type { HandlerOf } from "../../../kernel/jobs.ts";
import { mailerOf } from "../../../mail/mailer.ts";
import type * as jobs from "./letters.jobs.ts";
import { sendMemberLetter as sendOneLetter } from "./send-member-letter.ts";

export const sendMemberLetter: HandlerOf<typeof jobs.sendMemberLetter> = ({ config, pools }) => {
  const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
  return (letter, item) => sendOneLetter(deps, letter, item.id);
};
