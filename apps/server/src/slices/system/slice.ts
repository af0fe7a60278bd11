import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as jobs from "./system.jobs.ts";

export const systemSlice: ServerSlice = {
  name: "system",
  routes: () => import("./system.routes.ts"),
  jobs: withHandlers(jobs, () => import("./system.handlers.ts")),
  impersonal: { "app.rate_counters": "counts under keyed hashes, which name nobody, for a day" },
};
