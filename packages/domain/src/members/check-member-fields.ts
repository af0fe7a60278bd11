import { isEmail } from "../email.ts";
import type { LegalFamily } from "./legal-families.ts";
import { relationshipTypes } from "./relationships.ts";
import { type RoleField, requiredFields, roleFieldNames } from "./role-fields.ts";
import { isMemberRole, type MemberRole } from "./roles.ts";

export interface MemberForm extends Partial<Record<RoleField, string>> {
  first_name: string;
  last_name: string;
  roles: readonly MemberRole[];
  primary_role: string;
}

export type MemberFormField = RoleField | "first_name" | "last_name" | "roles" | "primary_role";
export type MemberFieldFault = "required" | "invalid" | "too_small";

export interface MemberFinding {
  field: MemberFormField;
  fault: MemberFieldFault;
}

/**
 * Everything that keeps a member from being saved, in the order of the form; recommended fields never do (D37). The same
 * in the browser and on the server.
 */
export function checkMemberFields(form: MemberForm, family: LegalFamily): MemberFinding[] {
  const findings: MemberFinding[] = [];
  const find = (field: MemberFormField, fault: MemberFieldFault) => findings.push({ field, fault });
  const text = (field: RoleField) => form[field]?.trim() ?? "";

  // MEM-020, MEM-021
  if (form.first_name.trim() === "") find("first_name", "required");
  if (form.last_name.trim() === "") find("last_name", "required");

  // MEM-026, MEM-023, MEM-032: what is given must be good, whether it was asked for or not.
  const type = text("relationship_type");
  if (type !== "" && !(relationshipTypes as readonly string[]).includes(type)) find("relationship_type", "invalid");
  if (text("email") !== "" && !isEmail(text("email"))) find("email", "invalid");
  const order = text("birth_order");
  if (order !== "" && !/^\d+$/.test(order)) find("birth_order", "invalid");
  else if (order !== "" && Number(order) < 1) find("birth_order", "too_small");

  // MEM-024, MEM-025
  if (form.roles.length === 0) find("roles", "required");
  else if (!isMemberRole(form.primary_role) || !form.roles.includes(form.primary_role)) find("primary_role", "invalid");

  // MEM-027..030, MEM-032..042
  for (const field of requiredFields(form.roles, family).required) if (text(field) === "") find(field, "required");
  return findings.toSorted((one, other) => formOrder.indexOf(one.field) - formOrder.indexOf(other.field));
}

/** Basic Information, Roles, Contact & Invitation, Role-Specific Information (MEM-002). */
const formOrder: readonly MemberFormField[] = [
  ...(["first_name", "last_name", "relationship_type", "roles", "primary_role", "email"] as const),
  ...roleFieldNames.filter((field) => field !== "relationship_type" && field !== "email"),
];

/** The words of a finding in English; the web translates by field and fault. */
export function memberMessage({ field, fault }: MemberFinding): string {
  return (
    fixedMessages[`${field}.${fault}`] ?? `${labels[field]} ${fault === "required" ? "is required" : "is not valid"}`
  );
}

/**
 * The summary under "Please fix the following errors:" (MEM-022): the messages of the fields, but for one line where both
 * names are missing (MEM-019, D37).
 */
export function summaryOf(findings: readonly MemberFinding[]): string[] {
  const isMissingName = ({ field, fault }: MemberFinding) =>
    fault === "required" && (field === "first_name" || field === "last_name");
  if (findings.filter(isMissingName).length < 2) return findings.map(memberMessage);
  return [bothNamesMissing, ...findings.filter((one) => !isMissingName(one)).map(memberMessage)];
}

export const bothNamesMissing = "First name and last name are required";

const fixedMessages: Readonly<Record<string, string>> = {
  "first_name.required": "First name is required",
  "last_name.required": "Last name is required",
  "email.invalid": "Invalid email address",
  "roles.required": "At least one role is required",
  "relationship_type.required": "Relationship type is required",
  "phone.required": "Phone is required",
  "law_firm_name.required": "Law firm name is required",
  "relationship.required": "Relationship to you is required",
  "birth_order.too_small": "Birth order must be at least 1",
};

/** For "{Label} is required" (D37). */
const labels: Readonly<Record<MemberFormField, string>> = {
  first_name: "First name",
  last_name: "Last name",
  roles: "Role",
  primary_role: "Primary role",
  relationship_type: "Relationship type",
  relationship: "Relationship to you",
  date_of_birth: "Date of birth",
  nationality: "Nationality",
  birth_order: "Birth order",
  email: "Email",
  phone: "Phone",
  address: "Address",
  national_id: "National ID",
  law_firm_name: "Law firm name",
  license_id: "License ID",
};
