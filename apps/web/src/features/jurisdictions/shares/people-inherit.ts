import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

/** "Five people inherit". */
export function usePeopleInherit(): (count: number) => string {
  const { t, i18n } = useTranslation("shares");
  const format = useFormat();
  return (count) => {
    const key = `numbers.${count}`;
    const word = i18n.exists(key, { ns: "shares" }) ? t(key as "numbers.5") : format.number(count);
    return t("title", { count, number: word });
  };
}
