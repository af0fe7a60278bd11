import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck, ShieldAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../platform/api/error-text.ts";
import { useVaultUnlocked } from "../../platform/keys/use-vault-unlocked.ts";
import type { NamedHead } from "../../platform/plan/compare-head.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { UnlockPanel } from "../account/offers/unlock-panel.tsx";
import { useChangeText } from "./change-text.ts";
import { FirstPlan } from "./first-plan.tsx";
import { HeadName } from "./head-name.tsx";
import { Less, Raised } from "./less-list.tsx";
import type { PlanState } from "./plan-state.ts";
import { planState } from "./plan-state.ts";
import { Sentences } from "./sentences.tsx";

const OlderPlan = lazy(async () => ({ default: (await import("./older-plan.tsx")).OlderPlan }));
const OlderReaders = lazy(async () => ({ default: (await import("./older-plan.tsx")).OlderReaders }));
const SinceList = lazy(async () => ({ default: (await import("./since-list.tsx")).SinceList }));
const StoppedPlan = lazy(async () => ({ default: (await import("./stopped-plan.tsx")).StoppedPlan }));

/** What differs between the plan that the holder signed and what the server says of it (KEY-072). */
export function ChangesPage() {
  const { t } = useTranslation("plan");
  const unlocked = useVaultUnlocked();
  return (
    <>
      <PageHeader title={t("page.title")} text={t("page.lead")} />
      {unlocked ? (
        <Changes />
      ) : (
        <Card as="section" aria-labelledby="plan-locked" className="grid max-w-[560px] gap-5">
          <h2 id="plan-locked" className="text-h2">
            {t("page.locked")}
          </h2>
          <UnlockPanel onUnlocked={() => {}} />
        </Card>
      )}
    </>
  );
}

function Changes() {
  const { t } = useTranslation("plan");
  const errorText = useErrorText();
  const query = useQuery(planState);
  return (
    <Loaded query={query} loading={t("page.loading")} failed={t("page.failed")} why={(error) => errorText(error)}>
      {(state) =>
        state.kind === "first" ? (
          <FirstPlan proposed={state.proposed} />
        ) : state.kind === "stopped" ? (
          <Suspense>
            <StoppedPlan state={state} />
          </Suspense>
        ) : (
          <Differences state={state} />
        )
      }
    </Loaded>
  );
}

function Differences({ state }: { state: Extract<PlanState, { kind: "signed" }> }) {
  const { t } = useTranslation("plan");
  const { signed, less, raised, invented, withheld, since, older } = state;
  const text = useChangeText({ before: signed, after: less.after });
  const differs = less.changes.length + raised.length + invented.length + withheld.length > 0 || since !== null;
  const nameOf = (id: string) => signed.members.find(({ member }) => member === id)?.name ?? t("someone");
  const readers = older.waiting ? [] : older.readers.map((member) => ({ member, name: nameOf(member) }));
  if (!differs && !older.waiting && !older.unproved)
    return (
      <div className="grid max-w-[760px] gap-5">
        <EmptyState icon={CircleCheck} title={t("page.nothingTitle")} text={t("page.nothingText")} />
        {readers.length > 0 && (
          <Suspense>
            <OlderReaders readers={readers} />
          </Suspense>
        )}
        {state.head && <OwnHead head={state.head} />}
      </div>
    );
  return (
    <div className="grid max-w-[760px] gap-5">
      {since === "unproved" ? (
        <Alert tone="danger" icon={ShieldAlert} title={t("since.unprovedTitle")}>
          <p>{t("since.unprovedText")}</p>
          <p className="mt-3">
            <Link to="/dashboard/will-holder/members/access">{t("since.whoSees")}</Link>
          </p>
        </Alert>
      ) : (
        since && (
          <Suspense>
            <SinceList key={since.hash} since={since} />
          </Suspense>
        )
      )}
      {invented.length > 0 && (
        <Alert tone="danger" icon={ShieldAlert} title={t("notice.invented.title")}>
          <p>{t("invented.text")}</p>
          <Sentences of={invented.map(text)} />
        </Alert>
      )}
      {withheld.length > 0 && (
        <Alert tone="danger" icon={ShieldAlert} title={t("notice.withheld.title")}>
          {t("withheld.text", { count: withheld.length })}
        </Alert>
      )}
      {older.unproved && (
        <Alert tone="danger" icon={ShieldAlert} title={t("older.unproved")}>
          {t("older.unprovedText")}
        </Alert>
      )}
      {older.waiting && (
        <Suspense>
          <OlderPlan key={older.waiting.hash} older={older.waiting} />
        </Suspense>
      )}
      {less.changes.length > 0 && <Less signed={signed} less={less} />}
      {raised.length > 0 && <Raised raised={raised} signed={signed} />}
      {readers.length > 0 && (
        <Suspense>
          <OlderReaders readers={readers} />
        </Suspense>
      )}
      {state.head && <OwnHead head={state.head} />}
      <p className="text-ink-2">
        <Link to="/settings/security">{t("page.security")}</Link>
      </p>
    </div>
  );
}

/** For another device that asks for it. */
function OwnHead({ head }: { head: NamedHead }) {
  const { t } = useTranslation("plan");
  return (
    <Card as="section" aria-labelledby="plan-head" className="grid gap-3">
      <h2 id="plan-head" className="text-h3">
        {t("head.title")}
      </h2>
      <p className="text-ink-2">{t("head.text")}</p>
      <HeadName head={head} />
    </Card>
  );
}
