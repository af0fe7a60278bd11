import { useTranslation } from "react-i18next";
import type { NamedHead } from "../../platform/plan/compare-head.ts";
import { useFormat } from "../../platform/use-format.ts";
import { useLanguage } from "../../platform/use-language.ts";

/** When the newest state of the plan was signed, and its four words: the same on every device that knows it. */
export function HeadName({ head }: { head: NamedHead }) {
  const { t } = useTranslation("plan");
  const format = useFormat();
  const said = useLanguage() === "ar" ? head.numbers : head.words;
  return (
    <dl className="grid gap-1">
      <dt className="text-ink-2">{t("head.signed")}</dt>
      <dd className="mb-2">{format.date(head.signedAt, "moment")}</dd>
      <dt className="text-ink-2">{t("head.words")}</dt>
      <dd className="font-semibold">
        <bdi dir="ltr" translate="no">
          {said.join(" ")}
        </bdi>
      </dd>
    </dl>
  );
}
