import { changedMemberSchema, newMemberSchema } from "@heirlock/contract/members/form";
import { describe, expect, test } from "vitest";
import { aMember, aRole } from "../list/testing.ts";
import {
  changesOf,
  draftOf,
  levelsIn,
  type MemberDraft,
  newAssignment,
  newDraft,
  payloadOf,
  withRelation,
  withRoles,
} from "./member-draft.ts";

const id = "b3f1c9a2-6a2e-4f0d-9a53-0f6f4b7f0c11";
const asset = "5f0f6b1e-1c1b-4a57-8f6e-6d9f6a2b7c31" as MemberDraft["assignments"][number]["asset_id"];
const maya: MemberDraft = {
  ...newDraft,
  first_name: " Maya ",
  last_name: "Khoury",
  relationship_type: "sister",
  kinship: "half_paternal",
  email: "maya@example.com",
  invite_by_email: true,
  phone: "+961 1 234567",
  birth_order: "2",
  roles: ["guardian", "trusted_contact"],
  primary_role: "guardian",
  overrides: { canViewWillTitle: "full" },
  assignments: [newAssignment(asset)],
};

describe("[MEM-043] a new member as it travels", () => {
  test("every field is a text, booleans are 'true' or 'false', and roles are JSON", () => {
    const payload = payloadOf(maya, id);
    for (const [name, value] of Object.entries(payload)) expect(value, name).toEqual(expect.any(String));
    expect(payload).toMatchObject({ first_name: "Maya", invite_by_email: "true", is_active: "true", is_alive: "true" });
    expect(JSON.parse(payload.roles as string)).toEqual([
      { role: "guardian", role_metadata: { kinship: "half_paternal" }, status: "active" },
      { role: "trusted_contact", role_metadata: { kinship: "half_paternal" }, status: "active" },
    ]);
  });

  test("[MEM-055] the old single role is the primary one", () => {
    for (const primary_role of maya.roles)
      expect(payloadOf({ ...maya, primary_role }, id)).toMatchObject({ role: primary_role, primary_role });
  });

  test("and the contract reads it back", () => {
    const read = newMemberSchema.parse(payloadOf(maya, id));
    expect(read).toMatchObject({
      memberId: id,
      birth_order: 2,
      invite_by_email: true,
      role: "guardian",
      primary_role: "guardian",
      notes: null,
      permissions: { canViewWillTitle: "full" },
      assignments: [{ asset_id: asset, access_condition: "after_death", tell_exists: false }],
    });
  });

  test("an invitation needs an e-mail, and words of one's own need an invitation", () => {
    const without = payloadOf({ ...maya, email: "", message: "Dear Maya" }, id);
    expect(without).toMatchObject({ invite_by_email: "false", status: "draft" });
    expect(without).not.toHaveProperty("message");
    expect(payloadOf({ ...maya, message: " Dear Maya " }, id)).toMatchObject({ message: "Dear Maya" });
  });

  test("a day and an age belong to custom alone, and who sees it now knows that it exists", () => {
    const own = { ...newAssignment(asset), not_before: "2030-01-01", from_age: "25", tell_exists: true };
    const sent = (change: Partial<typeof own>) =>
      JSON.parse(payloadOf({ ...maya, assignments: [{ ...own, ...change }] }, id).assignments as string)[0];
    expect(sent({ access_condition: "custom" })).toMatchObject({ not_before: "2030-01-01", from_age: 25 });
    expect(sent({})).toMatchObject({ not_before: null, from_age: null, tell_exists: true });
    expect(sent({ access_condition: "immediate" })).toMatchObject({ not_before: null, tell_exists: false });
  });
});

describe("editing", () => {
  const stored = aMember({
    relationship_type: "son",
    birth_order: 1,
    member_roles: [aRole("beneficiary", { role_metadata: { kinship: "adopted" } })],
    primary_role: "beneficiary",
  });

  test("[MEM-059] sends the id of the relationship and what changed, nothing else", () => {
    const before = draftOf(stored);
    expect(before).toMatchObject({ kinship: "adopted", birth_order: "1", roles: ["beneficiary"], notes: "" });
    expect(changesOf(id, before, before)).toEqual({ relationshipId: id });
    const changes = changesOf(id, before, { ...before, phone: " 123 ", birth_order: "", is_alive: false });
    expect(changes).toEqual({ relationshipId: id, phone: "123", birth_order: "", is_alive: "false" });
    expect(changedMemberSchema.parse(changes)).toMatchObject({ phone: "123", birth_order: null, is_alive: false });
  });
});

describe("what follows from a choice", () => {
  test("a relation sets the kind of member until somebody chooses one", () => {
    expect(withRelation(newDraft, "sister").member_type).toBe("family");
    expect(withRelation(withRelation(newDraft, "sister"), "business_partner").member_type).toBe("partner");
    expect(withRelation({ ...newDraft, member_type: "advisor" }, "sister").member_type).toBe("advisor");
  });

  test("the role of a lawyer presets the kind (D29)", () => {
    expect(withRoles(newDraft, ["lawyer"], "lawyer").member_type).toBe("lawyer");
    expect(withRoles({ ...newDraft, member_type: "other" }, ["lawyer"], "lawyer").member_type).toBe("other");
  });

  test("an exact relation goes with the type that it belongs to", () => {
    expect(withRelation(maya, "brother").kinship).toBe("half_paternal");
    expect(withRelation(maya, "daughter").kinship).toBe("");
  });

  test("[PRM-009] levels follow the primary role, and the beneficiary before there is one", () => {
    expect(levelsIn(newDraft).canViewAssignedAssets).toBe("details");
    expect(levelsIn(maya)).toMatchObject({ canViewAssignedAssets: "none", canViewWillTitle: "full" });
  });
});
