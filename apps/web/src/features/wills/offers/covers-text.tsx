import type { Will } from "@heirlock/contract/wills";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { useLanguage } from "../../../platform/use-language.ts";

/** "Only property in Germany", for a will that does not cover everything; nothing for one that does. */
export function CoversText({ will: { covers, excepts } }: { will: Pick<Will, "covers" | "excepts"> }) {
  const { t } = useTranslation("wills");
  const format = useFormat();
  const names = new Intl.DisplayNames([useLanguage()], { type: "region" });
  if (covers === null && excepts.length === 0) return null;
  const countries = format.list((covers === null ? excepts : [covers]).map((code) => names.of(code) ?? code));
  return <span className="block">{t(covers === null ? "covers.except" : "covers.only", { countries })}</span>;
}
