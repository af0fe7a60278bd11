import { tellNeeds, tellNotComputed } from "@heirlock/law/story/tell";
import { Landmark, type LucideIcon, MessageCircleQuestion, Scale } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { Computed } from "../calculator/compute-shares.ts";
import { SentenceText } from "./sentence-text.tsx";
import { useView } from "./view.ts";

export type WithoutShares = Exclude<Computed, { kind: "shares" }>;

const titles = {
  noEngine: "none.noEngine",
  noLaw: "none.noLaw",
  notComputed: "none.notComputed",
  needsFact: "none.needsFact",
  impossible: "none.impossible",
} as const satisfies Record<WithoutShares["kind"], string>;

export const refusalTitle = (computed: Computed) => titles[computed.kind as WithoutShares["kind"]];

/** Why there are no shares, said plainly; never a guess in their place. */
export function RefusalText({ computed }: { computed: WithoutShares }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { names, texts } = useView();
  switch (computed.kind) {
    case "noEngine":
      return t(`none.reasons.${computed.reason}`);
    case "noLaw":
      return t("none.noLawText");
    case "notComputed":
      return <SentenceText sentence={tellNotComputed({ notComputed: computed.rule }, texts)} />;
    case "needsFact":
      return <SentenceText sentence={tellNeeds(computed, texts)} />;
    case "impossible":
      return t(`none.problems.${computed.problem}`, { name: names.get(computed.person) ?? "" });
  }
}

const icons: Record<WithoutShares["kind"], LucideIcon> = {
  noEngine: Landmark,
  noLaw: Landmark,
  notComputed: Scale,
  needsFact: MessageCircleQuestion,
  impossible: MessageCircleQuestion,
};

export interface NoSharesProps {
  computed: WithoutShares;
  onChangeFamily: () => void;
  onChooseLaw: () => void;
  /** A question that can be answered right here. */
  children?: ReactNode;
}

export function NoShares({ computed, onChangeFamily, onChooseLaw, children }: NoSharesProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const isAboutLaw = computed.kind === "noEngine" || computed.kind === "noLaw";
  return (
    <Card as="section" className="flex gap-4 max-md:flex-col">
      <IconTile icon={icons[computed.kind]} tone={computed.kind === "needsFact" ? "primary" : "brass"} />
      <div className="min-w-0 flex-1">
        <p className="max-w-[62ch] text-lead">
          <RefusalText computed={computed} />
        </p>
        {computed.kind === "notComputed" && <p className="mt-3 max-w-[62ch] text-ink-2">{t("none.scholar")}</p>}
        {computed.kind === "noEngine" && <p className="mt-3 max-w-[62ch] text-ink-2">{t("none.noDefault")}</p>}
        {children && <div className="mt-5">{children}</div>}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant={isAboutLaw || children ? "secondary" : "primary"} onClick={onChangeFamily}>
            {t(computed.kind === "needsFact" && !children ? "none.answer" : "none.changeFamily")}
          </Button>
          <Button variant={isAboutLaw ? "primary" : "secondary"} onClick={onChooseLaw}>
            {t("none.chooseLaw")}
          </Button>
        </div>
      </div>
    </Card>
  );
}
