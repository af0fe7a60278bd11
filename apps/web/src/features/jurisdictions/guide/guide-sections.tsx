import { certaintyOf } from "@heirlock/law/templates/certainty";
import { BookOpen, FileText, Landmark, Languages, ListChecks, type LucideIcon } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Accordion, type AccordionItem } from "../../../ui/layout/accordion.tsx";
import { GuideFoot } from "./guide-foot.tsx";
import { Checklist, Documents, Statement } from "./guide-lines.tsx";
import type { LoadedTemplate } from "./load-template.ts";
import { PageCertainty } from "./page-certainty.tsx";
import { RequirementTiles } from "./requirement-tiles.tsx";
import { InTemplateLanguage, Said } from "./template-language.tsx";

/** The parser of Markdown comes with the first guide that is opened. */
const GuideText = lazy(() => import("./guide-text.tsx"));

/** Tiles, sections and foot of a template. */
export function GuideSections({ loaded: { template, items } }: { loaded: LoadedTemplate }) {
  const { t } = useTranslation("jurisdictions/guide");
  const { checklist, required_docs, language_requirements: language, authority, guide_md, reviewed } = template;
  const certainty = certaintyOf(template);
  const sections: AccordionItem[] = [
    {
      id: "checklist",
      title: <Titled icon={ListChecks}>{t("checklist")}</Titled>,
      aside: <Count of={checklist.length} />,
      content: <Checklist items={checklist} />,
    },
    {
      id: "documents",
      title: <Titled icon={FileText}>{t("documents")}</Titled>,
      aside: <Count of={required_docs.length} />,
      content: <Documents items={required_docs} />,
    },
    {
      id: "language",
      title: <Titled icon={Languages}>{t("language")}</Titled>,
      aside: <Word>{language ? <Said>{language.official_language}</Said> : t("notReviewed")}</Word>,
      content: (
        <Statement
          before={language?.translation_required ? t("translated") : null}
          text={language?.notes}
          origin={language?.origin ?? null}
        />
      ),
    },
    {
      id: "authority",
      title: <Titled icon={Landmark}>{t("authority")}</Titled>,
      aside: <Word>{authority ? t("category.optional") : t("notReviewed")}</Word>,
      content: <Statement label={authority?.name} text={authority?.notes} origin={authority?.origin ?? null} />,
    },
    guide_md === null
      ? {
          id: "guide",
          title: <Titled icon={BookOpen}>{t("guide")}</Titled>,
          aside: <Word>{t(checklist.length + required_docs.length > 0 ? "available" : "basic")}</Word>,
          content: (
            <p className="md:ps-8.25">
              {t(checklist.length + required_docs.length > 0 ? "availableText" : "basicText")}
            </p>
          ),
        }
      : {
          id: "guide",
          title: <Titled icon={BookOpen}>{t("comprehensive")}</Titled>,
          aside: <ReadingTime text={guide_md} />,
          content: (
            <div className="max-w-[65ch] md:ps-8.25">
              <Suspense fallback={<LoadingState label={t("loading")} />}>
                <Said block>
                  <GuideText markdown={guide_md} />
                </Said>
              </Suspense>
            </div>
          ),
        },
  ];
  return (
    <div className="grid gap-4.5">
      <RequirementTiles items={items} />
      <PageCertainty value={certainty}>
        <InTemplateLanguage language={template.language}>
          <Accordion wide multiple defaultOpen={["checklist"]} className="border-y border-line" items={sections} />
        </InTemplateLanguage>
      </PageCertainty>
      <GuideFoot reviewed={reviewed} certainty={certainty} />
    </div>
  );
}

function Titled({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex items-center gap-3">
      <Icon aria-hidden size={21} strokeWidth={1.8} className="flex-none text-primary" />
      {children}
    </span>
  );
}

/** How many lines the section lists. */
function Count({ of }: { of: number }) {
  const format = useFormat();
  return (
    <span className="num grid min-h-7 min-w-7 place-items-center rounded-full bg-sunken px-2 text-meta text-ink-2">
      {format.number(of)}
    </span>
  );
}

function Word({ children }: { children: ReactNode }) {
  return (
    <Badge variant="secondary" className="[&>svg]:hidden">
      {children}
    </Badge>
  );
}

const wordsPerMinute = 180;

function ReadingTime({ text }: { text: string }) {
  const { t } = useTranslation("jurisdictions/guide");
  const count = Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));
  return <span className="text-meta font-normal text-ink-3 max-sm:hidden">{t("minutes", { count })}</span>;
}
