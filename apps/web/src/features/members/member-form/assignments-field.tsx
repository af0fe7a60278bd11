import { accessConditions } from "@heirlock/domain/vault/kinds";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { FieldGroup } from "../../../ui/forms/field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { SelectAssets } from "../../assets/offers/select-assets.tsx";
import { useAssetTitles } from "../../assets/offers/use-asset-titles.ts";
import type { FormState } from "./form-state.ts";
import { type Assignment, newAssignment } from "./member-draft.ts";

/** The assets meant for the member, each with when it may be seen; after the death unless said otherwise (D42). */
export function AssignmentsField({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const assetTitles = useAssetTitles();
  const [isChoosing, setChoosing] = useState(false);
  const { assignments } = form.draft;
  const change = (next: readonly Assignment[]) => form.change({ assignments: next });
  return (
    <FieldGroup
      id="assignments"
      label={t("assets.label")}
      mark="optional"
      hint={t("assets.hint")}
      className="border-t border-line pt-5"
    >
      {assignments.length === 0 ? (
        <p className="mb-3 text-ink-2">{t("assets.none")}</p>
      ) : (
        <ul className="mb-3 grid gap-3">
          {assignments.map((one) => (
            <AssignmentRow
              key={one.asset_id}
              assignment={one}
              title={assetTitles.get(one.asset_id) ?? t("assets.unknown")}
              error={form.error(`assignment-${one.asset_id}`)}
              onChange={(changes) =>
                change(assignments.map((other) => (other === one ? { ...one, ...changes } : other)))
              }
              onRemove={() => change(assignments.filter((other) => other !== one))}
            />
          ))}
        </ul>
      )}
      <Button type="button" variant="secondary" size="sm" icon={Link2} onClick={() => setChoosing(true)}>
        {t("assets.select")}
      </Button>
      {isChoosing && (
        <SelectAssets
          open
          onOpenChange={setChoosing}
          purpose={t("assets.purpose")}
          initial={assignments.map(({ asset_id }) => asset_id)}
          onConfirm={(ids) => {
            change(ids.map((id) => assignments.find((one) => one.asset_id === id) ?? newAssignment(id)));
            setChoosing(false);
          }}
        />
      )}
    </FieldGroup>
  );
}

interface AssignmentRowProps {
  assignment: Assignment;
  title: string;
  error: string | undefined;
  onChange: (changes: Partial<Assignment>) => void;
  onRemove: () => void;
}

function AssignmentRow({ assignment, title, error, onChange, onRemove }: AssignmentRowProps) {
  const { t } = useTranslation("members/member-form");
  const { t: access } = useTranslation("members/access-fields");
  const { asset_id, access_condition, not_before, from_age, tell_exists } = assignment;
  const id = `assignment-${asset_id}`;
  return (
    <li className="grid gap-3 rounded-md border border-line px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <bdi className="min-w-0 font-semibold break-words">{title}</bdi>
        <Button type="button" variant="ghost" size="sm" aria-label={t("assets.removeOf", { title })} onClick={onRemove}>
          {t("assets.remove")}
        </Button>
      </div>
      <Select
        id={id}
        label={
          <>
            <span aria-hidden>{access("when")}</span>
            <span className="sr-only">{t("assets.whenOf", { title })}</span>
          </>
        }
        hint={access(`about.${access_condition}`)}
        error={error}
        value={access_condition}
        options={accessConditions.map((value) => ({
          value,
          label: access(`condition.${value}`),
          description: access(`about.${value}`),
        }))}
        onValueChange={(next) => onChange({ access_condition: next })}
      />
      {access_condition === "custom" && (
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <DateField
            id={`${id}-day`}
            legend={access("notBefore")}
            mark="optional"
            value={not_before}
            onValueChange={(day) => onChange({ not_before: day })}
          />
          <TextField
            id={`${id}-age`}
            label={access("fromAge")}
            mark="optional"
            inputMode="numeric"
            chars={4}
            maxLength={3}
            value={from_age}
            onChange={(event) => onChange({ from_age: event.target.value })}
          />
        </div>
      )}
      {access_condition !== "immediate" && (
        <Checkbox
          id={`${id}-tell`}
          label={access("tellExists")}
          description={access("tellExistsText")}
          checked={tell_exists}
          onCheckedChange={(checked) => onChange({ tell_exists: checked })}
        />
      )}
    </li>
  );
}
