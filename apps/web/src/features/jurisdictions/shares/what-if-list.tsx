import { format } from "@heirlock/law/succession/rational";
import { BookOpen, ChevronRight, Gift, Globe, type LucideIcon, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { LawChooserDialog } from "../chooser/law-chooser-dialog.tsx";
import { usePartWords } from "./part-words.ts";
import type { SunniSchool } from "./schools-agree.ts";
import type { Variation } from "./variations.ts";

export interface WhatIfListProps {
  code: string;
  variations: readonly Variation[];
  /** Sunni schools that divide differently; null where this is not asked. */
  differing: readonly SunniSchool[] | null;
  onTry: (variation: Variation) => void;
}

/** Things to try with this family. Nothing of it is kept. */
export function WhatIfList({ code, variations, differing, onTry }: WhatIfListProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const list = useFormat().list;
  const words = useVariationWords();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <p className="mb-3.5 text-ink-2 max-md:hidden">{t("whatIf.lead")}</p>
      <ul className="grid gap-2">
        {variations.map((variation) => (
          <li key={keyOf(variation)}>
            <TryButton icon={variation.kind === "gift" ? Gift : UserX} onClick={() => onTry(variation)}>
              {words(variation)}
            </TryButton>
          </li>
        ))}
        {differing?.map((school) => (
          <li key={school}>
            <TryButton icon={BookOpen} onClick={() => onTry({ kind: "law", code: school })}>
              {t("whatIf.school", { school: t(`schools.${school}`) })}
            </TryButton>
          </li>
        ))}
        <li>
          <TryButton icon={Globe} onClick={() => setChoosing(true)}>
            {t("whatIf.anotherLaw")}
          </TryButton>
        </li>
      </ul>
      {differing && (
        <p className="mt-3.5 text-ink-3">
          {differing.length === 0
            ? t("whatIf.schoolsAgree")
            : t("whatIf.schoolsDiffer", {
                count: differing.length,
                schools: list(differing.map((school) => t(`schools.${school}`))),
              })}
        </p>
      )}
      <LawChooserDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        value={code}
        onChoose={(chosen) => onTry({ kind: "law", code: chosen })}
      />
    </>
  );
}

const keyOf = (variation: Variation): string =>
  variation.kind === "without"
    ? `${variation.relation} ${variation.how}`
    : variation.kind === "gift"
      ? format(variation.part)
      : variation.code;

function TryButton({ icon: Icon, onClick, children }: { icon: LucideIcon; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-14 w-full items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5 text-start leading-[1.3] hover:border-ink-2 hover:bg-sunken"
    >
      <Icon aria-hidden size={21} strokeWidth={1.8} className="text-primary" />
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronRight aria-hidden size={19} strokeWidth={1.8} className="flip" />
    </button>
  );
}

/** "there were no sons", "a gift to charity of one third". Laws are named by the chooser's catalogue. */
export function useVariationWords(): (variation: Variation) => string {
  const { t } = useTranslation("jurisdictions/shares");
  const part = usePartWords();
  return (variation) => {
    if (variation.kind === "without") {
      const { relation, count, how } = variation;
      return how === "died" && (relation === "son" || relation === "daughter")
        ? t(`whatIf.died.${relation}`, { count })
        : t(`whatIf.without.${relation}`, { count });
    }
    if (variation.kind === "gift") return t("whatIf.gift", { part: part(variation.part) });
    return t("whatIf.anotherLaw");
  };
}
