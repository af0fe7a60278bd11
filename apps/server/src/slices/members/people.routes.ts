import type { RegisterSlice } from "../../kernel/app.ts";
import { mountMemberSide } from "../member-side/member-side.routes.ts";
import { mountKeys } from "../sharing/sharing.routes.ts";
import { mountAssignments } from "./assignments/assignments.routes.ts";
import { inviteHook, mountInvitations } from "./invitations/invitations.routes.ts";
import { mountMembers } from "./members.routes.ts";
import { mountPermissions } from "./permissions/permissions.routes.ts";
import { mountRoles } from "./roles/roles.routes.ts";

export const registerPeople: RegisterSlice = (app, deps) => {
  mountMembers(app, deps, { invite: inviteHook(deps) });
  mountRoles(app, deps);
  mountPermissions(app, deps);
  mountAssignments(app, deps);
  mountMemberSide(app, deps);
  mountInvitations(app, deps);
  mountKeys(app, deps);
};
