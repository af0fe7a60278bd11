import { certaintyOf } from "@heirlock/law/templates/certainty";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LawName } from "../chooser/law-name.tsx";
import { GuideFoot } from "./guide-foot.tsx";
import { Checklist, Documents, Statement } from "./guide-lines.tsx";
import { useTemplate } from "./load-template.ts";
import { PageCertainty } from "./page-certainty.tsx";
import { RequirementTiles } from "./requirement-tiles.tsx";
import { InTemplateLanguage, Said } from "./template-language.tsx";

const GuideText = lazy(() => import("./guide-text.tsx"));

/** On paper nothing can be opened, so that everything is there: the same sections as in the dialog. */
export function PrintedGuide({ code }: { code: string }) {
  const { t } = useTranslation("jurisdictions/guide");
  const { data } = useTemplate(code);
  if (!data) return null;
  const { checklist, required_docs, language_requirements: language, authority, guide_md, reviewed } = data.template;
  const certainty = certaintyOf(data.template);
  return (
    <div className="hidden gap-5 print:grid">
      <div>
        <h2>{t("title")}</h2>
        <p className="mt-1">
          <LawName code={code} />
        </p>
      </div>
      <RequirementTiles items={data.items} />
      <PageCertainty value={certainty}>
        <InTemplateLanguage language={data.template.language}>
          <Section title={t("checklist")}>
            <Checklist items={checklist} />
          </Section>
          <Section title={t("documents")}>
            <Documents items={required_docs} />
          </Section>
          <Section title={t("language")}>
            <Statement label={language?.official_language} text={language?.notes} origin={language?.origin ?? null} />
          </Section>
          <Section title={t("authority")}>
            <Statement label={authority?.name} text={authority?.notes} origin={authority?.origin ?? null} />
          </Section>
          {guide_md !== null && (
            <Section title={t("comprehensive")}>
              <Suspense fallback={null}>
                <Said block>
                  <GuideText markdown={guide_md} />
                </Said>
              </Suspense>
            </Section>
          )}
        </InTemplateLanguage>
      </PageCertainty>
      <GuideFoot reviewed={reviewed} certainty={certainty} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2">{title}</h3>
      {children}
    </section>
  );
}
