import { format, type Rational } from "@heirlock/law/succession/rational";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";

/** "one third" where the language has a plain word for it, else "5/8". */
export function usePartWords(): (share: Rational) => string {
  const { t, i18n } = useTranslation("jurisdictions/shares");
  const numbers = useFormat();
  return (share) => {
    const key = `parts.${format(share).replace("/", "of")}`;
    if (i18n.exists(key, { ns: "jurisdictions/shares" })) return t(key as "parts.1of3");
    return `${numbers.number(Number(share.n))}/${numbers.number(Number(share.d))}`;
  };
}
