import { cardInvitationRoutes } from "@heirlock/contract/sharing/cards";
import { relationshipKeyRoutes } from "@heirlock/contract/sharing/holder-keys";
import { memberKeyRoutes as routes } from "@heirlock/contract/sharing/keys";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { readHolderKeys, verifyHolder } from "./holder-keys.ts";
import { noteCardPrinted, putCard } from "./put-card.ts";
import { putEnvelopes } from "./put-envelopes.ts";
import { putReleaseKey } from "./put-release-key.ts";
import { readEnvelopeQueue } from "./read-envelope-queue.ts";
import { readKeyOverview, readMemberKeys } from "./read-member-keys.ts";
import { readReadiness } from "./read-readiness.ts";
import { redeemCard } from "./redeem-card.ts";
import { refuseIdentity, verifyIdentity } from "./verify-identity.ts";

export function register(app: FastifyInstance, { config, pools, clock, jobs }: Deps): void {
  const pool = pools.app;
  const member = { app: pool, clock };

  mount(app, routes.keyOverview, async ({ caller }) => ({ data: await readKeyOverview(pool, caller) }));
  mount(app, routes.readiness, async ({ caller }) => ({ data: await readReadiness(pool, caller) }));
  mount(app, routes.memberKeys, async ({ caller, params }) => ({
    data: await readMemberKeys(pool, caller, params.id),
  }));
  mount(app, routes.verifyIdentity, async ({ caller, params, body }) => ({
    data: await verifyIdentity(pool, caller, params.id, body),
  }));
  mount(app, routes.refuseIdentity, async ({ caller, params, body }) => ({
    data: await refuseIdentity(pool, caller, params.id, body.verifying_key),
  }));
  mount(app, routes.putCard, async ({ caller, params, body }) => ({
    data: await putCard(pool, caller, params.id, body),
  }));
  mount(app, routes.cardPrinted, async ({ caller, params, body }) => ({
    data: await noteCardPrinted(pool, caller, params.id, body),
  }));
  mount(app, routes.putReleaseKey, async ({ caller, body }) => ({ data: await putReleaseKey(pool, caller, body) }));
  mount(app, routes.envelopeQueue, async ({ caller }) => ({ data: await readEnvelopeQueue(pool, caller) }));
  mount(app, routes.putEnvelopes, async ({ caller, params, body }) => ({
    data: await putEnvelopes(pool, caller, params.id, body),
  }));

  mount(app, relationshipKeyRoutes.holderKeys, async ({ caller, params }) => ({
    data: await readHolderKeys(member, caller, params.id),
  }));
  mount(app, relationshipKeyRoutes.verifyHolder, async ({ caller, params, body }) => {
    await verifyHolder(member, caller, params.id, body);
    return {};
  });
  mount(app, cardInvitationRoutes.redeemCard, async ({ caller, body }) => ({
    data: await redeemCard({ app: pool, secret: config.secret, jobs }, caller, body),
  }));
}
