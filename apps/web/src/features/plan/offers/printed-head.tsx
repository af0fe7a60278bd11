import { useTranslation } from "react-i18next";
import type { NamedHead } from "../../../platform/plan/compare-head.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { useLanguage } from "../../../platform/use-language.ts";

/** One line on a print: what a new browser asks for if our second check is silent (KEY-079). */
export function PrintedHead({ head }: { head: NamedHead }) {
  const { t } = useTranslation("plan");
  const format = useFormat();
  const said = useLanguage() === "ar" ? head.numbers : head.words;
  return (
    <>
      {t("head.printed", { date: format.date(head.signedAt, "moment") })}{" "}
      <bdi dir="ltr" translate="no" className="font-semibold">
        {said.join(" ")}
      </bdi>
    </>
  );
}
