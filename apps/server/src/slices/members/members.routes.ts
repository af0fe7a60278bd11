import type { ChangedMember } from "@heirlock/contract/members/form";
import { memberRoutes as routes } from "@heirlock/contract/members/members";
import type { MemberId } from "@heirlock/domain/identifiers";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../kernel/actor.ts";
import { mount } from "../../kernel/mount.ts";
import type { Deps, RegisterSlice } from "../../kernel/slice.ts";
import { mountAssignments } from "./assignments/assignments.routes.ts";
import { changeNotes } from "./change-notes.ts";
import { confirmMember } from "./confirm-member.ts";
import { convertDraft } from "./convert-draft.ts";
import { createMember } from "./create-member.ts";
import { deleteMember } from "./delete-member.ts";
import { getMember } from "./get-member.ts";
import { countLetter } from "./invitations/count-letter.ts";
import { inviteHook, mountInvitations } from "./invitations/invitations.routes.ts";
import { listMembers } from "./list-members.ts";
import type { MemberHooks } from "./members.hooks.ts";
import { mountPermissions } from "./permissions/permissions.routes.ts";
import { readHistory } from "./read-history.ts";
import { readRoleFields } from "./read-role-fields.ts";
import { revokeMember } from "./revoke-member.ts";
import { mountRoles } from "./roles/roles.routes.ts";
import { toggleActive } from "./toggle-active.ts";
import { updateMember } from "./update-member.ts";

export const register: RegisterSlice = (app, deps) => {
  mountMembers(app, deps, { invite: inviteHook(deps) });
  mountRoles(app, deps);
  mountPermissions(app, deps);
  mountAssignments(app, deps);
  mountInvitations(app, deps);
};

function mountMembers(app: FastifyInstance, { config, pools, jobs }: Deps, hooks: MemberHooks): void {
  const deps = { app: pools.app, hooks, jobs, ring: config.ring };
  /** A letter is a letter, whichever form orders it: else adding and deleting members would mail strangers without end. */
  const countInvitation = async (caller: Caller, invites: boolean | undefined) => {
    if (invites) await countLetter(deps, caller);
  };
  /** Who was to be invited is invited again at another address. */
  const invitesAgain = async (caller: Caller, id: MemberId, { email, invite_by_email }: ChangedMember) =>
    invite_by_email ?? (email ? (await getMember(deps, caller, id)).invite_by_email : false);
  mount(app, routes.list, ({ caller, query }) => listMembers(deps, caller, query));
  mount(app, routes.create, async ({ caller, body }) => {
    await countInvitation(caller, body.invite_by_email);
    return { data: await createMember(deps, caller, body) };
  });
  mount(app, routes.get, async ({ caller, params }) => ({ data: await getMember(deps, caller, params.id) }));
  mount(app, routes.update, async ({ caller, params, body }) => {
    await countInvitation(caller, await invitesAgain(caller, params.id, body));
    return { data: await updateMember(deps, caller, { ...body, ...params }) };
  });
  mount(app, routes.remove, async ({ caller, params }) => {
    await deleteMember(deps, caller, params.id);
    return {};
  });
  mount(app, routes.toggleActive, async ({ caller, params, body }) => ({
    data: { is_active: await toggleActive(deps, caller, { ...body, ...params }) },
  }));
  mount(app, routes.convertDraft, async ({ caller, params, body }) => {
    await convertDraft(deps, caller, { ...body, ...params });
    return { data: { status: "pending" as const } };
  });
  mount(app, routes.confirm, async ({ caller, params }) => {
    await confirmMember(deps, caller, params.id);
    return { data: { status: "confirmed" as const, confirmed_by_holder: true as const } };
  });
  mount(app, routes.revoke, async ({ caller, params, body }) => {
    await revokeMember(deps, caller, { ...body, ...params });
    return { data: { status: "revoked" as const } };
  });
  mount(app, routes.notes, async ({ caller, params, body }) => ({
    data: { notes: await changeNotes(deps, caller, { ...params, notes: body.notes ?? null }) },
  }));
  mount(app, routes.history, async ({ caller, params }) => ({ data: await readHistory(deps, caller, params.id) }));
  mount(app, routes.roleFields, async ({ caller, query }) => ({ data: await readRoleFields(deps, caller, query) }));
}
