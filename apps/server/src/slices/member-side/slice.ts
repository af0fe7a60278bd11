import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as jobs from "./member-side.jobs.ts";
import { ownMemberships } from "./member-side.queries.ts";

export const memberSideSlice: ServerSlice = {
  name: "member-side",
  routes: () => import("./member-side.routes.ts"),
  jobs: withHandlers(jobs, () => import("./member-side.handlers.ts")),
  exportQueries: { memberships: ownMemberships },
};
