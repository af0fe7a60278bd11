import type { WillTestator } from "@heirlock/domain/wills/content";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CountryPicker } from "../../../ui/forms/country-picker.tsx";
import { DateField } from "../../../ui/forms/date-field.tsx";
import { isRealDate } from "../../../ui/forms/date-parts.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useBuilder } from "./builder-context.ts";

/** A paper without these is hard to match with a person. */
export const isAboutYouMissing = ({ fullName, birthDate }: WillTestator) => fullName === "" || birthDate === null;

/** The holder as the paper names them. Name and day of birth come from the profile. */
export function AboutYouFields() {
  const { t } = useTranslation("wills/builder");
  const { draft, change } = useBuilder();
  const { testator } = draft.content;
  const [born, setBorn] = useState(testator.birthDate ?? "");
  const set = (part: Partial<WillTestator>, field?: string) =>
    change((content) => ({ ...content, testator: { ...content.testator, ...part } }), field && `about-${field}`);
  const text = (field: "fullName" | "birthPlace" | "address") => ({
    value: testator[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set({ [field]: event.target.value }, field),
  });
  return (
    <>
      <p className="text-ink-2">{t("about.why")}</p>
      <TextField label={t("about.fullName")} maxLength={200} autoComplete="name" {...text("fullName")} />
      <DateField
        birthday
        legend={t("about.born")}
        value={born}
        onValueChange={(value) => {
          setBorn(value);
          if (value === "" || isRealDate(value)) set({ birthDate: value === "" ? null : value });
        }}
      />
      <TextField label={t("about.birthPlace")} mark="optional" maxLength={200} {...text("birthPlace")} />
      <TextField
        label={t("about.address")}
        mark="optional"
        maxLength={400}
        autoComplete="street-address"
        {...text("address")}
      />
      <CountryPicker
        label={t("about.residence")}
        value={testator.residence}
        onValueChange={(residence) => set({ residence })}
      />
      <CountryPicker
        label={t("about.nationality")}
        value={testator.nationalities[0] ?? null}
        onValueChange={(code) => set({ nationalities: code ? [code] : [] })}
      />
    </>
  );
}
