import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { ErrorSummary } from "../../ui/forms/error-summary.tsx";
import { MoneyField } from "../../ui/forms/money-field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { CardSection } from "../../ui/layout/card.tsx";
import { type AssetDraft, type DraftField, problemsOf } from "./asset-draft.ts";
import { KindChoice } from "./kind-choice.tsx";
import { LeaveGuard } from "./leave-guard.tsx";

export interface AssetFormProps {
  initial: AssetDraft;
  submitLabel: string;
  busy: boolean;
  /** A notice above the form: a conflict, or why the last try failed. */
  notice?: ReactNode;
  onSubmit: (draft: AssetDraft) => void;
  onCancel: () => void;
}

/** Add and edit share this form. It checks on submit, then field by field while errors are mended. */
export function AssetForm({ initial, submitLabel, busy, notice, onSubmit, onCancel }: AssetFormProps) {
  const { t } = useTranslation("assets");
  const [draft, setDraft] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState(false);
  const problems = attempt === 0 ? {} : problemsOf(draft);
  const dirty = JSON.stringify(draft) !== JSON.stringify(initial);

  const change = (changes: Partial<AssetDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const messageOf = (field: DraftField) => {
    const problem = problems[field];
    return problem && t(`form.error.${problem}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const refused = Object.keys(problemsOf(draft)).length > 0;
    setAttempt((count) => (refused ? count + 1 : count));
    if (refused) return;
    setSent(true);
    onSubmit(draft);
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-5">
      <LeaveGuard active={dirty && !(sent && busy)} />
      <ErrorSummary
        attempt={attempt}
        errors={(Object.keys(problems) as DraftField[]).map((field) => ({ field, message: messageOf(field) }))}
      />
      {notice}
      <KindChoice
        type={draft.asset_type}
        subtype={draft.asset_subtype}
        error={messageOf("asset_subtype")}
        onChange={(asset_type, asset_subtype) => change({ asset_type, asset_subtype })}
      />
      <CardSection id="about-title" title={t("form.aboutTitle")} text={t("form.aboutHelp")}>
        <TextField
          name="title"
          label={t("form.title")}
          error={messageOf("title")}
          value={draft.title}
          dir="auto"
          onChange={(event) => change({ title: event.target.value })}
        />
        <div className="grid items-end gap-5 lg:grid-cols-2">
          <MoneyField
            name="estimated_value"
            label={draft.asset_subtype === "bank_account" ? t("form.balance") : t("form.value")}
            mark="optional"
            hint={t("form.valueHint")}
            error={messageOf("estimated_value")}
            value={draft.estimated_value}
            onValueChange={(estimated_value) => change({ estimated_value })}
            currency={draft.currency}
            onCurrencyChange={(currency) => change({ currency })}
          />
          <TextField
            name="location"
            label={t("form.location")}
            mark="optional"
            hint={t("form.locationHint")}
            error={messageOf("location")}
            value={draft.location}
            dir="auto"
            onChange={(event) => change({ location: event.target.value })}
          />
        </div>
        <TextArea
          name="description"
          label={t("form.description")}
          mark="optional"
          hint={t("form.descriptionHint")}
          error={messageOf("description")}
          value={draft.description}
          rows={4}
          dir="auto"
          onChange={(event) => change({ description: event.target.value })}
        />
      </CardSection>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button type="button" variant="secondary" onClick={onCancel}>
          {t("form.cancel")}
        </Button>
        <Button type="submit" busy={busy} busyLabel={t("form.saving")}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
