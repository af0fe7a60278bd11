import { nounsOf } from "@heirlock/law/kin-names/noun";
import type { PersonId } from "@heirlock/law/succession/family";
import { clsx } from "clsx";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMedia, useWide } from "../../../platform/use-media.ts";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { FoldRow, FoldRows } from "../../../ui/layout/fold-row.tsx";
import { type Computed, circumstancesOf, todayHere } from "../calculator/compute-shares.ts";
import { PageCertainty } from "../guide/page-certainty.tsx";
import { certaintyOf, oldestReview, rulesUsed } from "./certainty.ts";
import { CertaintyLine } from "./certainty-line.tsx";
import { unevenOf } from "./counted-pieces.ts";
import { cutWhole } from "./cut-whole.ts";
import { Disclaimer } from "./disclaimer.tsx";
import { asksChoice, type Choice } from "./french-choice.ts";
import { coloursOf } from "./heir-colours.ts";
import { NextSteps } from "./next-steps.tsx";
import { RemarksCard } from "./remarks-card.tsx";
import { ResultPart } from "./result-part.tsx";
import { differingSchools } from "./schools-agree.ts";
import { SourcesList } from "./sources-list.tsx";
import { tellResult } from "./tell-result.ts";
import { largeFrom, planTree } from "./tree/tree-plan.ts";
import { removalsOf, type Variation } from "./variations.ts";
import { useView, type View } from "./view.ts";
import { WhoReceivesWhat } from "./who-receives-what.tsx";
import { WhyCard } from "./why-card.tsx";
import { giftToTry, willScopeOf } from "./will-scope.ts";

// Only some families need these, some only after a press; what stands beside the shares comes after them.
const WillReach = lazy(async () => ({ default: (await import("./will-reach.tsx")).WillReach }));
const FrenchChoice = lazy(async () => ({ default: (await import("./french-choice-card.tsx")).FrenchChoice }));
const MaritalCard = lazy(async () => ({ default: (await import("./marital-card.tsx")).MaritalCard }));
const InsteadCard = lazy(async () => ({ default: (await import("./instead-card.tsx")).InsteadCard }));
const TwoLawsCard = lazy(async () => ({ default: (await import("./two-laws-card.tsx")).TwoLawsCard }));
const WhatIfList = lazy(async () => ({ default: (await import("./what-if-list.tsx")).WhatIfList }));
const StepCards = lazy(async () => ({ default: (await import("./step-cards.tsx")).StepCards }));
const UnevenSteps = lazy(async () => ({ default: (await import("./uneven-steps.tsx")).UnevenSteps }));
const TriedVariation = lazy(async () => ({ default: (await import("./tried-variation.tsx")).TriedVariation }));

export interface ResultBodyProps {
  computed: Extract<Computed, { kind: "shares" }>;
  estateCard: ReactNode;
  onPercent: (shows: boolean) => void;
  /** How many would inherit in what is being tried; null while something is asked, undefined when nothing is tried. */
  onTriedHeirs: (count: number | null | undefined) => void;
  onKeepLaw: (code: string) => void;
  /** France: what the survivor takes. */
  onChoice: (choice: Choice) => void;
}

/** How many kinds of relatives are offered to be thought away. */
const mostRemovals = 6;

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
    () => willScopeOf(kin, profile, { ...circumstancesOf(draft, today), ...(asksSpouse && { spouseIsHeir }) }),
    [kin, profile, draft, today, asksSpouse, spouseIsHeir],
  );
  const variations = useMemo((): Variation[] => {
    const gift = giftToTry(scope);
    return [
      ...removalsOf(draft, succession).slice(0, mostRemovals),
      ...(gift ? [{ kind: "gift", part: gift } as const] : []),
    ];
  }, [draft, succession, scope]);

  const used = useMemo(() => rulesUsed(succession), [succession]);

  return { used, told, colours, plan, cut, uneven, differing, asksSpouse, scope, variations };
}

export function ResultBody({ computed, estateCard, onPercent, onTriedHeirs, onKeepLaw, onChoice }: ResultBodyProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const view = useView();
  const { draft, kin, texts } = view;
  const { succession, profile } = computed;
  const isCardScreen = useWide();
  const isWideScreen = useMedia("(min-width: 901px)");
  const [chosenView, setChosenView] = useState<"tree" | "list" | null>(null);
  const [chosen, setChosen] = useState<PersonId | null>(null);
  const [variation, setVariation] = useState<Variation | null>(null);
  const [spouseIsHeir, setSpouseIsHeir] = useState(true);

  const result = useResult(view, computed, spouseIsHeir);
  const { used, told, colours, plan, cut, uneven, differing, asksSpouse, scope, variations } = result;
  const certainty = certaintyOf(used);
  const choice = draft.facts.choice ?? "quarter";
  const isLarge = told.holders.length >= largeFrom;
  const shownView = chosenView ?? (isLarge && isWideScreen ? "tree" : "list");
  const isFullWidth = isWideScreen && shownView === "tree" && plan.isWide && variation === null && !succession.beside;
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
  const foot = (
    <CertaintyLine
      certainty={certainty}
      reviewed={oldestReview(used)}
      checkWithCourt={profile.checkWithCourt === true || succession.remarks.includes("court.check")}
    />
  );
  const main = (
    <>
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
            onHeirs={onTriedHeirs}
            onBack={() => {
              setVariation(null);
              onTriedHeirs(undefined);
            }}
            onKeepLaw={onKeepLaw}
          />
        </Suspense>
      ) : succession.beside ? (
        <Suspense fallback={<LoadingState label={t("loading")} />}>
          <TwoLawsCard church={succession} land={succession.beside} foot={foot} />
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
          isNarrow={!isWideScreen}
          onView={setChosenView}
          chosen={chosen}
          onChoose={setChosen}
          onPercent={onPercent}
          gift={profile.will.limit === "third" ? "third" : profile.will.limit === "lifetime" ? null : "free"}
          foot={foot}
        />
      )}
      {!variation && succession.instead !== undefined && (
        <Suspense fallback={null}>
          <InsteadCard amount={succession.instead} />
        </Suspense>
      )}
      {(isFullWidth || !isCardScreen) && whyCard}
    </>
  );
  const unevenTitle = uneven?.kind === "too-much" ? "uneven.tooMuch.title" : "uneven.leftOver.title";
  const parts = (
    <>
      {isLarge && !variation && !succession.beside && (
        <GroupReasons>
          <StepCards succession={succession} colours={colours} />
        </GroupReasons>
      )}
      {estateCard}
      {asksChoice(succession) && !variation && (
        <ResultPart
          id="choice"
          title={t("choice.title", { name: view.names.get(kin.spouses[0]?.id ?? "") ?? "" })}
          text={t(`choice.${choice}`)}
        >
          <Suspense fallback={null}>
            <FrenchChoice value={choice} onChoose={onChoice} />
          </Suspense>
        </ResultPart>
      )}
      {uneven && !variation && !succession.beside && (
        <ResultPart id="uneven" title={t(unevenTitle)}>
          <Suspense fallback={null}>
            <UnevenSteps uneven={uneven} colours={colours} amounts={told.amounts} groupName={groupName} />
          </Suspense>
        </ResultPart>
      )}
      {!variation && !succession.beside && (
        <RemarksCard remarks={succession.remarks.filter((rule) => rule !== "fr.757-choice")} />
      )}
      {!variation && (
        <ResultPart id="will-scope" title={t("will.title")}>
          <Suspense fallback={null}>
            <WillReach scope={scope} spouseIsHeir={spouseIsHeir} onSpouseIsHeir={asksSpouse ? setSpouseIsHeir : null} />
          </Suspense>
        </ResultPart>
      )}
    </>
  );
  // A variation shows one result, which two laws do not have.
  const whatIf = succession.beside ? null : (
    <ResultPart id="what-if" title={t("whatIf.title")} text={t("whatIf.text")} className="no-print">
      <Suspense fallback={null}>
        <WhatIfList code={draft.code} variations={variations} differing={differing} onTry={tryIt} />
      </Suspense>
    </ResultPart>
  );
  const sources = (
    <FoldRow id="sources" title={t("source.title")} text={t("source.text")}>
      <SourcesList used={used} />
    </FoldRow>
  );
  if (!isCardScreen) {
    return (
      <PageCertainty value={certainty}>
        <div className="grid gap-4">
          {main}
          <FoldRows>
            {parts}
            {whatIf}
            {sources}
          </FoldRows>
          <NextSteps draft={draft} />
          <Disclaimer />
        </div>
      </PageCertainty>
    );
  }
  return (
    <PageCertainty value={certainty}>
      <div
        className={clsx("grid items-start gap-6", !isFullWidth && "md:grid-cols-[minmax(0,1fr)_minmax(300px,400px)]")}
      >
        <div className="grid min-w-0 gap-5">
          {main}
          {parts}
        </div>
        <aside
          aria-label={t("aside")}
          className={clsx("grid min-w-0 gap-5", isFullWidth && "md:grid-cols-2 md:items-start")}
        >
          {!isFullWidth && whyCard}
          {whatIf}
          <NextSteps draft={draft} />
          <FoldRows>{sources}</FoldRows>
          <Disclaimer />
        </aside>
      </div>
    </PageCertainty>
  );
}

/** Cards of their own where there is room; on a phone one row that opens to all of them. */
function GroupReasons({ children }: { children: ReactNode }) {
  const { t } = useTranslation("jurisdictions/shares");
  const cards = <Suspense fallback={null}>{children}</Suspense>;
  return useWide() ? (
    cards
  ) : (
    <ResultPart id="groups" title={t("groups.title")}>
      {cards}
    </ResultPart>
  );
}
