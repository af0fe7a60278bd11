import {
  checkMemberFields,
  type MemberFieldFault,
  type MemberFormField,
} from "@heirlock/domain/members/check-member-fields";
import type { LegalFamily } from "@heirlock/domain/members/legal-families";
import { isRealDate } from "../../../ui/forms/date-parts.ts";
import type { Assignment, MemberDraft } from "./member-draft.ts";

export type Finding =
  | { field: MemberFormField; fault: MemberFieldFault }
  | { field: `assignment-${string}`; fault: "notBefore" }
  | { field: `assignment-${string}`; fault: "fromAge" };

/** What keeps the draft from being saved, in the order of the form: the shared rules, and what only a form can hold. */
export function findingsOf(draft: MemberDraft, family: LegalFamily, now = new Date()): Finding[] {
  const shared = checkMemberFields({ ...draft, primary_role: draft.primary_role ?? "" }, family);
  const born = draft.date_of_birth;
  const isBirthWrong = born !== "" && (!isRealDate(born) || born > now.toISOString().slice(0, 10));
  const found: Finding[] = shared.filter(({ field }) => !(isBirthWrong && field === "date_of_birth"));
  if (isBirthWrong) {
    const at = found.findIndex(({ field }) => field === "email" || field === "roles");
    found.splice(at < 0 ? found.length : at, 0, { field: "date_of_birth", fault: "invalid" });
  }
  return [...found, ...draft.assignments.flatMap(assignmentFinding)];
}

function assignmentFinding({ asset_id, access_condition, not_before, from_age }: Assignment): Finding[] {
  if (access_condition !== "custom") return [];
  const age = from_age.trim();
  if (not_before !== "" && !isRealDate(not_before)) return [{ field: `assignment-${asset_id}`, fault: "notBefore" }];
  const isAgeGood = age === "" || (/^\d+$/.test(age) && Number(age) >= 1 && Number(age) <= 120);
  return isAgeGood ? [] : [{ field: `assignment-${asset_id}`, fault: "fromAge" }];
}

/** Both names missing is one line of the summary (MEM-019, D37). */
export function isBothNamesMissing(findings: readonly Finding[]): boolean {
  return (["first_name", "last_name"] as const).every((name) =>
    findings.some(({ field, fault }) => field === name && fault === "required"),
  );
}
