import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { Form, SubmitButton } from "../../ui/forms/form.tsx";
import { LeaveGuard } from "../../ui/forms/leave-guard.tsx";
import { MoneyField } from "../../ui/forms/money-field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { CardSection } from "../../ui/layout/card.tsx";
import { type AssetDraft, problemsOf } from "./asset-draft.ts";
import { KindChoice } from "./kind-choice.tsx";

export interface AssetFormProps {
  initial: AssetDraft;
  submitLabel: string;
  /** A notice above the form: a conflict, or why it could not be saved. */
  notice?: ReactNode;
  /** Saves and leads away; may reject, which `notice` explains. */
  onSubmit: (draft: AssetDraft) => Promise<void>;
  onCancel: () => void;
}

/** Add and edit share this form. */
export function AssetForm({ initial, submitLabel, notice, onSubmit, onCancel }: AssetFormProps) {
  const { t } = useTranslation("assets");
  const form = useForm({
    defaultValues: initial,
    leaves: true,
    check: (draft) =>
      Object.fromEntries(Object.entries(problemsOf(draft)).map(([field, found]) => [field, t(`form.error.${found}`)])),
    submit: onSubmit,
  });
  const [type, subtype] = form.watch(["asset_type", "asset_subtype"]);

  return (
    <Form form={form}>
      <LeaveGuard when={form.hasUnsaved} />
      {notice}
      <KindChoice
        type={type}
        subtype={subtype}
        error={form.errorOf("asset_subtype")}
        onChange={(asset_type, asset_subtype) => form.change({ asset_type, asset_subtype })}
      />
      <CardSection id="about-title" title={t("form.aboutTitle")} text={t("form.aboutHelp")}>
        <TextField label={t("form.title")} dir="auto" {...form.input("title")} />
        <div className="grid items-end gap-5 lg:grid-cols-2">
          <MoneyField
            label={subtype === "bank_account" ? t("form.balance") : t("form.value")}
            mark="optional"
            hint={t("form.valueHint")}
            {...form.field("estimated_value")}
            currency={form.watch("currency")}
            onCurrencyChange={(currency) => form.change({ currency })}
          />
          <TextField
            label={t("form.location")}
            mark="optional"
            hint={t("form.locationHint")}
            dir="auto"
            {...form.input("location")}
          />
        </div>
        <TextArea
          label={t("form.description")}
          mark="optional"
          hint={t("form.descriptionHint")}
          rows={4}
          dir="auto"
          {...form.input("description")}
        />
      </CardSection>
      <div className="action-row">
        <Button type="button" variant="secondary" onClick={onCancel}>
          {t("form.cancel")}
        </Button>
        <SubmitButton form={form} busyLabel={t("form.saving")}>
          {submitLabel}
        </SubmitButton>
      </div>
    </Form>
  );
}
