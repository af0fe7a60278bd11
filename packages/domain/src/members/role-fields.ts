import type { LegalFamily } from "./legal-families.ts";
import type { MemberRole } from "./roles.ts";

/** The fields that a role may ask for, in the order of the form. */
export const roleFieldNames = [
  "relationship_type",
  "relationship",
  "date_of_birth",
  "nationality",
  "birth_order",
  "email",
  "phone",
  "address",
  "national_id",
  "law_firm_name",
  "license_id",
] as const;
export type RoleField = (typeof roleFieldNames)[number];

/** How much a field is wanted, the strongest first: only what is required blocks saving (D37). */
export const needs = ["required", "recommended", "optional"] as const;
export type Need = (typeof needs)[number];

export type FieldNeeds = Readonly<Record<Need, readonly RoleField[]>>;

/** What each role asks for (MEM-032..037). */
export const roleFields: Readonly<Record<MemberRole, FieldNeeds>> = {
  // MEM-032
  beneficiary: {
    required: ["relationship_type"],
    recommended: ["date_of_birth", "nationality"],
    optional: ["birth_order"],
  },
  // MEM-033
  executor: { required: ["phone", "relationship_type"], recommended: ["email", "address"], optional: [] },
  // MEM-034
  guardian: { required: ["phone", "relationship_type"], recommended: ["address", "date_of_birth"], optional: [] },
  // MEM-035
  lawyer: { required: ["law_firm_name", "phone"], recommended: ["license_id", "email"], optional: [] },
  // MEM-036
  witness: { required: ["relationship"], recommended: ["national_id", "phone"], optional: ["address"] },
  // MEM-037
  trusted_contact: { required: ["phone"], recommended: ["email", "relationship_type"], optional: [] },
};

type Override = Partial<Record<MemberRole, Partial<Record<"required" | "recommended", readonly RoleField[]>>>>;

/** What a family of law changes about it (MEM-038..042). */
export const familyOverrides: Readonly<Record<LegalFamily, Override>> = {
  // MEM-038
  common_law: { witness: { recommended: ["national_id"] }, executor: { required: ["address"] } },
  // MEM-039
  civil_law: { witness: { required: ["national_id", "address"] }, lawyer: { required: ["license_id"] } },
  // MEM-040
  islamic: {
    witness: { required: ["relationship"], recommended: ["national_id"] },
    beneficiary: { required: ["relationship_type"], recommended: ["date_of_birth"] },
  },
  // MEM-041
  hebrew: { witness: { required: ["relationship"] }, executor: { required: ["relationship_type"] } },
  // MEM-042
  custom: {},
};

/** These stand in Basic Information and Contact & Invitation, and are not asked twice (MEM-031). */
export const askedElsewhere = ["relationship_type", "member_type", "email"] as const;

/**
 * What several roles together ask for under a family of law: the union over the roles, required before recommended before
 * optional (D37). Each field is in one list only, in the order of the form.
 */
export function requiredFields(roles: readonly MemberRole[], family: LegalFamily): FieldNeeds {
  const asked = new Map<RoleField, Need>();
  const ask = (need: Need, fields: readonly RoleField[] = []) => {
    for (const field of fields) if (!asked.has(field)) asked.set(field, need);
  };
  for (const need of needs)
    for (const role of roles) {
      ask(need, roleFields[role][need]);
      if (need !== "optional") ask(need, familyOverrides[family][role]?.[need]);
    }
  const listOf = (need: Need) => roleFieldNames.filter((field) => asked.get(field) === need);
  return { required: listOf("required"), recommended: listOf("recommended"), optional: listOf("optional") };
}
