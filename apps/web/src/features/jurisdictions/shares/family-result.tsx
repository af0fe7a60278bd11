import { displayNames } from "@heirlock/law/kin-names/display-names";
import type { PersonId } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMedia } from "../../../platform/use-media.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import type { Computed } from "../calculator/compute-shares.ts";
import { type FamilyDraft, familyOf } from "../calculator/family-draft.ts";
import { PageCertainty } from "../guide/page-certainty.tsx";
import { certaintyOf, oldestReview, rulesUsed } from "./certainty.ts";
import { CertaintyLine } from "./certainty-line.tsx";
import { cutWhole } from "./cut-whole.ts";
import { likelyCurrency } from "./estate-value.ts";
import { coloursOf } from "./heir-colours.ts";
import { tellResult } from "./tell-result.ts";
import { largeFrom, planTree } from "./tree/tree-plan.ts";
import { useTelling } from "./use-telling.ts";
import { useView, type View, ViewProvider } from "./view.ts";
import { WhoReceivesWhat } from "./who-receives-what.tsx";
import { WhyCard } from "./why-card.tsx";

type Shares = Extract<Computed, { kind: "shares" }>;

/** Who receives what by law, as the heart of the page of shares shows it, for a page that is about something else. */
export function FamilyResult({ draft, computed }: { draft: FamilyDraft; computed: Shares }) {
  const { t } = useTranslation("jurisdictions/shares");
  const { telling, failed, retry } = useTelling();
  const [showsPercent, setShowsPercent] = useState(false);
  const view = useMemo((): View | null => {
    if (!telling) return null;
    const kin = kinOf(familyOf(draft));
    const given = new Map(draft.people.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
    const names = displayNames(kin, telling.texts.words, given);
    return { draft, kin, ...telling, names, currency: likelyCurrency(draft.code), estate: null, showsPercent };
  }, [draft, telling, showsPercent]);
  if (failed) return <ErrorState title={t("failed.title")} text={t("failed.text")} onRetry={retry} />;
  if (!view) return <LoadingState label={t("loading")} />;
  return (
    <ViewProvider value={view}>
      <Drawn computed={computed} onPercent={setShowsPercent} />
    </ViewProvider>
  );
}

function Drawn({
  computed: { succession, profile },
  onPercent,
}: {
  computed: Shares;
  onPercent: (shows: boolean) => void;
}) {
  const { t } = useTranslation("jurisdictions/shares");
  const view = useView();
  const { kin } = view;
  const isWideScreen = useMedia("(min-width: 901px)");
  const [chosenView, setChosenView] = useState<"tree" | "list" | null>(null);
  const [chosen, setChosen] = useState<PersonId | null>(null);
  const told = useMemo(() => tellResult(view, succession, t("state")), [view, succession, t]);
  const colours = useMemo(() => coloursOf(kin, told.holders), [kin, told.holders]);
  const plan = useMemo(() => {
    const excluded = new Set(succession.excluded.map(({ person }) => person));
    const heirs = new Set([...succession.shares.keys(), ...(succession.usufruct?.keys() ?? [])]);
    heirs.delete("treasury");
    return planTree(kin.family, heirs, excluded);
  }, [kin, succession]);
  const cut = useMemo(() => cutWhole(told.shares), [told.shares]);
  const used = useMemo(() => rulesUsed(succession), [succession]);
  const certainty = certaintyOf(used);
  const shownView = chosenView ?? (isWideScreen ? "tree" : "list");
  return (
    <PageCertainty value={certainty}>
      <WhoReceivesWhat
        told={told}
        cut={cut}
        colours={colours}
        plan={plan}
        succession={succession}
        isLarge={told.holders.length >= largeFrom}
        isNarrow={!isWideScreen}
        shownView={shownView}
        onView={setChosenView}
        chosen={chosen}
        onChoose={setChosen}
        onPercent={onPercent}
        gift={null}
        foot={
          <CertaintyLine
            certainty={certainty}
            reviewed={oldestReview(used)}
            checkWithCourt={profile.checkWithCourt === true || succession.remarks.includes("court.check")}
          />
        }
      />
      {shownView === "tree" && chosen && (
        <WhyCard key={chosen} reasoning={told.reasoningOf(chosen)} onClose={() => setChosen(null)} />
      )}
    </PageCertainty>
  );
}
