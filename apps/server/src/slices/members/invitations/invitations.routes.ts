import { answerInvitationRoutes, invitationRoutes, ownInvitationRoutes } from "@heirlock/contract/members/invitations";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { Deps } from "../../../kernel/slice.ts";
import type { MemberHooks } from "../members.hooks.ts";
import { acceptInvitation, acceptOwn, declineInvitation, declineOwn } from "./answer-invitation.ts";
import { cancelInvitation } from "./cancel-invitation.ts";
import { generateWillKey } from "./generate-will-key.ts";
import { invite } from "./invite.ts";
import { listInvitations, listWillKeys } from "./list-invitations.ts";
import { openInvitation } from "./open-invitation.ts";
import { ownInvitations } from "./own-invitations.ts";
import { redeemWillKey } from "./redeem-will-key.ts";
import { revokeWillKey } from "./revoke-will-key.ts";
import { sendInvitation } from "./send-invitation.ts";

const depsOf = ({ config, pools, jobs }: Deps) => ({
  app: pools.app,
  jobs,
  secret: config.secret,
  publicUrl: config.publicUrl,
});

/** What saving a member asks of invitations. */
export function inviteHook(deps: Deps): MemberHooks["invite"] {
  return (tx, member, invitation) => invite(depsOf(deps), tx, member, invitation);
}

export function mountInvitations(app: FastifyInstance, slice: Deps): void {
  const deps = depsOf(slice);
  const pool = deps.app;

  mount(app, invitationRoutes.invitations, async ({ caller, query }) => ({
    data: await listInvitations(pool, caller, query.status),
  }));
  mount(app, invitationRoutes.sendInvitation, async ({ caller, params, body }) => ({
    data: await sendInvitation(deps, caller, params.id, { ...body, again: false }),
  }));
  mount(app, invitationRoutes.resendInvitation, async ({ caller, params, body }) => ({
    data: await sendInvitation(deps, caller, params.id, { ...body, again: true }),
  }));
  mount(app, invitationRoutes.cancelInvitation, async ({ caller, params }) => {
    await cancelInvitation(pool, caller, params.id);
    return { data: { status: "pending" as const } };
  });
  mount(app, invitationRoutes.willKeys, async ({ caller }) => ({ data: await listWillKeys(pool, caller) }));
  mount(app, invitationRoutes.generateWillKey, async ({ caller, params, body }) => ({
    data: await generateWillKey(deps, caller, params.id, body),
  }));
  mount(app, invitationRoutes.revokeWillKey, async ({ caller, params }) => {
    await revokeWillKey(pool, caller, params.id);
    return {};
  });

  mount(app, answerInvitationRoutes.openInvitation, async ({ body }) => ({
    data: await openInvitation(pool, body.key),
  }));
  mount(app, answerInvitationRoutes.acceptInvitation, async ({ caller, body }) => ({
    data: await acceptInvitation(deps, caller, body),
  }));
  mount(app, answerInvitationRoutes.declineInvitation, async ({ body }) => {
    await declineInvitation(deps, body.key, body.reason);
    return { data: { status: "declined" as const } };
  });
  mount(app, answerInvitationRoutes.redeemWillKey, async ({ caller, body }) => ({
    data: await redeemWillKey(deps, caller, body),
  }));

  mount(app, ownInvitationRoutes.ownInvitations, async ({ caller, query }) => ({
    data: await ownInvitations(pool, caller, query.status),
  }));
  mount(app, ownInvitationRoutes.acceptOwn, async ({ caller, params, body }) => ({
    data: await acceptOwn(deps, caller, params.id, body.declinedRoles),
  }));
  mount(app, ownInvitationRoutes.declineOwn, async ({ caller, params, body }) => {
    await declineOwn(deps, caller, params.id, body.reason);
    return { data: { status: "declined" as const } };
  });
}
