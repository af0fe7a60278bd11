import { peopleRoutes as routes } from "@heirlock/contract/people";
import type { RegisterSlice } from "../../kernel/app.ts";
import { mount } from "../../kernel/mount.ts";
import { listRelationships } from "./list-relationships.ts";

export const registerPeople: RegisterSlice = (app, { pools }) => {
  mount(app, routes.relationships, async ({ caller }) => ({
    data: { relationships: await listRelationships(pools, caller) },
  }));
};
