import { planExport as columns } from "@heirlock/contract/plan/export";
import { estateRows, keptBack } from "../../kernel/personal-export.ts";
import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as jobs from "./plan.jobs.ts";

export const planSlice: ServerSlice = {
  name: "plan",
  routes: () => import("./plan.routes.ts"),
  jobs: withHandlers(jobs, () => import("./plan.handlers.ts")),
  exported: {
    planChains: estateRows("app.plan_chains", columns.planChains, {
      without: { kept: keptBack.innerNumber, checkpoint: keptBack.innerNumber },
    }),
    planGoneBack: estateRows("app.plans_gone_back", columns.planGoneBack),
    planQuestions: estateRows("app.head_questions", columns.planQuestions, { without: { asked_by: keptBack.self } }),
    planHeads: estateRows("app.plan_heads", columns.planHeads),
    planLeaves: estateRows("app.plan_leaves", columns.planLeaves),
  },
};
