import { wills } from "@heirlock/contract/wills";
import { estateRows } from "../../kernel/personal-export.ts";
import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as jobs from "./wills.jobs.ts";

export const willsSlice: ServerSlice = {
  name: "wills",
  routes: () => import("./wills.routes.ts"),
  jobs: withHandlers(jobs, () => import("./wills.handlers.ts")),
  exported: {
    wills: estateRows("app.wills", wills.exported.wills),
    willVersions: estateRows("app.will_versions", wills.exported.willVersions),
    willExecutions: estateRows("app.will_executions", wills.exported.willExecutions),
    willReviews: estateRows("app.will_reviews", wills.exported.willReviews),
    mirrorOffers: estateRows("app.mirror_offers", wills.exported.mirrorOffers),
    willComments: estateRows("app.will_comments", wills.exported.willComments),
    willDocuments: estateRows("app.will_documents", wills.exported.willDocuments, {
      without: { pdf: "a file of its own, offered where the version is shown" },
    }),
  },
};
