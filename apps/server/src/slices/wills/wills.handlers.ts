import type { HandlerOf } from "../../kernel/jobs.ts";
import { mailerOf } from "../../mail/mailer.ts";
import { sendReviewLetter as sendOneLetter } from "./letters/send-review-letter.ts";
import { remindOfReviews as remindHolders } from "./remind-of-reviews.ts";
import type * as jobs from "./wills.jobs.ts";

export const remindOfReviews: HandlerOf<typeof jobs.remindOfReviews> =
  ({ pools, jobs: queue }) =>
  () =>
    remindHolders(pools, queue);

export const sendReviewLetter: HandlerOf<typeof jobs.sendReviewLetter> = ({ config, pools }) => {
  const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
  return (about, item) => sendOneLetter(deps, about, item.id);
};
