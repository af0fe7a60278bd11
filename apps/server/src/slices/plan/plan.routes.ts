import { planRoutes } from "@heirlock/contract/plan";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { visitOf } from "../account/visit.ts";
import { askKeeper } from "./ask-keeper.ts";
import { goOn } from "./go-on.ts";
import { readBeforeObjection } from "./read-before-objection.ts";
import { readHeads, readLeaves, readPlan } from "./read-plan.ts";
import { signPlan } from "./sign-plan.ts";
import { takeOver } from "./take-over.ts";

export function register(app: FastifyInstance, { pools, config, jobs }: Deps): void {
  const deps = { app: pools.app, auth: pools.auth, ring: config.ring, config, jobs };
  mount(app, planRoutes.read, async ({ caller }) => ({ data: await readPlan(deps, caller) }));
  mount(app, planRoutes.leaves, async ({ caller, query: { key, slots } }) => ({
    data: { leaves: await readLeaves(deps, caller, { key, slots: slots.split(",").map(Number) }) },
  }));
  mount(app, planRoutes.heads, async ({ caller, query }) => ({
    data: { heads: await readHeads(deps, caller, query) },
  }));
  mount(app, planRoutes.newestHead, async ({ caller, body }) => ({
    data: { answer: await askKeeper(deps, caller, body) },
  }));
  mount(app, planRoutes.beforeObjection, async ({ caller, query }) => ({
    data: { past: await readBeforeObjection(deps, caller, query) },
  }));
  mount(app, planRoutes.sign, async ({ caller, body }) => ({ data: await signPlan(deps, caller, body) }));
  mount(app, planRoutes.takeOver, async ({ caller, body }) => ({
    data: { number: await takeOver(deps, caller, body) },
  }));
  mount(app, planRoutes.goOn, async ({ caller, body, http }) => ({
    data: await goOn(deps, caller, { ...body, visit: visitOf(http) }),
  }));
}
