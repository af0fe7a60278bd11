import type { Cite } from "@heirlock/law/citations/citation-in";
import { displayNames } from "@heirlock/law/kin-names/display-names";
import type { StoryTexts } from "@heirlock/law/story/story-texts";
import { kinOf } from "@heirlock/law/succession/kinship";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { computeNow } from "../calculator/compute-now.ts";
import { currencyOfLaw, moneyOfCouple, todayHere } from "../calculator/compute-shares.ts";
import { type FamilyDraft, familyOf } from "../calculator/family-draft.ts";
import { LawChooserDialog } from "../chooser/law-chooser-dialog.tsx";
import { LawName } from "../chooser/law-name.tsx";
import { Disclaimer } from "./disclaimer.tsx";
import { EstateCard, EstateQuestion } from "./estate-card.tsx";
import { exampleEstate, likelyCurrency } from "./estate-value.ts";
import { NoShares, refusalTitle } from "./no-shares.tsx";
import { usePeopleInherit } from "./people-inherit.ts";
import { ResultBody } from "./result-body.tsx";
import { type View, ViewProvider } from "./view.ts";

/** Fetched for families of which somebody has not said whether both parents live. */
const AskFirst = lazy(async () => ({ default: (await import("./ask-first.tsx")).AskFirst }));
const sides = ["father", "mother"] as const;

export interface SharesResultProps {
  draft: FamilyDraft;
  change: (to: (draft: FamilyDraft) => FamilyDraft) => void;
  onChangeFamily: () => void;
  texts: StoryTexts;
  cite: Cite;
}

/** The result for one family. Everything it needs is there: it computes while it is drawn. */
export function SharesResult({ draft, change, onChangeFamily, texts, cite }: SharesResultProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const peopleInherit = usePeopleInherit();
  const [isCleared, setCleared] = useState(false);
  const [showsPercent, setShowsPercent] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [triedHeirs, setTriedHeirs] = useState<number | null | undefined>();
  useBareAddressOnPaper();
  const today = todayHere();
  const computed = useMemo(() => computeNow(draft, today), [draft, today]);
  const lawsMoney = currencyOfLaw(draft.code);
  const own = draft.estate && (lawsMoney === null || draft.estate.currency === lawsMoney) ? draft.estate : null;
  const marital = computed.kind === "shares" ? computed.succession.marital : undefined;
  // Where it was said what the couple has, that is what is divided.
  const divided = marital ? { amount: marital.estate, currency: moneyOfCouple(draft.code) } : null;
  const estate =
    divided ??
    own ??
    (!isCleared && computed.kind === "shares" && !computed.succession.estateUnknown ? exampleEstate(draft.code) : null);
  const currency = estate?.currency ?? likelyCurrency(draft.code);
  const amount = estate?.amount ?? null;

  const view = useMemo((): View => {
    const kin = kinOf(familyOf(draft));
    const given = new Map(draft.people.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
    const names = displayNames(kin, texts.words, given);
    return { draft, kin, texts, cite, names, currency, estate: amount, showsPercent };
  }, [draft, texts, cite, currency, amount, showsPercent]);

  const chooseLaw = (code: string) => {
    setTriedHeirs(undefined);
    change((before) => ({ ...before, code }));
  };
  const changeEstate = (next: FamilyDraft["estate"]) => {
    setCleared(next === null);
    change((before) => ({ ...before, estate: next }));
  };
  const estateCard = divided ? null : (
    <EstateCard
      key={draft.code}
      code={draft.code}
      estate={estate}
      currency={currency}
      isExample={own === null}
      onChange={changeEstate}
    />
  );
  const hasTwoResults = computed.kind === "shares" && computed.succession.beside !== undefined;
  const heirs =
    computed.kind === "shares" ? [...computed.succession.shares.keys()].filter((id) => id !== "treasury").length : null;
  const counted = (count: number) => (count === 0 ? t("titleState") : peopleInherit(count));
  // What is being tried has a title of its own (LAW-034).
  const title =
    heirs === null
      ? t(refusalTitle(computed))
      : triedHeirs !== undefined
        ? triedHeirs === null
          ? t("whatIf.title")
          : counted(triedHeirs)
        : hasTwoResults
          ? t("twoLaws.title")
          : counted(heirs);
  const keepAnswers = useCallback((answered: FamilyDraft) => change(() => answered), [change]);
  const page = (
    <>
      <header className="mb-4 md:mb-6">
        <div className="no-print mb-0.5">
          <BackLink render={<button type="button" onClick={onChangeFamily} />}>{t("changeFamily")}</BackLink>
        </div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="mt-1 max-w-[760px] text-ink-2 max-md:text-meta md:mt-2 md:text-[1.14rem]">
          {draft.code !== "" && (
            <>
              <LawName code={draft.code} />
              {". "}
            </>
          )}
          {heirs !== null && t("ofWhatIsLeft")}
        </p>
      </header>
      {computed.kind === "shares" ? (
        <ResultBody
          key={draft.code}
          computed={computed}
          estateCard={estateCard}
          onPercent={setShowsPercent}
          onTriedHeirs={setTriedHeirs}
          onKeepLaw={chooseLaw}
          onChoice={(choice) => change((before) => ({ ...before, facts: { ...before.facts, choice } }))}
        />
      ) : (
        <div className="grid max-w-[760px] gap-5">
          <NoShares computed={computed} onChangeFamily={onChangeFamily} onChooseLaw={() => setChoosing(true)}>
            {computed.kind === "needsFact" && computed.needs === "estate-value" && (
              <EstateQuestion currency={currency} onAnswer={changeEstate} />
            )}
          </NoShares>
          <Disclaimer />
        </div>
      )}
      <LawChooserDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        value={draft.code === "" ? null : draft.code}
        onChoose={chooseLaw}
      />
    </>
  );
  const mayLackParents =
    computed.kind === "shares" && !sides.every((side) => draft.people.some(({ relation }) => relation === side));
  return (
    <ViewProvider value={view}>
      {mayLackParents ? (
        <Suspense fallback={<LoadingState label={t("loading")} />}>
          <AskFirst draft={draft} onAnswered={keepAnswers} onChangeFamily={onChangeFamily}>
            {page}
          </AskFirst>
        </Suspense>
      ) : (
        page
      )}
    </ViewProvider>
  );
}

/**
 * While the page is printed its address has no fragment: browsers print the address at the edge of the paper, and the
 * family is not to stand there. The router is not told, since nothing changes for it.
 */
function useBareAddressOnPaper(): void {
  useEffect(() => {
    let full: string | null = null;
    const replace = (address: string) => History.prototype.replaceState.call(history, history.state, "", address);
    const hide = () => {
      if (location.hash === "") return;
      full = location.href;
      replace(location.pathname + location.search);
    };
    const restore = () => {
      if (full !== null) replace(full);
      full = null;
    };
    addEventListener("beforeprint", hide);
    addEventListener("afterprint", restore);
    return () => {
      restore();
      removeEventListener("beforeprint", hide);
      removeEventListener("afterprint", restore);
    };
  }, []);
}
