import { peopleRoutes as routes } from "@heirlock/contract/people";
import type { RegisterSlice } from "../../kernel/app.ts";
import { mount } from "../../kernel/mount.ts";
import { mountAssignments } from "./assignments/assignments.routes.ts";
import { listRelationships } from "./list-relationships.ts";
import { mountMembers } from "./members/members.routes.ts";
import type { PeopleHooks } from "./people.hooks.ts";
import { mountPermissions } from "./permissions/permissions.routes.ts";
import { mountRoles } from "./roles/roles.routes.ts";

// Until invitations are there a member who is to be invited waits as pending.
const hooks: PeopleHooks = { invite: async () => undefined };

export const registerPeople: RegisterSlice = (app, deps) => {
  mount(app, routes.relationships, async ({ caller }) => ({
    data: { relationships: await listRelationships(deps.pools, caller) },
  }));
  mountMembers(app, deps, hooks);
  mountRoles(app, deps);
  mountPermissions(app, deps);
  mountAssignments(app, deps);
};
