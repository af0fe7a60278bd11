import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { Accordion } from "../../../ui/layout/accordion.tsx";
import { CardSection } from "../../../ui/layout/card.tsx";
import type { FormState } from "./form-state.ts";
import { RoleFields, unasked } from "./role-fields-section.tsx";

/** Notes, and folded away whatever else may be known about a person. */
export function AdditionalSection({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const { draft } = form;
  return (
    <CardSection id="additional" title={t("section.additional")} text={t("section.additionalText")}>
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
      <Accordion
        wide
        items={[
          {
            id: "more",
            title: t("moreDetails"),
            content: (
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
            ),
          },
        ]}
      />
    </CardSection>
  );
}
