import type { WholeVersion } from "@heirlock/contract/wills";
import { defaultCurrency } from "@heirlock/domain/money";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { Undo2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { AutosaveNote } from "../../../ui/forms/autosave-note.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { useAssets } from "../../assets/offers/list-assets.ts";
import { LawName } from "../../jurisdictions/offers/choose-law.tsx";
import { useMembers } from "../../members/offers/list-members.ts";
import { getVersion, getWill } from "../offers/get-will.ts";
import { BackToWills } from "./back-to-wills.tsx";
import { BuilderProvider } from "./builder-context.ts";
import { StepFoot } from "./step-foot.tsx";
import { StepLinks } from "./step-links.tsx";
import { type BuilderStep, readStep } from "./steps.ts";
import { useWillDraft } from "./use-will-draft.ts";

// One step at a time; whoever is on one seldom needs the code of the others at once.
const LawOfDraft = lazy(async () => ({ default: (await import("./law-of-draft.tsx")).LawOfDraft }));
const HeirsStep = lazy(async () => ({ default: (await import("./heirs-step.tsx")).HeirsStep }));
const GiftsStep = lazy(async () => ({ default: (await import("./gifts-step.tsx")).GiftsStep }));
const PeopleStep = lazy(async () => ({ default: (await import("./people-step.tsx")).PeopleStep }));
const ReviewStep = lazy(async () => ({ default: (await import("./review-step.tsx")).ReviewStep }));
const ChecksCard = lazy(async () => ({ default: (await import("./checks-card.tsx")).ChecksCard }));

// Nobody leaves in the first moment with something unsaved.
const LeaveGuard = lazy(async () => ({ default: (await import("../../../ui/forms/leave-guard.tsx")).LeaveGuard }));

/** The draft of a will, in five steps. Everything is saved as it is typed. */
export function BuilderPage() {
  const { t } = useTranslation("wills/builder");
  const { id } = useParams({ strict: false }) as { id: string };
  const step = readStep(useSearch({ strict: false }));
  const will = useQuery(getWill(id));
  const number = will.data?.versions.find(({ status }) => status === "draft")?.number;
  const version = useQuery({
    ...getVersion(id, number ?? 0),
    enabled: number !== undefined,
    // The page has the newest words itself; asking again would only bring older ones.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const hasNoDraft = will.data !== undefined && number === undefined;
  if (hasNoDraft) return <NoDraft id={id} />;
  return (
    <Loaded
      query={{
        data: version.data,
        error: will.error ?? version.error,
        isFetching: will.isFetching || version.isFetching,
        refetch: () => (will.error ? will.refetch() : version.refetch()),
      }}
      level={1}
      loading={t("loading")}
      failed={t("failed")}
    >
      {(loaded) => <Opened key={loaded.number} id={id} version={loaded} step={step} />}
    </Loaded>
  );
}

function NoDraft({ id }: { id: string }) {
  const { t } = useTranslation("wills/builder");
  return (
    <>
      <PageHeader back={<BackToWills />} title={t("noDraft.title")} text={t("noDraft.text")} />
      <Button render={<Link to="/dashboard/will-holder/wills/$id" params={{ id }} />}>{t("noDraft.open")}</Button>
    </>
  );
}

function Opened({ id, version, step }: { id: string; version: WholeVersion; step: BuilderStep }) {
  const { t } = useTranslation("wills/builder");
  const handle = useWillDraft(id, version);
  const members = useMembers();
  const assets = useAssets();
  const { profile } = useSession();
  const { draft, law, autosave, isOvertaken, canUndo, undo } = handle;
  const builder = {
    ...handle,
    members: members.data?.members ?? none,
    assets: assets.data?.all ?? none,
    currency: profile?.main_currency ?? defaultCurrency,
  };
  // Leaving for another page saves what still waits; only what could not be saved would be lost.
  const isStuck = isOvertaken || autosave.state === "retrying" || autosave.state === "failed";
  return (
    <BuilderProvider value={builder}>
      <PageHeader
        back={<BackToWills />}
        title={<bdi>{draft.title || t("untitled")}</bdi>}
        text={law ? <LawName code={law} /> : t("noLaw")}
        className="mb-2!"
      />
      <StepLinks id={id} step={step} />
      <div className="-mt-3 mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <AutosaveNote autosave={autosave} />
        {canUndo && (
          <Button variant="ghost" size="sm" icon={Undo2} onClick={undo}>
            {t("undo")}
          </Button>
        )}
      </div>
      {isOvertaken && (
        <Alert
          tone="warning"
          live="assertive"
          className="mb-5"
          title={t("overtaken.title")}
          action={<AlertButton onClick={() => location.reload()}>{t("overtaken.reload")}</AlertButton>}
        >
          {t("overtaken.text")}
        </Alert>
      )}
      <Suspense fallback={<LoadingState label={t("loading")} />}>
        <StepBody step={step} />
      </Suspense>
      <Suspense fallback={null}>
        <LeaveGuard
          when={(move) => (move ? isStuck && !isWithin(move, id) : autosave.hasUnsaved())}
          text={t("leave")}
        />
      </Suspense>
    </BuilderProvider>
  );
}

const none: readonly never[] = [];

/** From one step to the next nothing is lost: the draft stays where it is. */
function isWithin(move: { next: { pathname: string } }, id: string): boolean {
  return move.next.pathname === `/dashboard/will-holder/wills/${id}/edit`;
}

function StepBody({ step }: { step: BuilderStep }) {
  if (step === "law") return <LawOfDraft />;
  if (step === "review")
    return (
      <div className="grid gap-5">
        <ReviewStep />
      </div>
    );
  return (
    <div className="grid items-start gap-5.5 md:grid-cols-[minmax(0,1fr)_minmax(280px,20rem)]">
      <div className="grid min-w-0 gap-5">
        {step === "heirs" ? <HeirsStep /> : step === "gifts" ? <GiftsStep /> : <PeopleStep />}
        <StepFoot step={step} />
      </div>
      <aside className="min-w-0 md:sticky md:top-5">
        <Suspense fallback={null}>
          <ChecksCard />
        </Suspense>
      </aside>
    </div>
  );
}
