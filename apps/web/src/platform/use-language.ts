import { defaultLanguage, type Language, languages } from "@heirlock/domain/languages";
import { useTranslation } from "react-i18next";

/** Apart from the formatters, which the first load does without. */
export function useLanguage(): Language {
  const { i18n } = useTranslation("ui");
  return languages.find((language) => language === i18n.resolvedLanguage) ?? defaultLanguage;
}
