import type { HandlerOf } from "../../kernel/jobs.ts";
import { mailerOf } from "../../mail/mailer.ts";
import { orderDigests as orderAll } from "./digests/order-digests.ts";
import { sendDigest as sendOne } from "./digests/send-digest.ts";
import { forgetEvents as forgetOldEvents } from "./forget-events.ts";
import { forgetNews as forgetOldNews } from "./forget-news.ts";
import type * as jobs from "./inbox.jobs.ts";

export const forgetEvents: HandlerOf<typeof jobs.forgetEvents> =
  ({ pools }) =>
  () =>
    forgetOldEvents(pools.worker);

export const forgetNews: HandlerOf<typeof jobs.forgetNews> =
  ({ pools }) =>
  () =>
    forgetOldNews(pools.worker);

export const orderDigests: HandlerOf<typeof jobs.orderDigests> =
  ({ pools, jobs: queue }) =>
  () =>
    orderAll(pools, queue);

export const sendDigest: HandlerOf<typeof jobs.sendDigest> = ({ config, pools }) => {
  const deps = { worker: pools.worker, mailer: mailerOf(config), publicUrl: config.publicUrl };
  return ({ userId }, item) => sendOne(deps, userId, item.id);
};
