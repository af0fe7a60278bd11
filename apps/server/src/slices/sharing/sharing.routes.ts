import { cardInvitationRoutes } from "@heirlock/contract/sharing/cards";
import { relationshipKeyRoutes } from "@heirlock/contract/sharing/holder-keys";
import { memberKeyRoutes as routes } from "@heirlock/contract/sharing/keys";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { askKeeperAsMember } from "./ask-keeper-as-member.ts";
import { readHolderKeys, verifyHolder } from "./holder-keys.ts";
import { openCard } from "./open-card.ts";
import { noteCardPrinted, putCard } from "./put-card.ts";
import { putEnvelopes } from "./put-envelopes.ts";
import { putReleaseKey } from "./put-release-key.ts";
import { readEnvelopeQueue } from "./read-envelope-queue.ts";
import { readKeyOverview, readMemberKeys } from "./read-member-keys.ts";
import { readPlanTables } from "./read-plan-tables.ts";
import { readReadiness } from "./read-readiness.ts";
import { readSharedPlan } from "./read-shared-plan.ts";
import { readStoredEnvelopes } from "./read-stored-envelopes.ts";
import { redeemCard } from "./redeem-card.ts";
import { takeBack } from "./take-back.ts";
import { refuseIdentity, verifyIdentity } from "./verify-identity.ts";

export function register(app: FastifyInstance, { config, pools, clock, jobs }: Deps): void {
  const deps = { app: pools.app, clock, jobs, ring: config.ring };

  mount(app, routes.planTables, async ({ caller, query }) => ({ data: await readPlanTables(deps, caller, query) }));
  mount(app, routes.takeBack, async ({ caller, body }) => ({ data: { number: await takeBack(deps, caller, body) } }));
  mount(app, routes.keyOverview, async ({ caller }) => ({ data: await readKeyOverview(deps, caller) }));
  mount(app, routes.readiness, async ({ caller }) => ({ data: await readReadiness(deps, caller) }));
  mount(app, routes.storedEnvelopes, async ({ caller }) => ({ data: await readStoredEnvelopes(deps, caller) }));
  mount(app, routes.memberKeys, async ({ caller, params }) => ({
    data: await readMemberKeys(deps, caller, params.id),
  }));
  mount(app, routes.verifyIdentity, async ({ caller, params, body }) => ({
    data: await verifyIdentity(deps, caller, { ...body, ...params }),
  }));
  mount(app, routes.refuseIdentity, async ({ caller, params, body }) => ({
    data: await refuseIdentity(deps, caller, { ...body, ...params }),
  }));
  mount(app, routes.putCard, async ({ caller, params, body }) => ({
    data: await putCard(deps, caller, { memberId: params.id, card: body }),
  }));
  mount(app, routes.cardPrinted, async ({ caller, params, body }) => ({
    data: await noteCardPrinted(deps, caller, { ...body, ...params }),
  }));
  mount(app, routes.putReleaseKey, async ({ caller, body }) => ({ data: await putReleaseKey(deps, caller, body) }));
  mount(app, routes.envelopeQueue, async ({ caller }) => ({ data: await readEnvelopeQueue(deps, caller) }));
  mount(app, routes.putEnvelopes, async ({ caller, params, body }) => ({
    data: await putEnvelopes(deps, caller, { ...body, ...params }),
  }));

  mount(app, relationshipKeyRoutes.holderKeys, async ({ caller, params }) => ({
    data: await readHolderKeys(deps, caller, params.id),
  }));
  mount(app, relationshipKeyRoutes.sharedPlan, async ({ caller, params }) => ({
    data: await readSharedPlan(deps, caller, params.id),
  }));
  mount(app, relationshipKeyRoutes.newestHead, async ({ caller, params, body }) => ({
    data: { answer: await askKeeperAsMember(deps, caller, { ...body, ...params }) },
  }));
  mount(app, relationshipKeyRoutes.verifyHolder, async ({ caller, params, body }) => {
    await verifyHolder(deps, caller, { ...body, ...params });
    return {};
  });
  mount(app, cardInvitationRoutes.openCard, async ({ body }) => ({ data: await openCard(deps, body) }));
  mount(app, cardInvitationRoutes.redeemCard, async ({ caller, body }) => ({
    data: await redeemCard(deps, caller, body),
  }));
}
