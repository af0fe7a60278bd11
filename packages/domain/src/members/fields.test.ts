import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkMemberFields, type MemberForm, memberMessage, summaryOf } from "./check-member-fields.ts";
import { familyOfSystem } from "./family-of-system.ts";
import { legalFamilies } from "./legal-families.ts";
import { memberTypes } from "./member-types.ts";
import { keptInvite, statusOfNewMember, withoutEmail } from "./new-member-status.ts";
import { kinshipFits, kinshipsOf, relationshipTypes } from "./relationships.ts";
import { askedElsewhere, requiredFields, roleFieldNames } from "./role-fields.ts";
import { memberRoles } from "./roles.ts";

/** Role, required, recommended, optional: as the rows say it. */
const plain = [
  ["MEM-032", "beneficiary", ["relationship_type"], ["date_of_birth", "nationality"], ["birth_order"]],
  ["MEM-033", "executor", ["phone", "relationship_type"], ["email", "address"], []],
  ["MEM-034", "guardian", ["phone", "relationship_type"], ["address", "date_of_birth"], []],
  ["MEM-035", "lawyer", ["law_firm_name", "phone"], ["license_id", "email"], []],
  ["MEM-036", "witness", ["relationship"], ["national_id", "phone"], ["address"]],
  ["MEM-037", "trusted_contact", ["phone"], ["email", "relationship_type"], []],
] as const;
const sorted = (list: readonly string[]) => [...list].toSorted();

describe("what a role asks for", () => {
  test.each(plain)("[%s] %s", (_id, role, required, recommended, optional) => {
    const asked = requiredFields([role], "custom");
    expect(sorted(asked.required)).toEqual(sorted(required));
    expect(sorted(asked.recommended)).toEqual(sorted(recommended));
    expect(sorted(asked.optional)).toEqual(sorted(optional));
  });

  /** Family, role, and where the fields named by the row have to be. */
  const overridden = [
    ["MEM-038", "common_law", "witness", { recommended: ["national_id"] }],
    ["MEM-038", "common_law", "executor", { required: ["address"] }],
    ["MEM-039", "civil_law", "witness", { required: ["national_id", "address"] }],
    ["MEM-039", "civil_law", "lawyer", { required: ["license_id"] }],
    ["MEM-040", "islamic", "witness", { required: ["relationship"], recommended: ["national_id"] }],
    ["MEM-040", "islamic", "beneficiary", { required: ["relationship_type"], recommended: ["date_of_birth"] }],
    ["MEM-041", "hebrew", "witness", { required: ["relationship"] }],
    ["MEM-041", "hebrew", "executor", { required: ["relationship_type"] }],
  ] as const;
  test.each(overridden)("[%s] %s: %s", (_id, family, role, lists) => {
    const asked = requiredFields([role], family);
    for (const [need, fields] of Object.entries(lists))
      expect(asked[need as keyof typeof asked]).toEqual(expect.arrayContaining([...fields]));
    // What the row does not name stays where it was.
    const usual = requiredFields([role], "custom");
    const named: readonly string[] = Object.values(lists).flat();
    for (const need of ["required", "recommended", "optional"] as const)
      for (const field of usual[need]) if (!named.includes(field)) expect(asked[need]).toContain(field);
  });

  test("[MEM-042] under custom nothing is overridden, and other families change only what their rows name", () => {
    const changed = legalFamilies.flatMap((family) =>
      memberRoles
        .filter(
          (role) => JSON.stringify(requiredFields([role], family)) !== JSON.stringify(requiredFields([role], "custom")),
        )
        .map((role) => `${family} ${role}`),
    );
    expect(changed).toEqual(["common_law executor", "civil_law lawyer", "civil_law witness"]);
  });

  const rolesArbitrary = fc.subarray([...memberRoles]);
  const familyArbitrary = fc.constantFrom(...legalFamilies);
  const strength = { required: 3, recommended: 2, optional: 1 } as const;
  const strengthOf = (asked: ReturnType<typeof requiredFields>, field: (typeof roleFieldNames)[number]) =>
    Object.entries(strength).find(([need]) => asked[need as keyof typeof strength].includes(field))?.[1] ?? 0;

  test("[MEM-032, MEM-037] several roles ask for the strongest of what each asks, and each field once", () => {
    fc.assert(
      fc.property(rolesArbitrary, familyArbitrary, (roles, family) => {
        const together = requiredFields(roles, family);
        const listed = [...together.required, ...together.recommended, ...together.optional];
        expect(new Set(listed).size).toBe(listed.length);
        for (const field of roleFieldNames)
          expect(strengthOf(together, field)).toBe(
            Math.max(0, ...roles.map((role) => strengthOf(requiredFields([role], family), field))),
          );
      }),
    );
  });

  test("no family asks for less", () => {
    fc.assert(
      fc.property(rolesArbitrary, familyArbitrary, (roles, family) => {
        for (const field of roleFieldNames)
          expect(strengthOf(requiredFields(roles, family), field)).toBeGreaterThanOrEqual(
            strengthOf(requiredFields(roles, "custom"), field),
          );
      }),
    );
  });

  test("three fields stand elsewhere in the form", () => {
    expect(askedElsewhere).toEqual(["relationship_type", "member_type", "email"]);
  });

  test("[MEM-038, MEM-042] the family of a will is that of its legal system", () => {
    expect(["islamic", "civil", "common", "hebrew", "hindu", "constructor"].map(familyOfSystem)).toEqual([
      "islamic",
      "civil_law",
      "common_law",
      "hebrew",
      "custom",
      "custom",
    ]);
  });
});

describe("the form", () => {
  const full: MemberForm = {
    first_name: "Maya",
    last_name: "Khoury",
    roles: ["guardian"],
    primary_role: "guardian",
    relationship_type: "sister",
    phone: "+961 1 234567",
  };
  const messagesOf = (form: MemberForm, family: Parameters<typeof checkMemberFields>[1] = "custom") =>
    checkMemberFields(form, family).map(memberMessage);

  test("a member with all that the roles ask for has no finding", () => {
    expect(messagesOf(full)).toEqual([]);
    expect(messagesOf({ ...full, birth_order: "1" })).toEqual([]);
  });

  const rows: [id: string, form: MemberForm, message: string][] = [
    ["MEM-020", { ...full, first_name: "  " }, "First name is required"],
    ["MEM-021", { ...full, last_name: "" }, "Last name is required"],
    ["MEM-023", { ...full, email: "maya.khoury" }, "Invalid email address"],
    ["MEM-027", { ...full, relationship_type: "" }, "Relationship type is required"],
    ["MEM-028", { ...full, phone: "" }, "Phone is required"],
    ["MEM-030", { ...full, roles: ["witness"], primary_role: "witness" }, "Relationship to you is required"],
    ["MEM-025", { ...full, primary_role: "witness" }, "Primary role is not valid"],
    ["MEM-026", { ...full, relationship_type: "grandson" }, "Relationship type is not valid"],
    ["MEM-032", { ...full, birth_order: "0" }, "Birth order must be at least 1"],
    ["MEM-032", { ...full, birth_order: "first" }, "Birth order is not valid"],
  ];
  test.each(rows)("[%s] %j", (_id, form, message) => {
    expect(messagesOf(form)).toEqual([message]);
  });

  test("[MEM-024] at least one role", () => {
    expect(messagesOf({ ...full, roles: [], primary_role: "" })).toEqual(["At least one role is required"]);
  });

  test("[MEM-029] a lawyer needs the law firm and a phone", () => {
    expect(messagesOf({ ...full, roles: ["lawyer"], primary_role: "lawyer", phone: "" })).toEqual([
      "Phone is required",
      "Law firm name is required",
    ]);
  });

  test("[MEM-038, MEM-039] what only a family of law requires is named by its label", () => {
    expect(messagesOf({ ...full, roles: ["executor"], primary_role: "executor" }, "common_law")).toEqual([
      "Address is required",
    ]);
    const witness: MemberForm = { ...full, roles: ["witness"], primary_role: "witness", relationship: "Neighbour" };
    expect(messagesOf(witness, "civil_law")).toEqual(["Address is required", "National ID is required"]);
    const lawyer: MemberForm = { ...full, roles: ["lawyer"], primary_role: "lawyer", law_firm_name: "Tannous" };
    expect(messagesOf(lawyer, "civil_law")).toEqual(["License ID is required"]);
  });

  test("[MEM-023, MEM-033] an executor may be added without the recommended e-mail", () => {
    expect(messagesOf({ ...full, roles: ["executor"], primary_role: "executor", email: "" })).toEqual([]);
  });

  test("[MEM-019] the summary says a missing name and surname once", () => {
    const missing = checkMemberFields({ ...full, first_name: "", last_name: "", phone: "" }, "custom");
    expect(missing.map(memberMessage)).toEqual([
      "First name is required",
      "Last name is required",
      "Phone is required",
    ]);
    expect(summaryOf(missing)).toEqual(["First name and last name are required", "Phone is required"]);
    const oneName = checkMemberFields({ ...full, first_name: "" }, "custom");
    expect(summaryOf(oneName)).toEqual(["First name is required"]);
  });
});

describe("a new member's status", () => {
  test("[MEM-014] without an e-mail it is a draft", () => {
    expect(statusOfNewMember({ email: " ", invite: true })).toBe("draft");
  });
  test("[MEM-016] with e-mail and invite flag it is invited, without the flag pending", () => {
    expect(statusOfNewMember({ email: "maya@example.com", invite: true })).toBe("invited");
    expect(statusOfNewMember({ email: "maya@example.com", invite: false })).toBe("pending");
  });
  test("[MEM-017] clearing the e-mail unticks the invitation", () => {
    expect(keptInvite({ email: "maya@example.com", invite: true })).toBe(true);
    expect(keptInvite({ email: "", invite: true })).toBe(false);
    expect(keptInvite({ email: "maya@example.com", invite: false })).toBe(false);
  });
  test("[MEM-018] Add Without Email clears both", () => {
    expect(withoutEmail).toEqual({ email: "", invite: false });
    expect(statusOfNewMember(withoutEmail)).toBe("draft");
  });
});

test("five member types", () => {
  expect(memberTypes).toEqual(["family", "advisor", "lawyer", "partner", "other"]);
});

describe("relationships", () => {
  test("[MEM-010] 19 types", () => {
    expect(relationshipTypes.join(" ")).toBe(
      "husband wife son daughter father mother brother sister grandfather grandmother uncle aunt cousin nephew niece " +
        "friend business_partner charity other",
    );
  });

  test("[MEM-010] the exact relation says what the types cannot, and belongs to its type", () => {
    for (const type of ["son", "daughter", "brother", "sister", "husband", "wife", "other"] as const)
      expect(kinshipsOf[type].length).toBeGreaterThan(0);
    expect(kinshipFits("son", "grandson")).toBe(true);
    expect(kinshipFits("daughter", "grandson")).toBe(false);
    expect(kinshipFits("brother", "half_paternal")).toBe(true);
    expect(kinshipFits("wife", "domestic_partner")).toBe(true);
    expect(kinshipFits("friend", "step")).toBe(false);
    expect(kinshipFits("charity", "")).toBe(true);
  });
});
