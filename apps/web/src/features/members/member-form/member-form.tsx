import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWide } from "../../../platform/use-media.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { LeaveGuard } from "../../../ui/forms/leave-guard.tsx";
import { FoldRows } from "../../../ui/layout/fold-row.tsx";
import { AdditionalSection } from "./additional-section.tsx";
import { BasicSection } from "./basic-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { useSummary } from "./finding-text.ts";
import { type FormState, type MemberFormOptions, useMemberForm } from "./form-state.ts";
import { findingsOf } from "./member-findings.ts";
import { RoleFieldsSection } from "./role-fields-section.tsx";
import { useFamily } from "./use-family.ts";

export interface MemberFormProps extends Omit<MemberFormOptions, "family"> {
  submitLabel: string;
  /** Why it could not be saved, where that has to do with no field. */
  notice?: ReactNode;
  onCancel: () => void;
  /** Only a new member is invited by saving, and gets roles, permissions and assets in the same form. */
  isNew: boolean;
  roles?: ((form: FormState) => ReactNode) | undefined;
  permissions?: ((form: FormState) => ReactNode) | undefined;
}

/** Add and edit share this form (MEM-002). */
export function MemberForm(props: MemberFormProps) {
  const { t } = useTranslation("members/member-form");
  const isBrief = !useWide();
  const { form, state } = useMemberForm({ ...props, family: useFamily(), isBrief });
  const findings = findingsOf(state.draft, state.family);
  const summary = useSummary();
  const rarelyNeeded = (
    <>
      {props.permissions?.(state)}
      <RoleFieldsSection form={state} />
      <AdditionalSection form={state} />
    </>
  );
  return (
    <Form form={form} summaryAt="elsewhere" className="grid gap-3.5 sm:gap-5">
      <LeaveGuard when={form.hasUnsaved} />
      <ErrorSummary attempt={form.submitCount} errors={summary(form.errors, findings)} />
      {props.notice}
      <BasicSection form={state} />
      {props.roles?.(state)}
      <ContactSection form={state} canInvite={props.isNew} />
      {isBrief ? <FoldRows>{rarelyNeeded}</FoldRows> : rarelyNeeded}
      {/* Room below, so that what a toast says never lies over the buttons. */}
      <div className="flex flex-wrap gap-2.5 *:grow sm:justify-end sm:gap-3 sm:*:grow-0 md:mb-32">
        <Button type="button" variant="secondary" onClick={props.onCancel}>
          {t("cancel")}
        </Button>
        <SubmitButton form={form} busyLabel={t("saving")}>
          {props.submitLabel}
        </SubmitButton>
      </div>
    </Form>
  );
}
