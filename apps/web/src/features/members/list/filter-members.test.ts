import { expect, test } from "vitest";
import { filterMembers } from "./filter-members.ts";
import { readMembersSearch } from "./members-search.ts";
import { aMember, aRole } from "./testing.ts";

const karim = aMember({
  first_name: "Karim",
  member_type: "family",
  status: "confirmed",
  member_roles: [aRole("beneficiary")],
});
const georges = aMember({
  first_name: "Georges",
  last_name: "Tannous",
  member_type: "lawyer",
  status: "invited",
  member_roles: [aRole("lawyer"), aRole("witness", { status: "revoked" })],
});
const joel = aMember({ first_name: "Joël", last_name: "Saab", display_name: "Jojo", member_roles: [aRole("witness")] });
const all = [karim, georges, joel];

test("by kind, role and status, and by all of them together", () => {
  expect(filterMembers(all, { type: "family" })).toEqual([karim]);
  expect(filterMembers(all, { role: "witness" })).toEqual([joel]);
  expect(filterMembers(all, { status: "invited" })).toEqual([georges]);
  expect(filterMembers(all, { type: "lawyer", status: "confirmed" })).toEqual([]);
  expect(filterMembers(all, {})).toEqual(all);
});

test("somebody whose kind was left open stands with the others", () => {
  expect(filterMembers(all, { type: "other" })).toEqual([joel]);
});

test("a name is found without its accents, and by what the person is called", () => {
  expect(filterMembers(all, {}, " joel")).toEqual([joel]);
  expect(filterMembers(all, {}, "JOJO")).toEqual([joel]);
  expect(filterMembers(all, {}, "nobody")).toEqual([]);
});

test("an address with unknown words filters nothing", () => {
  expect(readMembersSearch({ type: "foe", role: "king", status: 1 })).toEqual({});
  expect(readMembersSearch({ type: "partner", role: "guardian", status: "draft" })).toEqual({
    type: "partner",
    role: "guardian",
    status: "draft",
  });
});
