import { useTranslation } from "react-i18next";
import { CitationText } from "../citation-text.tsx";
import { usePageCertainty } from "./page-certainty.tsx";

/** Where a statement of law comes from; null: nobody has reviewed it. */
export interface Origin {
  source: string;
  grade: "T" | "S" | "K";
  reviewed: string;
}

/**
 * The source of a line. Settled knowledge that was not read in its source is to be confirmed (LAW-018): that is written
 * here, unless the page or the line itself has `said` it.
 */
export function OriginNote({ origin, said = "" }: { origin: Origin | null; said?: string | undefined }) {
  const { t } = useTranslation("jurisdictions/guide");
  const page = usePageCertainty();
  return (
    <span className="block text-meta text-ink-3">
      {origin ? <CitationText citation={origin.source} /> : t("notReviewed")}
      {origin?.grade === "K" && page !== "K" && !said.includes(t("toConfirm")) && <> · {t("toConfirm")}</>}
    </span>
  );
}
