import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { AdditionalSection } from "./additional-section.tsx";
import { BasicSection } from "./basic-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { useSummary } from "./finding-text.ts";
import { type FormState, useMemberForm } from "./form-state.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import type { MemberDraft } from "./member-draft.ts";
import { RoleFieldsSection } from "./role-fields-section.tsx";
import { useFamily } from "./use-family.ts";

export interface MemberFormProps {
  initial: MemberDraft;
  submitLabel: string;
  busy: boolean;
  /** Why the last try failed, where it has to do with no field. */
  notice?: ReactNode;
  /** What the server said about the address. */
  emailError?: string | undefined;
  onEmailChange: () => void;
  onSubmit: (draft: MemberDraft) => void;
  onCancel: () => void;
  /** Only a new member is invited by saving, and gets roles, permissions and assets in the same form. */
  isNew: boolean;
  roles?: ((form: FormState) => ReactNode) | undefined;
  permissions?: ((form: FormState) => ReactNode) | undefined;
}

/** Add and edit share this form (MEM-002). */
export function MemberForm(props: MemberFormProps) {
  const { t } = useTranslation("members/member-form");
  const form = useMemberForm(props.initial, useFamily(), props.emailError);
  const summary = useSummary();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.busy && form.submit()) props.onSubmit(form.draft);
  };
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <LeaveGuard active={form.isDirty && !props.busy} />
      <ErrorSummary attempt={form.attempt} errors={summary(form.findings)} />
      {props.notice}
      <BasicSection form={form} />
      <ContactSection form={form} canInvite={props.isNew} onEmailChange={props.onEmailChange} />
      {props.roles?.(form)}
      <RoleFieldsSection form={form} />
      {props.permissions?.(form)}
      <AdditionalSection form={form} />
      {/* Room below, so that what a toast says never lies over the buttons. */}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end md:mb-32">
        <Button type="button" variant="secondary" onClick={props.onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit" busy={props.busy} busyLabel={t("saving")}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
