import type { RoleField } from "@heirlock/domain/members/role-fields";
import { IdCard } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { CountryPicker } from "../../../ui/forms/country-picker.tsx";
import { DraftField } from "./draft-field.tsx";
import { FormSection, hasErrorIn } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";

/**
 * What the chosen roles ask for, in this order. Relationship type, kind and e-mail stand above and are not asked twice
 * (MEM-031), nor is the date of birth.
 */
const asked = [
  "relationship",
  "phone",
  "nationality",
  "birth_order",
  "address",
  "national_id",
  "law_firm_name",
  "license_id",
] as const satisfies readonly RoleField[];
export type AskedField = (typeof asked)[number];

export function RoleFieldsSection({ form }: { form: FormState }) {
  const { t } = useTranslation("members/member-form");
  const { t: word } = useTranslation("members");
  const format = useFormat();
  const { roles } = form.draft;
  const shown = asked.filter((field) => form.need(field) !== null);
  const named = (fields: readonly AskedField[]) => format.list(fields.map((field) => t(`field.${field}`)));
  const closedText = () => {
    if (roles.length === 0) return t("closed.roleFirst");
    return shown.length === 0 ? t("closed.roleFieldsNone") : named(shown);
  };
  const text =
    roles.length === 0
      ? t("section.roleFieldsNone")
      : t("section.roleFieldsText", { roles: format.list(roles.map((role) => word(`role.${role}`))) });
  return (
    <FormSection
      form={form}
      id="role-fields"
      title={t("section.roleFields")}
      text={text}
      closedText={closedText()}
      icon={IdCard}
      isRequired={shown.some((field) => form.need(field) === "required")}
      hasError={hasErrorIn(form, shown)}
    >
      {shown.length > 0 && <RoleFields form={form} fields={shown} />}
    </FormSection>
  );
}

/** Fields that no chosen role asks for; they may be filled in all the same. */
export function unasked(form: FormState): AskedField[] {
  return asked.filter((field) => form.need(field) === null);
}

export function RoleFields({ form, fields }: { form: FormState; fields: readonly AskedField[] }) {
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {fields.map((field) => (
        <Fragment key={field}>{input(field, form)}</Fragment>
      ))}
    </div>
  );
}

const longest: Record<Exclude<AskedField, "nationality" | "birth_order">, number> = {
  relationship: 100,
  phone: 40,
  address: 200,
  national_id: 50,
  law_firm_name: 100,
  license_id: 50,
};

function input(field: AskedField, form: FormState): ReactNode {
  if (field === "nationality") return <Country form={form} name="nationality" />;
  if (field === "birth_order")
    return <RoleInput form={form} name="birth_order" inputMode="numeric" chars={4} maxLength={2} />;
  if (field === "phone") return <RoleInput form={form} name="phone" type="tel" maxLength={longest.phone} />;
  if (field !== "address") return <RoleInput form={form} name={field} maxLength={longest[field]} />;
  return (
    <>
      <RoleInput form={form} name="address" maxLength={longest.address} />
      {hasAddress(form) && (
        <>
          <DraftField form={form} name="city" mark="optional" maxLength={100} />
          <DraftField form={form} name="state" mark="optional" maxLength={100} />
          <DraftField form={form} name="zip" mark="optional" maxLength={20} />
          <Country form={form} name="country" />
        </>
      )}
    </>
  );
}

/** The rest of an address is asked for once there is one. */
function hasAddress({ draft }: FormState): boolean {
  return [draft.address, draft.city, draft.state, draft.zip, draft.country].some((text) => text.trim() !== "");
}

const withHint = [
  "relationship",
  "birth_order",
  "phone",
  "address",
  "national_id",
  "license_id",
  "nationality",
] as const;

function RoleInput({
  form,
  name,
  ...rest
}: { form: FormState; name: AskedField } & Pick<
  React.ComponentProps<typeof DraftField>,
  "type" | "inputMode" | "chars" | "maxLength"
>) {
  const { t } = useTranslation("members/member-form");
  const hinted = withHint.find((one) => one === name);
  return <DraftField form={form} name={name} mark={form.mark(name)} hint={hinted && t(`hint.${hinted}`)} {...rest} />;
}

function Country({ form, name }: { form: FormState; name: "nationality" | "country" }) {
  const { t } = useTranslation("members/member-form");
  return (
    <CountryPicker
      name={name}
      label={t(`field.${name}`)}
      mark={name === "nationality" ? form.mark(name) : "optional"}
      hint={name === "nationality" ? t("hint.nationality") : undefined}
      error={name === "nationality" ? form.error(name) : undefined}
      value={form.draft[name]}
      onValueChange={(code) => form.change({ [name]: code ?? "" })}
    />
  );
}
