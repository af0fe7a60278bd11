import { accessConditions } from "@heirlock/domain/vault/kinds";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { RadioCards, type RadioOption } from "../../../ui/forms/radio-group.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { type AccessProblem, accessProblem, type ChosenAccess } from "./chosen-access.ts";

export interface AccessFieldsProps<Condition extends string> {
  value: ChosenAccess<Condition>;
  onChange: (value: ChosenAccess<Condition>) => void;
  /** Names the fields, where several such groups may stand on a page. */
  id: string;
  label: string;
  hideLegend?: boolean;
  options: readonly RadioOption<Condition>[];
  /** Whether saving was tried: until then nothing is called wrong. */
  isTried: boolean;
}

/** When something may be seen, and whether the member learns before that it exists (D42, KEY-044). */
export function AccessFields<Condition extends string>(props: AccessFieldsProps<Condition>) {
  const { t } = useTranslation("members/access-fields");
  const { value, onChange, id, label, hideLegend = false, options, isTried } = props;
  const problem = isTried ? accessProblem(value) : null;
  return (
    <div className="grid gap-5">
      <RadioCards
        id={`${id}-condition`}
        label={label}
        hideLegend={hideLegend}
        columns={1}
        value={value.condition}
        error={problem === "conditionError" ? t(problem) : undefined}
        options={options}
        onValueChange={(condition) => onChange({ ...value, condition })}
      />
      <FurtherFields value={value} onChange={onChange} id={id} problem={problem} />
    </div>
  );
}

/** What belongs to a condition that is chosen elsewhere: a day, an age, and whether to tell. */
export function FurtherFields<Condition extends string>({
  value,
  onChange,
  id,
  problem,
}: Pick<AccessFieldsProps<Condition>, "value" | "onChange" | "id"> & { problem: AccessProblem | null }) {
  const { t } = useTranslation("members/access-fields");
  return (
    <>
      {value.condition === "custom" && (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
            <DateField
              id={`${id}-day`}
              legend={t("notBefore")}
              mark="optional"
              error={problem === "dayError" ? t(problem) : undefined}
              value={value.day}
              onValueChange={(day) => onChange({ ...value, day })}
            />
            <TextField
              id={`${id}-age`}
              label={t("fromAge")}
              mark="optional"
              inputMode="numeric"
              chars={4}
              maxLength={3}
              error={problem === "ageError" ? t(problem) : undefined}
              value={value.age}
              onChange={(event) => onChange({ ...value, age: event.target.value })}
            />
          </div>
          <p className="text-meta text-ink-3">{t("keptByService")}</p>
        </div>
      )}
      {value.condition !== "immediate" && value.condition !== "never" && (
        <Checkbox
          id={`${id}-tell`}
          label={t("tellExists")}
          description={t("tellExistsText")}
          checked={value.tell}
          onCheckedChange={(tell) => onChange({ ...value, tell })}
        />
      )}
    </>
  );
}

/** Now, after the release, or by a rule of one's own. */
export function useConditionOptions() {
  const { t } = useTranslation("members/access-fields");
  return accessConditions.map((value) => ({ value, label: t(`condition.${value}`), description: t(`about.${value}`) }));
}
