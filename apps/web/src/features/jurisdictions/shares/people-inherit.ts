import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

/** "Five" for what begins with a small number, else the figure. */
export function useNumberWord(): (count: number) => string {
  const { t, i18n } = useTranslation("jurisdictions/shares");
  const format = useFormat();
  return (count) => {
    const key = `numbers.${count}`;
    return i18n.exists(key, { ns: "jurisdictions/shares" }) ? t(key as "numbers.5") : format.number(count);
  };
}

/** "Five people inherit". */
export function usePeopleInherit(): (count: number) => string {
  const { t } = useTranslation("jurisdictions/shares");
  const word = useNumberWord();
  return (count) => t("title", { count, number: word(count) });
}
