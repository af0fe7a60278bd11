import { certaintyOf } from "@heirlock/law/templates/certainty";
import { Check, ChevronDown, ChevronUp, Info, Landmark, Languages, type LucideIcon } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { LawName } from "../chooser/law-name.tsx";
import { GuideFoot } from "./guide-foot.tsx";
import { type LoadedTemplate, useTemplate } from "./load-template.ts";
import { LoadedGuide } from "./loaded-guide.tsx";
import { RequirementTiles } from "./requirement-tiles.tsx";
import { InTemplateLanguage, Said } from "./template-language.tsx";

const GuideDialog = lazy(async () => ({
  default: (await import("./jurisdiction-guide-dialog.tsx")).JurisdictionGuideDialog,
}));

export interface JurisdictionGuideCardProps {
  /** A regulation code, or the name of a school. */
  code: string;
  /** For narrow places: a shorter title, and folded to begin with. */
  compact?: boolean | undefined;
}

/** What the law asks of a will, at a glance: the tiles always, the first lines when it is expanded. */
export function JurisdictionGuideCard({ code, compact = false }: JurisdictionGuideCardProps) {
  const { t } = useTranslation("jurisdictions/guide");
  const id = useId();
  const query = useTemplate(code);
  const [expanded, setExpanded] = useState(!compact);
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="grid content-start gap-4">
      <div>
        <h2 id={`${id}-title`} className="text-h3">
          {compact ? t("compactTitle") : t("title")}
        </h2>
        <p className="mt-1.5 text-ink-3">
          <LawName code={code} />
        </p>
      </div>
      <LoadedGuide query={query}>
        {({ items, template }) => (
          <>
            <RequirementTiles items={items} />
            <div id={`${id}-lines`} hidden={!expanded}>
              {expanded && (
                <InTemplateLanguage language={template.language}>
                  <Highlights template={template} />
                </InTemplateLanguage>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" className="flex-auto" onClick={() => setOpen(true)}>
                {t("viewDetails")}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                icon={expanded ? ChevronUp : ChevronDown}
                aria-expanded={expanded}
                aria-controls={`${id}-lines`}
                onClick={() => setExpanded(!expanded)}
              >
                {expanded ? t("collapse") : t("expand")}
              </Button>
            </div>
            <GuideFoot reviewed={template.reviewed} certainty={certaintyOf(template)} />
          </>
        )}
      </LoadedGuide>
      {open && (
        <Suspense fallback={null}>
          <GuideDialog open={open} onOpenChange={setOpen} code={code} />
        </Suspense>
      )}
    </Card>
  );
}

/** As many lines of the checklist as fit beside a form; the dialog has them all. */
const linesShown = 4;

function Highlights({ template }: Pick<LoadedTemplate, "template">) {
  const { t } = useTranslation("jurisdictions/guide");
  const { checklist, language_requirements: language, authority } = template;
  const first = checklist.toSorted((a, b) => Number(b.required) - Number(a.required)).slice(0, linesShown);
  if (first.length === 0 && !language && !authority) return <p className="text-ink-2">{t("basicText")}</p>;
  return (
    <ul>
      {first.map(({ label, hint, required }) => (
        <Highlight
          key={label}
          icon={required ? Check : Info}
          label={<Said>{label}</Said>}
          text={hint && <Said>{hint}</Said>}
        />
      ))}
      {language && (
        <Highlight icon={Languages} label={t("language")} text={<Said>{language.official_language}</Said>} />
      )}
      {authority && <Highlight icon={Landmark} label={t("authority")} text={<Said>{authority.name}</Said>} />}
    </ul>
  );
}

function Highlight({ icon: Icon, label, text }: { icon: LucideIcon; label: ReactNode; text: ReactNode }) {
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 leading-[1.35] first:border-t-0 first:pt-0 last:pb-0">
      <Icon aria-hidden size={20} strokeWidth={2} className="mt-0.5 flex-none text-primary" />
      <div className="min-w-0">
        <p className="font-semibold">{label}</p>
        {text && <p className="text-ink-3">{text}</p>}
      </div>
    </li>
  );
}
