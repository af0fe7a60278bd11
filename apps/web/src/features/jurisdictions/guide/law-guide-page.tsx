import { useNavigate, useSearch } from "@tanstack/react-router";
import { Scale } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";

import { LawChooser } from "../chooser/law-chooser.tsx";
import { useLawCatalogue } from "../chooser/use-law-catalogue.ts";
import { JurisdictionGuideCard } from "./jurisdiction-guide-card.tsx";
import { LawFactsCard } from "./law-facts-card.tsx";
import { readLawSearch } from "./law-search.ts";
import { PrintedGuide } from "./printed-guide.tsx";

/** Open to anyone: what the law of a country asks of a will. The law is in the address, and nothing about anybody. */
export function LawGuidePage() {
  const { t } = useTranslation(["jurisdictions/guide", "jurisdictions/chooser"]);
  const navigate = useNavigate();
  const fromAddress = useLawOfAddress();
  /** What was just chosen, until the address has it too. */
  const [chosen, setChosen] = useState<string | null>();
  const law = chosen === undefined ? fromAddress : chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the address says from now on holds
  useEffect(() => setChosen(undefined), [fromAddress]);
  const choose = (code: string | null) => {
    if (code !== fromAddress) setChosen(code);
    void navigate({ to: "/law-guide", search: code ? { law: code } : {}, replace: true, resetScroll: false });
  };
  return (
    <div className="mx-auto w-full max-w-[1200px] px-5 pt-4 pb-16 md:px-9 md:pt-8">
      <PageHeader title={t("page.title")} text={t("page.lead")} />
      <div className="grid items-start gap-5.5 print:block md:grid-cols-[minmax(0,1fr)_minmax(300px,21rem)] md:grid-rows-[auto_1fr]">
        <Card as="section" aria-labelledby="choose-law" className="no-print grid gap-6">
          <div>
            <h2 id="choose-law">{t("jurisdictions/chooser:title")}</h2>
            <p className="mt-1.5 text-ink-2">{t("jurisdictions/chooser:lead")}</p>
          </div>
          <LawChooser value={law} onChange={choose} />
        </Card>
        <div className="no-print min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
          {law ? (
            <JurisdictionGuideCard key={law} code={law} />
          ) : (
            <Card tone="dashed">
              <EmptyState icon={Scale} title={t("title")} text={t("page.empty")} />
            </Card>
          )}
        </div>
        {law && <PrintedGuide code={law} />}
        {law && <LawFactsCard code={law} />}
      </div>
    </div>
  );
}

/** The law of the address, if there is such a law. The prerendered page knows no address, so it begins with none. */
function useLawOfAddress(): string | null {
  const { law } = readLawSearch(useSearch({ strict: false }));
  const { catalogue } = useLawCatalogue();
  const isTakenOver = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (isTakenOver && law && catalogue?.placeOf(law)?.code) || null;
}
