import { answerInvitationRoutes, invitationRoutes, ownInvitationRoutes } from "@heirlock/contract/members/invitations";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { Deps } from "../../../kernel/slice.ts";
import { visitOf } from "../../account/visit.ts";
import type { MemberHooks } from "../members.hooks.ts";
import { acceptInvitation, acceptOwn, declineInvitation, declineOwn } from "./answer-invitation.ts";
import { cancelInvitation } from "./cancel-invitation.ts";
import { generateWillKey } from "./generate-will-key.ts";
import { invite } from "./invite.ts";
import { listInvitations, listWillKeys } from "./list-invitations.ts";
import { openInvitation } from "./open-invitation.ts";
import { ownInvitations } from "./own-invitations.ts";
import { redeemWillKey } from "./redeem-will-key.ts";
import { reportInvitation } from "./report-invitation.ts";
import { revokeWillKey } from "./revoke-will-key.ts";
import { sendInvitation } from "./send-invitation.ts";
import { signUpInvited } from "./sign-up-invited.ts";

const depsOf = ({ config, pools, jobs }: Deps) => ({
  app: pools.app,
  auth: pools.auth,
  jobs,
  ring: config.ring,
  publicUrl: config.publicUrl,
});

/** What saving a member asks of invitations. */
export function inviteHook(deps: Deps): MemberHooks["invite"] {
  return (tx, member, invitation) => invite(depsOf(deps), tx, member, invitation);
}

export function mountInvitations(app: FastifyInstance, slice: Deps): void {
  const deps = depsOf(slice);

  mount(app, invitationRoutes.invitations, async ({ caller, query }) => ({
    data: await listInvitations(deps, caller, query.status),
  }));
  mount(app, invitationRoutes.sendInvitation, async ({ caller, params, body }) => ({
    data: await sendInvitation(deps, caller, { ...body, ...params, again: false }),
  }));
  mount(app, invitationRoutes.resendInvitation, async ({ caller, params, body }) => ({
    data: await sendInvitation(deps, caller, { ...body, ...params, again: true }),
  }));
  mount(app, invitationRoutes.cancelInvitation, async ({ caller, params }) => {
    await cancelInvitation(deps, caller, params.id);
    return { data: { status: "pending" as const } };
  });
  mount(app, invitationRoutes.willKeys, async ({ caller }) => ({ data: await listWillKeys(deps, caller) }));
  mount(app, invitationRoutes.generateWillKey, async ({ caller, params, body }) => ({
    data: await generateWillKey(deps, caller, { ...body, ...params }),
  }));
  mount(app, invitationRoutes.revokeWillKey, async ({ caller, params }) => {
    await revokeWillKey(deps, caller, params.id);
    return {};
  });

  mount(app, answerInvitationRoutes.openInvitation, async ({ body }) => ({
    data: await openInvitation(deps, body.key),
  }));
  mount(app, answerInvitationRoutes.acceptInvitation, async ({ caller, body }) => ({
    data: await acceptInvitation(deps, caller, body),
  }));
  mount(app, answerInvitationRoutes.signUpInvited, async ({ body, caller, http, reply }) => {
    const { userId, expiresAt, relationshipId, cookies } = await signUpInvited(deps, body, visitOf(http), caller);
    reply.header("set-cookie", cookies);
    return { data: { userId, expiresAt: expiresAt.toISOString(), relationshipId } };
  });
  mount(app, answerInvitationRoutes.declineInvitation, async ({ body }) => {
    await declineInvitation(deps, body);
    return { data: { status: "declined" as const } };
  });
  mount(app, answerInvitationRoutes.reportInvitation, async ({ body }) => {
    await reportInvitation(deps, body);
    return { data: { reported: true as const } };
  });
  mount(app, answerInvitationRoutes.redeemWillKey, async ({ caller, body }) => ({
    data: await redeemWillKey(deps, caller, body),
  }));

  mount(app, ownInvitationRoutes.ownInvitations, async ({ caller, query }) => ({
    data: await ownInvitations(deps, caller, query.status),
  }));
  mount(app, ownInvitationRoutes.acceptOwn, async ({ caller, params, body }) => ({
    data: await acceptOwn(deps, caller, { ...body, ...params }),
  }));
  mount(app, ownInvitationRoutes.declineOwn, async ({ caller, params, body }) => {
    await declineOwn(deps, caller, { ...body, ...params });
    return { data: { status: "declined" as const } };
  });
}
