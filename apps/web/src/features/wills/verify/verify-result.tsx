import type { VerifyAnswer } from "@heirlock/contract/wills/verify";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";

export interface Verified {
  answer: VerifyAnswer;
  published_on: string | null;
}

/** One of three answers (DOC-014), and what none of them says. */
export function VerifyResult({ found: { answer, published_on } }: { found: Verified }) {
  const { t } = useTranslation("wills/verify");
  const format = useFormat();
  if (published_on === null)
    return (
      <Alert tone="warning" title={t("unknown.title")}>
        {t("unknown.text")}
      </Alert>
    );
  const title = t("known.title", { date: format.date(published_on) });
  return (
    <Alert tone={answer === "current" ? "success" : "info"} title={title}>
      {answer === "later_exists" && <p className="font-semibold text-ink">{t("known.later")}</p>}
      <p>{t("known.text")}</p>
    </Alert>
  );
}
