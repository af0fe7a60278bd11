import type { JobDefinition } from "./kernel/jobs.ts";
import { forgetExpired, forgetUnconfirmed, sendLetter, sendNotice } from "./slices/account/account.jobs.ts";
import { forgetEvents } from "./slices/inbox/inbox.jobs.ts";
import { forgetRateCounters } from "./slices/system/system.jobs.ts";

/** Every job of every slice, apart from who does it: the API enqueues without loading what only the worker needs. */
export const jobDefinitions: readonly JobDefinition[] = [
  sendLetter,
  sendNotice,
  forgetExpired,
  forgetUnconfirmed,
  forgetEvents,
  forgetRateCounters,
];
