import { nounsOf } from "@heirlock/law/kin-names/noun";
import type { PersonId } from "@heirlock/law/succession/family";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Printer, Share2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMedia } from "../../../platform/use-media.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type Computed, circumstancesOf, todayHere } from "../calculator/compute-shares.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";
import { unevenOf } from "./counted-pieces.ts";
import { cutWhole } from "./cut-whole.ts";
import { Disclaimer } from "./disclaimer.tsx";
import { coloursOf } from "./heir-colours.ts";
import { RemarksCard } from "./remarks-card.tsx";
import { differingSchools } from "./schools-agree.ts";
import { tellResult } from "./tell-result.ts";
import { largeFrom, planTree } from "./tree/tree-plan.ts";
import { removalsOf, type Variation } from "./variations.ts";
import { useView, type View } from "./view.ts";
import { WhoReceivesWhat } from "./who-receives-what.tsx";
import { WhyCard } from "./why-card.tsx";
import { giftToTry, willScopeOf } from "./will-scope.ts";

// Only some families need these, some only after a press; what stands beside the shares comes after them.
const WillCard = lazy(async () => ({ default: (await import("./will-card.tsx")).WillCard }));
const MaritalCard = lazy(async () => ({ default: (await import("./marital-card.tsx")).MaritalCard }));
const WhatIfCard = lazy(async () => ({ default: (await import("./what-if-card.tsx")).WhatIfCard }));
const StepCards = lazy(async () => ({ default: (await import("./step-cards.tsx")).StepCards }));
const UnevenCard = lazy(async () => ({ default: (await import("./uneven-card.tsx")).UnevenCard }));
const TriedVariation = lazy(async () => ({ default: (await import("./tried-variation.tsx")).TriedVariation }));

export interface ResultBodyProps {
  computed: Extract<Computed, { kind: "shares" }>;
  estateCard: ReactNode;
  onPercent: (shows: boolean) => void;
  onKeepLaw: (code: string) => void;
}

/** How many kinds of relatives are offered to be thought away. */
const mostRemovals = 3;

/** Everything the cards of a result are drawn from, computed once for each result. */
function useResult(view: View, { succession, profile }: ResultBodyProps["computed"], spouseIsHeir: boolean) {
  const { t } = useTranslation("jurisdictions/shares");
  const { draft, kin } = view;
  const today = todayHere();
  const told = useMemo(() => tellResult(view, succession, t("state")), [view, succession, t]);
  const colours = useMemo(() => coloursOf(kin, told.holders), [kin, told.holders]);
  const plan = useMemo(() => {
    const excluded = new Set(succession.excluded.map(({ person }) => person));
    const heirs = new Set([...succession.shares.keys(), ...(succession.usufruct?.keys() ?? [])]);
    heirs.delete("treasury");
    return planTree(kin.family, heirs, excluded);
  }, [kin, succession]);
  const cut = useMemo(() => cutWhole(told.shares), [told.shares]);
  const uneven = useMemo(() => unevenOf(succession), [succession]);
  const differing = useMemo(() => differingSchools(draft, succession, today), [draft, succession, today]);
  const asksSpouse = profile.rules === "de" && profile.will.limit === "reserve" && kin.spouses.length > 0;
  const scope = useMemo(
    () =>
      willScopeOf(kin, profile, draft.code, { ...circumstancesOf(draft, today), ...(asksSpouse && { spouseIsHeir }) }),
    [kin, profile, draft, today, asksSpouse, spouseIsHeir],
  );
  const variations = useMemo((): Variation[] => {
    const gift = giftToTry(scope);
    return [
      ...removalsOf(draft, succession).slice(0, mostRemovals),
      ...(gift ? [{ kind: "gift", part: gift } as const] : []),
    ];
  }, [draft, succession, scope]);

  return { told, colours, plan, cut, uneven, differing, asksSpouse, scope, variations };
}

export function ResultBody({ computed, estateCard, onPercent, onKeepLaw }: ResultBodyProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const view = useView();
  const { draft, kin, texts } = view;
  const { succession, profile } = computed;
  const isWideScreen = useMedia("(min-width: 901px)");
  const [chosenView, setChosenView] = useState<"tree" | "list" | null>(null);
  const [chosen, setChosen] = useState<PersonId | null>(null);
  const [variation, setVariation] = useState<Variation | null>(null);
  const [spouseIsHeir, setSpouseIsHeir] = useState(true);

  const result = useResult(view, computed, spouseIsHeir);
  const { told, colours, plan, cut, uneven, differing, asksSpouse, scope, variations } = result;
  const isLarge = told.holders.length >= largeFrom;
  const shownView = isWideScreen ? (chosenView ?? (isLarge ? "tree" : "list")) : "list";
  const isFullWidth = shownView === "tree" && plan.isWide && variation === null;
  const groupName = (heirs: readonly PersonId[]) => {
    const phrase = texts.words.phrase(nounsOf(kin, heirs), "");
    return phrase.charAt(0).toLocaleUpperCase() + phrase.slice(1);
  };
  const tryIt = (next: Variation) => {
    setVariation(next);
    scrollTo({ top: 0 });
  };
  const whyCard = shownView === "tree" && chosen && (
    <WhyCard key={chosen} reasoning={told.reasoningOf(chosen)} onClose={() => setChosen(null)} />
  );
  return (
    <div
      className={clsx(
        "grid items-start gap-4 md:gap-6",
        !isFullWidth && "md:grid-cols-[minmax(0,1fr)_minmax(300px,400px)]",
      )}
    >
      <div className="grid min-w-0 gap-4 md:gap-5">
        {!variation && succession.marital && succession.marital.survivorOwn > 0n && (
          <Suspense fallback={null}>
            <MaritalCard marital={succession.marital} />
          </Suspense>
        )}
        {variation ? (
          <Suspense fallback={<LoadingState label={t("loading")} />}>
            <TriedVariation
              key={JSON.stringify(variation, (_, value) => (typeof value === "bigint" ? String(value) : value))}
              variation={variation}
              before={told.shares}
              onBack={() => setVariation(null)}
              onKeepLaw={onKeepLaw}
            />
          </Suspense>
        ) : (
          <WhoReceivesWhat
            told={told}
            cut={cut}
            colours={colours}
            plan={plan}
            succession={succession}
            isLarge={isLarge}
            shownView={shownView}
            onView={isWideScreen ? setChosenView : null}
            chosen={chosen}
            onChoose={setChosen}
            onPercent={onPercent}
            gift={profile.will.limit === "third" ? "third" : profile.will.limit === "lifetime" ? null : "free"}
          />
        )}
        {isFullWidth && whyCard}
        {isLarge && !variation && (
          <Suspense fallback={null}>
            <StepCards succession={succession} colours={colours} />
          </Suspense>
        )}
        {estateCard}
        {uneven && !variation && (
          <Suspense fallback={null}>
            <UnevenCard uneven={uneven} colours={colours} amounts={told.amounts} groupName={groupName} />
          </Suspense>
        )}
        {!variation && <RemarksCard remarks={succession.remarks} checkWithCourt={profile.checkWithCourt === true} />}
        {!variation && (
          <Suspense fallback={null}>
            <WillCard scope={scope} spouseIsHeir={spouseIsHeir} onSpouseIsHeir={asksSpouse ? setSpouseIsHeir : null} />
          </Suspense>
        )}
      </div>
      <aside
        aria-label={t("aside")}
        className={clsx("grid min-w-0 gap-4 md:gap-5", isFullWidth && "md:grid-cols-2 md:items-start")}
      >
        {!isFullWidth && whyCard}
        <Suspense fallback={null}>
          <WhatIfCard code={draft.code} variations={variations} differing={differing} onTry={tryIt} />
        </Suspense>
        <NextSteps draft={draft} />
        <Disclaimer reviewed={told.reviewed} />
      </aside>
    </div>
  );
}

const ShareLinkDialog = lazy(async () => ({ default: (await import("./share-link-dialog.tsx")).ShareLinkDialog }));

/** From a calculation to a will, to paper, or to somebody else. The family itself goes nowhere by this. */
function NextSteps({ draft }: { draft: FamilyDraft }) {
  const { t } = useTranslation("jurisdictions/shares");
  const [isSharing, setSharing] = useState(false);
  return (
    <Card as="section" tone="tint" aria-labelledby="next" className="no-print">
      <h2 id="next" className="text-h3">
        {t("next.title")}
      </h2>
      <p className="mt-1.5 mb-4">{t("next.text")}</p>
      <Button block render={<Link to="/auth/signup" />}>
        {t("next.start")}
      </Button>
      <div className="mt-2 grid gap-1">
        <Button block variant="ghost" icon={Printer} onClick={() => print()}>
          {t("next.print")}
        </Button>
        <Button block variant="ghost" icon={Share2} onClick={() => setSharing(true)}>
          {t("next.share")}
        </Button>
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareLinkDialog open onOpenChange={setSharing} draft={draft} />
        </Suspense>
      )}
    </Card>
  );
}
