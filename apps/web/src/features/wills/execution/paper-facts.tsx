import type { Execution } from "@heirlock/contract/wills/execution";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";

export interface PaperFactsProps {
  inForce: { number: number; since: string | null } | null;
  signed: Execution["signed"];
}

/** What counts here and what counts on paper are two facts, and may be two versions (DOC-018). */
export function PaperFacts({ inForce, signed: [last] }: PaperFactsProps) {
  const { t } = useTranslation("wills/execution");
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="paper-facts">
      <CardHeader id="paper-facts" title={t("facts.title")} />
      <dl className="grid gap-3">
        <div>
          <dt className="text-meta text-ink-2">{t("facts.inForce")}</dt>
          <dd className="font-semibold">
            {inForce
              ? t("facts.since", {
                  number: format.number(inForce.number),
                  date: inForce.since === null ? "" : format.date(inForce.since, "short"),
                })
              : t("facts.none")}
          </dd>
        </div>
        <div>
          <dt className="text-meta text-ink-2">{t("facts.signed")}</dt>
          <dd className="font-semibold">
            {last
              ? t("facts.signedOn", { number: format.number(last.number), date: format.date(last.signed_on, "short") })
              : t("facts.notSigned")}
          </dd>
        </div>
      </dl>
      <p className="mt-3.5 text-ink-2">{t("facts.lastCounts")}</p>
    </Card>
  );
}
