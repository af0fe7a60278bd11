import { describe, expect, test } from "vitest";
import type { MemberDraft } from "./member-draft.ts";
import { newAssignment, newDraft } from "./member-draft.ts";
import { findingsOf, isBothNamesMissing } from "./member-findings.ts";

const asset = "5f0f6b1e-1c1b-4a57-8f6e-6d9f6a2b7c31" as MemberDraft["assignments"][number]["asset_id"];
const good: MemberDraft = {
  ...newDraft,
  first_name: "Maya",
  last_name: "Khoury",
  relationship_type: "sister",
  roles: ["beneficiary"],
  primary_role: "beneficiary",
};
const now = new Date("2026-11-15T12:00:00Z");
const fields = (draft: MemberDraft) => findingsOf(draft, "custom", now).map(({ field }) => field);

describe("what keeps a member from being saved", () => {
  test("nothing, once what the role asks for is there", () => {
    expect(fields(good)).toEqual([]);
  });

  test("an empty form names everything in its order, and both names in one line", () => {
    const findings = findingsOf(newDraft, "custom", now);
    expect(findings.map(({ field }) => field)).toEqual(["first_name", "last_name", "roles"]);
    expect(isBothNamesMissing(findings)).toBe(true);
    expect(isBothNamesMissing(findingsOf({ ...newDraft, first_name: "Maya" }, "custom", now))).toBe(false);
  });

  test("a birthday that is none, or is still to come", () => {
    for (const date_of_birth of ["2026-02-30", "1969-", "2026-11-16"])
      expect(fields({ ...good, date_of_birth, email: "x" }), date_of_birth).toEqual(["date_of_birth", "email"]);
    expect(fields({ ...good, date_of_birth: "2026-11-15" })).toEqual([]);
  });

  test("a rule of an assignment, only where there is one", () => {
    const with_ = (change: object) => fields({ ...good, assignments: [{ ...newAssignment(asset), ...change }] });
    expect(with_({ access_condition: "custom", not_before: "2030-02-31" })).toEqual([`assignment-${asset}`]);
    expect(with_({ access_condition: "custom", from_age: "0" })).toEqual([`assignment-${asset}`]);
    expect(with_({ access_condition: "custom", from_age: "twelve" })).toEqual([`assignment-${asset}`]);
    expect(with_({ access_condition: "custom" })).toEqual([]);
    expect(with_({ from_age: "twelve" })).toEqual([]);
  });
});
