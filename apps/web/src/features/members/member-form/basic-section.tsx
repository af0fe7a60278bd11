import { memberTypes } from "@heirlock/domain/members/member-types";
import { type Kinship, kinshipsOf, relationshipTypes } from "@heirlock/domain/members/relationships";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { Select } from "../../../ui/forms/select.tsx";
import { CardSection } from "../../../ui/layout/card.tsx";
import { DraftField } from "./draft-field.tsx";
import { briefCard } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { withRelation } from "./member-draft.ts";

/** Two columns, and one where text is large. */
export const tileColumns = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-end gap-x-2.5 gap-y-2.5";

/** A select cannot hold an empty value of its own. */
const notGiven = "none";

export function BasicSection({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const { t: word } = useTranslation("members");
  const { draft } = form;
  const kinships: readonly Kinship[] = draft.relationship_type === "" ? [] : kinshipsOf[draft.relationship_type];
  return (
    <CardSection
      id="basic"
      title={t("section.basic")}
      text={!form.isBrief && t("section.basicText")}
      className={form.isBrief ? briefCard : undefined}
    >
      <div className="grid items-end gap-4 sm:grid-cols-2 sm:gap-5">
        <div className={form.isBrief ? tileColumns : "contents"}>
          <DraftField form={form} name="first_name" maxLength={50} />
          <DraftField form={form} name="last_name" maxLength={50} />
        </div>
        <Select
          name="relationship_type"
          label={t("field.relationship_type")}
          mark={form.mark("relationship_type")}
          error={form.error("relationship_type")}
          value={draft.relationship_type || null}
          options={relationshipTypes.map((value) => ({ value, label: word(`relationship.${value}`) }))}
          onValueChange={(type) => form.change(withRelation(draft, type))}
        />
        {kinships.length > 0 && (
          <Select
            name="kinship"
            label={t("field.kinship")}
            mark="optional"
            value={draft.kinship || notGiven}
            options={[
              { value: notGiven, label: t("kinshipNone") },
              ...kinships.map((value) => ({ value, label: word(`kinship.${value}`) })),
            ]}
            onValueChange={(kinship) => form.change({ kinship: kinship === notGiven ? "" : kinship })}
          />
        )}
        {!form.isBrief && <KindFields form={form} />}
      </div>
      {!form.isBrief && <BirthField form={form} />}
    </CardSection>
  );
}

/** What nobody needs to know in order to save. */
export function KindFields({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const { t: word } = useTranslation("members");
  const { draft } = form;
  return (
    <>
      <Select
        name="member_type"
        label={t("field.member_type")}
        mark="optional"
        value={draft.member_type || null}
        options={memberTypes.map((value) => ({ value, label: word(`memberType.${value}`) }))}
        onValueChange={(member_type) => form.change({ member_type })}
      />
      <Select
        name="gender"
        label={t("field.gender")}
        mark="optional"
        value={draft.gender || notGiven}
        options={[
          { value: notGiven, label: t("gender.none") },
          ...(["female", "male", "other"] as const).map((value) => ({ value, label: t(`gender.${value}`) })),
        ]}
        onValueChange={(gender) => form.change({ gender: gender === notGiven ? "" : (gender as "female") })}
      />
    </>
  );
}

export function BirthField({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const format = useFormat();
  return (
    <DateField
      name="date_of_birth"
      legend={t("field.date_of_birth")}
      mark={form.mark("date_of_birth")}
      hint={t("hint.date_of_birth", { example: format.date("1968-03-27", "short") })}
      error={form.error("date_of_birth")}
      value={form.draft.date_of_birth}
      onValueChange={(date_of_birth) => form.change({ date_of_birth })}
    />
  );
}
