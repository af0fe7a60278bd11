import { NotebookPen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { FoldRow } from "../../../ui/layout/fold-row.tsx";
import { BirthField, KindFields } from "./basic-section.tsx";
import { DisplayNameField } from "./contact-section.tsx";
import { FormSection, hasErrorIn } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { RoleFields, unasked } from "./role-fields-section.tsx";

/** Notes, and folded away whatever else may be known about a person; on a phone all of it is one closed row. */
export function AdditionalSection({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const format = useFormat();
  const { draft, isBrief } = form;
  const filled = (["date_of_birth", "display_name", ...unasked(form), "notes"] as const).filter(
    (name) => draft[name].trim() !== "",
  );
  const more = (
    <div className="grid gap-5">
      <RoleFields form={form} fields={unasked(form)} />
      <Checkbox
        name="is_active"
        label={t("field.is_active")}
        description={t("hint.is_active")}
        checked={draft.is_active}
        onCheckedChange={(is_active) => form.change({ is_active })}
      />
      <Checkbox
        name="is_alive"
        label={t("field.is_alive")}
        description={t("hint.is_alive")}
        checked={!draft.is_alive}
        onCheckedChange={(died) => form.change({ is_alive: !died })}
      />
    </div>
  );
  return (
    <FormSection
      form={form}
      id="additional"
      title={t("section.additional")}
      text={t("section.additionalText")}
      closedText={filled.length === 0 ? t("closed.additional") : format.list(filled.map((name) => t(`field.${name}`)))}
      icon={NotebookPen}
      isRequired={form.need("date_of_birth") === "required"}
      hasError={hasErrorIn(form, ["date_of_birth", ...unasked(form)])}
    >
      {isBrief && (
        <>
          <BirthField form={form} />
          <KindFields form={form} />
          <DisplayNameField form={form} />
        </>
      )}
      <TextArea
        name="notes"
        label={t("field.notes")}
        mark="optional"
        rows={4}
        maxLength={5000}
        dir="auto"
        value={draft.notes}
        onChange={(event) => form.change({ notes: event.target.value })}
      />
      {isBrief ? (
        more
      ) : (
        <FoldRow level={3} title={t("moreDetails")} heldOpen={hasErrorIn(form, unasked(form))}>
          {more}
        </FoldRow>
      )}
    </FormSection>
  );
}
