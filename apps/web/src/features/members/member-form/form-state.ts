import type { LegalFamily } from "@heirlock/domain/members/legal-families";
import { type Need, needs, type RoleField, requiredFields } from "@heirlock/domain/members/role-fields";
import { type FormOptions, useForm } from "../../../ui/forms/use-form.ts";
import { useFindingText } from "./finding-text.ts";
import type { MemberDraft } from "./member-draft.ts";
import { type Finding, findingsOf } from "./member-findings.ts";

/** What the sections of the form share. */
export interface FormState {
  draft: MemberDraft;
  /** On a phone the form asks what saving needs; everything else is in closed rows. */
  isBrief: boolean;
  change: (changes: Partial<MemberDraft>) => void;
  family: LegalFamily;
  /** The message of a field, once the form was refused. */
  error: (field: Finding["field"]) => string | undefined;
  /** Null: no chosen role asks for it. */
  need: (field: RoleField) => Need | null;
  /** For the field's own mark: required is the default of a field. */
  mark: (field: RoleField) => "optional" | "recommended" | undefined;
}

export interface MemberFormOptions {
  initial: MemberDraft;
  family: LegalFamily;
  isBrief?: boolean | undefined;
  /** Saves and leads away; may reject. */
  submit: (draft: MemberDraft) => unknown;
  fieldErrors?: FormOptions<MemberDraft>["fieldErrors"];
}

/** The kit's form over a draft, with what the chosen roles ask for. */
export function useMemberForm({ initial, family, isBrief = false, submit, fieldErrors }: MemberFormOptions) {
  const text = useFindingText();
  const form = useForm<MemberDraft>({
    defaultValues: initial,
    leaves: true,
    check: (draft) => Object.fromEntries(findingsOf(draft, family).map((found) => [found.field, text(found)])),
    submit,
    ...(fieldErrors && { fieldErrors }),
  });
  const draft = form.watch();
  const asked = requiredFields(draft.roles, family);
  const need = (field: RoleField) => needs.find((one) => asked[one].includes(field)) ?? null;
  const state: FormState = {
    draft,
    isBrief,
    change: form.change,
    family,
    error: (field) => form.errorOf(field as keyof MemberDraft),
    need,
    mark: (field) => {
      const wanted = need(field);
      return wanted === "required" ? undefined : (wanted ?? "optional");
    },
  };
  return { form, state };
}
