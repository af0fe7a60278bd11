import { tellRemark } from "@heirlock/law/story/tell";
import type { RuleCode } from "@heirlock/law/succession/rules";
import { useTranslation } from "react-i18next";
import { ResultPart } from "./result-part.tsx";
import { SentenceText } from "./sentence-text.tsx";
import { useView } from "./view.ts";

/** What everybody who reads the result should know besides. That a court should look at it is said by the page. */
export function RemarksCard({ remarks }: { remarks: readonly RuleCode[] }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { texts } = useView();
  const others = remarks.filter((rule) => rule !== "court.check");
  if (others.length === 0) return null;
  return (
    <ResultPart id="remarks" title={t("remarks.title")}>
      <ul className="grid gap-2">
        {others.map((rule) => (
          <li key={rule}>
            <SentenceText sentence={tellRemark(rule, texts)} />
          </li>
        ))}
      </ul>
    </ResultPart>
  );
}
