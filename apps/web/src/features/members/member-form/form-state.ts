import type { LegalFamily } from "@heirlock/domain/members/legal-families";
import { type Need, needs, type RoleField, requiredFields } from "@heirlock/domain/members/role-fields";
import { useState } from "react";
import { useFindingText } from "./finding-text.ts";
import type { MemberDraft } from "./member-draft.ts";
import { type Finding, findingsOf } from "./member-findings.ts";

/** What the sections of the form share. */
export interface FormState {
  draft: MemberDraft;
  change: (changes: Partial<MemberDraft>) => void;
  family: LegalFamily;
  /** The message of a field, once the form was refused. */
  error: (field: Finding["field"]) => string | undefined;
  /** Null: no chosen role asks for it. */
  need: (field: RoleField) => Need | null;
  /** For the field's own mark: required is the default of a field. */
  mark: (field: RoleField) => "optional" | "recommended" | undefined;
}

export interface CheckedForm extends FormState {
  findings: readonly Finding[];
  attempt: number;
  isDirty: boolean;
  /** Whether it may be sent; otherwise the errors are shown. */
  submit: () => boolean;
}

/** Checks on submit, then field by field while errors are mended. What the server refused stands at its field until it is changed. */
export function useMemberForm(initial: MemberDraft, family: LegalFamily, emailError: string | undefined): CheckedForm {
  const [draft, setDraft] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const text = useFindingText();
  const findings = attempt === 0 ? [] : findingsOf(draft, family);
  const asked = requiredFields(draft.roles, family);
  const need = (field: RoleField) => needs.find((one) => asked[one].includes(field)) ?? null;
  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    family,
    error: (field) => {
      const finding = findings.find((one) => one.field === field);
      if (finding) return text(finding);
      return field === "email" ? emailError : undefined;
    },
    need,
    mark: (field) => {
      const wanted = need(field);
      return wanted === "required" ? undefined : (wanted ?? "optional");
    },
    findings,
    attempt,
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
    submit: () => {
      const isRefused = findingsOf(draft, family).length > 0;
      if (isRefused) setAttempt((count) => count + 1);
      return !isRefused;
    },
  };
}
