import { tellRemark } from "@heirlock/law/story/tell";
import type { RuleCode } from "@heirlock/law/succession/rules";
import { Gavel, Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SentenceText } from "./sentence-text.tsx";
import { useView } from "./view.ts";

/** What everybody who reads the result should know besides. */
export function RemarksCard({ remarks, checkWithCourt }: { remarks: readonly RuleCode[]; checkWithCourt: boolean }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { texts } = useView();
  const others = remarks.filter((rule) => rule !== "court.check");
  const isInDoubt = checkWithCourt || remarks.includes("court.check");
  return (
    <>
      {isInDoubt && (
        <Alert tone="brass" icon={Gavel} title={t("remarks.court")}>
          <SentenceText sentence={tellRemark("court.check", texts)} />
        </Alert>
      )}
      {others.length > 0 && (
        <Alert tone="plain" icon={Info} title={t("remarks.title")}>
          <ul className="grid gap-2">
            {others.map((rule) => (
              <li key={rule}>
                <SentenceText sentence={tellRemark(rule, texts)} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
