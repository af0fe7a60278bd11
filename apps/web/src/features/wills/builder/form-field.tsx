import type { WillForm } from "@heirlock/law/formalities/sheet";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/use-language.ts";
import { RadioGroup } from "../../../ui/forms/radio-group.tsx";
import { useBuilder } from "./builder-context.ts";

/** How the will is made, where the law knows several ways: by hand, with witnesses, before a notary. */
export function FormField() {
  const { t } = useTranslation("wills/builder");
  const { law, draft, change } = useBuilder();
  const language = useLanguage();
  const [forms, setForms] = useState<readonly { form: WillForm; name: string }[]>([]);
  useEffect(() => {
    if (law === null) return setForms([]);
    let gone = false;
    import("./forms-of-law.ts")
      .then(({ formsOfLaw }) => formsOfLaw(law, language))
      .then(
        (found) => !gone && setForms(found),
        // Then the form stays open, and the paper is the usual one of its tradition.
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [law, language]);
  if (forms.length < 2) return null;
  return (
    <RadioGroup
      label={t("review.form")}
      hint={t("review.formWhy")}
      options={[
        { value: "open", label: t("review.formOpen") },
        ...forms.map(({ form, name }) => ({ value: form as string, label: name })),
      ]}
      value={draft.content.form ?? "open"}
      onValueChange={(form) => change((content) => ({ ...content, form: form === "open" ? null : form }))}
    />
  );
}
