import { reviewRoutes as routes } from "@heirlock/contract/wills/reviews";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../../kernel/clock.ts";
import { mount } from "../../../kernel/mount.ts";
import type { CountDeps } from "../../../kernel/rate-limit.ts";
import type { Sending } from "../../members/letters/tell-other.ts";
import { answerLawyer, settle } from "./answer-lawyer.ts";
import { askReview, endReview } from "./ask-review.ts";
import { commentAsLawyer, decideAsLawyer, listOwnReviews, readOwnReview, settleAsLawyer } from "./own-review.ts";
import { readReviews } from "./read-reviews.ts";

export function mountReviews(app: FastifyInstance, deps: CountDeps & { clock: Clock; jobs: Sending }): void {
  mount(app, routes.reviews, async ({ caller, params }) => ({
    data: { reviews: await readReviews(deps, caller, params) },
  }));
  mount(app, routes.askReview, async ({ caller, params, body }) => ({
    data: { reviews: await askReview(deps, caller, { ...body, ...params }) },
  }));
  mount(app, routes.endReview, async ({ caller, params }) => ({
    data: { reviews: await endReview(deps, caller, params) },
  }));
  mount(app, routes.answerLawyer, async ({ caller, params, body }) => ({
    data: { reviews: await answerLawyer(deps, caller, { ...body, ...params }) },
  }));
  mount(app, routes.settle, async ({ caller, params }) => ({
    data: { reviews: await settle(deps, caller, params) },
  }));
  mount(app, routes.ownReviews, async ({ caller }) => ({ data: { reviews: await listOwnReviews(deps, caller) } }));
  mount(app, routes.ownReview, async ({ caller, params }) => ({ data: await readOwnReview(deps, caller, params) }));
  mount(app, routes.comment, async ({ caller, params, body }) => {
    await commentAsLawyer(deps, caller, { ...body, ...params });
    return {};
  });
  mount(app, routes.settleOwn, async ({ caller, params }) => {
    await settleAsLawyer(deps, caller, params);
    return {};
  });
  mount(app, routes.decide, async ({ caller, params, body }) => {
    await decideAsLawyer(deps, caller, { ...body, ...params });
    return {};
  });
}
