import { checkMemberFields, memberMessage } from "@heirlock/domain/members/check-member-fields";
import type { LegalFamily } from "@heirlock/domain/members/legal-families";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { legalFamilyOf } from "@heirlock/law/catalogue/legal-family";
import { refuse } from "../../kernel/errors.ts";
import type { ValuesOf } from "../../kernel/statement.ts";
import { type RecordColumns, recordColumns } from "./members.queries.ts";

/** Without a will the holder's country says whose law asks for what (D37, D60). */
export function familyOfCountry(country: string | null): LegalFamily {
  return country === null ? "custom" : legalFamilyOf(country);
}

type Form = RecordColumns & {
  first_name: string;
  last_name: string;
  roles: readonly MemberRole[];
  primary_role: string | null;
};

/** Refuses with VALIDATION_ERROR, the message of each field beside it (MEM-019 to MEM-042). */
export function requireFields(form: Form, family: LegalFamily): void {
  const text = (value: string | null) => value ?? "";
  const findings = checkMemberFields(
    {
      first_name: form.first_name,
      last_name: form.last_name,
      roles: form.roles,
      primary_role: text(form.primary_role),
      relationship_type: text(form.relationship_type),
      relationship: text(form.relationship),
      date_of_birth: text(form.date_of_birth),
      nationality: text(form.nationality),
      birth_order: form.birth_order === null ? "" : String(form.birth_order),
      email: text(form.email),
      phone: text(form.phone),
      address: text(form.address),
      national_id: text(form.national_id),
      law_firm_name: text(form.law_firm_name),
      license_id: text(form.license_id),
    },
    family,
  );
  if (findings.length === 0) return;
  const fields: Record<string, string[]> = {};
  for (const finding of findings) {
    fields[finding.field] ??= [];
    fields[finding.field]!.push(memberMessage(finding));
  }
  refuse("VALIDATION_ERROR", { fields });
}

type RecordValues = ValuesOf<"members-insert-record"> extends readonly [unknown, unknown, ...infer Rest] ? Rest : never;

/** The values of a record in the order of its columns. */
export function recordValues(record: RecordColumns): RecordValues {
  return recordColumns.map((column) => record[column]) as RecordValues;
}
