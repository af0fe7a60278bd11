import { inbox } from "@heirlock/contract/inbox";
import { keptBack, personRows } from "../../kernel/personal-export.ts";
import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as jobs from "./inbox.jobs.ts";
import { forgetEventsOf } from "./inbox.queries.ts";

export const inboxSlice: ServerSlice = {
  name: "inbox",
  routes: () => import("./inbox.routes.ts"),
  jobs: withHandlers(jobs, () => import("./inbox.handlers.ts")),
  exported: {
    events: {
      table: "app.events",
      as: "app",
      where: "recipient_id = $1",
      columns: inbox.exported.events,
      without: { recipient_id: keptBack.self },
    },
    news: personRows("app.news", inbox.exported.news),
    newsDigests: personRows("app.news_digests", inbox.exported.newsDigests),
  },
  impersonal: { "app.event_counters": "how many live events there were; the events themselves are exported" },
  deletion: { forget: forgetEventsOf },
};
