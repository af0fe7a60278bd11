import { expect, test } from "vitest";
import { aMember, aRole } from "../list/testing.ts";
import { addableRoles, canRemove, firstAddable, settableFor } from "./role-choices.ts";

const confirmed = { status: "confirmed", is_draft: false, member_id: null } as const;

test("[MEM-074] the form starts with beneficiary, and offers only what can be added", () => {
  expect(firstAddable(aMember({ ...confirmed, member_roles: [aRole("executor")] }))).toBe("beneficiary");
  const both = aMember({ ...confirmed, member_roles: [aRole("executor"), aRole("beneficiary")] });
  expect(firstAddable(both)).toBe("guardian");
  expect(addableRoles(both)).toEqual(["guardian", "lawyer", "witness", "trusted_contact"]);
});

test("[MEM-082] nothing is offered for an invited member", () => {
  const role = aRole("executor");
  const invited = aMember({ status: "invited", member_roles: [role, aRole("witness")] });
  expect(addableRoles(invited)).toEqual([]);
  expect(settableFor(invited, role)).toEqual(["active"]);
  expect(canRemove(invited, role)).toBe(false);
});

test("[MEM-078] a role can be active, inactive or revoked; one that was refused is only asked for again", () => {
  const member = aMember({ ...confirmed, member_roles: [aRole("beneficiary")] });
  expect(settableFor(member, aRole("executor"))).toEqual(["active", "inactive", "revoked"]);
  const refused = aRole("guardian", { status: "inactive", inactive_because: "rejected" });
  expect(settableFor(member, refused)).toEqual(["inactive", "revoked"]);
  expect(addableRoles({ ...member, member_roles: [refused] })).toContain("guardian");
});

test("[MEM-088] an active role of a confirmed member and the last role cannot be removed", () => {
  const off = aRole("witness", { status: "inactive", inactive_because: "holder" });
  const member = aMember({ ...confirmed, member_roles: [aRole("executor"), off] });
  expect(canRemove(member, aRole("executor"))).toBe(false);
  expect(canRemove(member, off)).toBe(true);
  expect(canRemove({ ...member, member_roles: [off] }, off)).toBe(false);
});
