import { mirrorRoutes as routes } from "@heirlock/contract/wills/mirror";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { CountDeps } from "../../../kernel/rate-limit.ts";
import type { Sending } from "../../members/letters/tell-other.ts";
import { offerMirror, readOffers, withdrawMirror } from "./offer-mirror.ts";
import { listOwnMirrors, readOwnMirror } from "./own-mirror.ts";

export function mountMirrors(app: FastifyInstance, deps: CountDeps & { jobs: Sending }): void {
  mount(app, routes.mirrorOffers, async ({ caller, params }) => ({
    data: { offers: await readOffers(deps, caller, params) },
  }));
  mount(app, routes.offerMirror, async ({ caller, params, body }) => ({
    data: { offers: await offerMirror(deps, caller, { ...body, ...params }) },
  }));
  mount(app, routes.withdrawMirror, async ({ caller, params }) => ({
    data: { offers: await withdrawMirror(deps, caller, params) },
  }));
  mount(app, routes.ownMirrors, async ({ caller }) => ({ data: { offers: await listOwnMirrors(deps, caller) } }));
  mount(app, routes.ownMirror, async ({ caller, params }) => ({ data: await readOwnMirror(deps, caller, params) }));
}
