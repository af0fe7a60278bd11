import type { HandlerOf } from "../../kernel/jobs.ts";
import { expireRequests as expireOldRequests } from "./expire-requests.ts";
import type * as jobs from "./member-side.jobs.ts";

export const expireRequests: HandlerOf<typeof jobs.expireRequests> =
  ({ pools, clock, jobs: queue }) =>
  () =>
    expireOldRequests({ pools, clock, jobs: queue });
