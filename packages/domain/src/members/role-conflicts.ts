import { normaliseEmail } from "../email.ts";
import { ageOfMajority, ageOn, type Day } from "./ages.ts";
import type { LegalFamily } from "./legal-families.ts";
import type { MemberRole } from "./roles.ts";

export interface RoleHolder {
  id: string;
  /** Those that count or are meant to: active, or waiting for an answer. */
  roles: readonly MemberRole[];
  dateOfBirth: Day | null;
  /** The member they are married to, where that is known. */
  spouse: string | null;
}

export interface RoleConflict {
  code: "witness.is_beneficiary" | "witness.is_spouse_of_beneficiary" | "role.minor";
  member: string;
  role: MemberRole;
  severity: "error" | "warning";
}

/** Where an interested witness costs the gift or the will; elsewhere it is a warning (D41). */
const interestedWitness: Readonly<Record<LegalFamily, RoleConflict["severity"]>> = {
  common_law: "error",
  civil_law: "error",
  islamic: "warning",
  hebrew: "warning",
  custom: "warning",
};

/** Roles that ask for an adult (D41). */
const adultRoles: readonly MemberRole[] = ["witness", "executor", "guardian"];

/** Roles that should not meet in one person. Errors keep a will from being published, and no member from being saved (D41). */
export function roleConflicts(people: readonly RoleHolder[], family: LegalFamily, today: Day): RoleConflict[] {
  const beneficiaries = new Set(people.filter(({ roles }) => roles.includes("beneficiary")).map(({ id }) => id));
  const severity = interestedWitness[family];
  return people.flatMap(({ id, roles, dateOfBirth, spouse }) => {
    const found: RoleConflict[] = [];
    if (roles.includes("witness")) {
      if (beneficiaries.has(id)) found.push({ code: "witness.is_beneficiary", member: id, role: "witness", severity });
      else if (spouse !== null && beneficiaries.has(spouse))
        found.push({ code: "witness.is_spouse_of_beneficiary", member: id, role: "witness", severity });
    }
    const isMinor = dateOfBirth !== null && ageOn(dateOfBirth, today) < ageOfMajority;
    for (const role of adultRoles)
      if (isMinor && roles.includes(role)) found.push({ code: "role.minor", member: id, role, severity: "error" });
    return found;
  });
}

/** The holder is nobody's heir of their own plan: refused as EMAIL_IS_OWN (D41, D39). */
export function isHolderThemselves(holderEmail: string, memberEmail: string): boolean {
  return memberEmail.trim() !== "" && normaliseEmail(memberEmail) === normaliseEmail(holderEmail);
}
