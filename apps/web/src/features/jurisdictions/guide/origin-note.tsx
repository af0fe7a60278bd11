import { useTranslation } from "react-i18next";

/** Where a statement of law comes from; null: nobody has reviewed it. */
export interface Origin {
  source: string;
  grade: "T" | "S" | "K";
  reviewed: string;
}

/** The source of a line. Settled knowledge that was not read in its source says so (LAW-018). */
export function OriginNote({ origin }: { origin: Origin | null }) {
  const { t } = useTranslation("guide");
  return (
    <span className="block text-meta text-ink-3">
      {origin ? <bdi>{origin.source}</bdi> : t("notReviewed")}
      {origin?.grade === "K" && <> · {t("toConfirm")}</>}
    </span>
  );
}
