import { Link } from "@tanstack/react-router";
import { Eye, FolderLock, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { lockEverywhere } from "../../../platform/keys/lock-everywhere.ts";
import { useHeadingAfterUnlock } from "../../../platform/keys/use-heading-after-unlock.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { ByHolder } from "../../member-side/offers/by-holder.tsx";
import { nameOf } from "../../member-side/offers/holder-name.ts";
import { Loaded } from "../../member-side/offers/loaded.tsx";
import type { MemberEntry } from "../../member-side/offers/member-side.ts";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";
import { SharedEntryRow } from "../offers/shared-entry-row.tsx";
import { LockedShared } from "./locked-shared.tsx";
import { type OpenedPlan, type OpenedShared, useOpenShared } from "./open-shared.ts";
import { PlanFindings } from "./plan-findings.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { isWaiting, useSharedProblem } from "./shared-problem.tsx";

/** What others keep for a person (MBR-003). Titles are opened here, with the person's own key: the server has none. */
export function SharedVaultPage() {
  const { t } = useTranslation("sharing/shared-vault");
  const { t: side } = useTranslation("member-side");
  const shared = useOpenShared();
  const { unlocked, sealed } = shared;
  useHeadingAfterUnlock(unlocked, !shared.isOpening);
  return (
    <>
      <PageHeader
        title={side("vault.title")}
        text={t(unlocked && shared.asksForKey ? "leadUnlocked" : "lead")}
        actions={
          unlocked &&
          shared.asksForKey && (
            <Button variant="secondary" icon={Lock} onClick={lockEverywhere}>
              {t("lockNow")}
            </Button>
          )
        }
      />
      <Loaded query={sealed} failed={side("vault.failed")}>
        {({ entries, later }) => {
          if (shared.asksForKey && !unlocked) return <LockedShared title={t("locked.title")} text={t("locked.text")} />;
          if (entries.length + later.length === 0)
            return (
              <div className="grid gap-4">
                <NothingShown shared={shared} />
                <EmptyState icon={FolderLock} title={t("emptyTitle")} text={t("more")} />
              </div>
            );
          return (
            <>
              <ByHolder items={entries} later={later}>
                {(own) => <OfHolder entries={own} shared={shared} />}
              </ByHolder>
              <NothingShown shared={shared} />
              <p className="mt-8 text-ink-2">{t("more")}</p>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

/** Plans of which the server shows nothing, where their holders signed otherwise. */
function NothingShown({ shared: { plans, relationships } }: { shared: ReturnType<typeof useOpenShared> }) {
  return [...plans].flatMap(([id, plan]) => {
    const holder = relationships.find((one) => one.id === id)?.holder;
    return holder && plan.entries.length === 0
      ? [<PlanFindings key={id} plan={plan} name={nameOf(holder)} className="mt-4" />]
      : [];
  });
}

interface OfHolderProps {
  entries: readonly MemberEntry[];
  shared: ReturnType<typeof useOpenShared>;
}

function OfHolder({ entries, shared }: OfHolderProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const errorText = useMemberErrorText();
  const [{ relationship_id, holder }] = entries as [MemberEntry];
  const plan = shared.plans.get(relationship_id);
  if (!plan && shared.error)
    return (
      <ErrorState level={3} title={t("failed")} text={errorText(shared.error)} busy={false} onRetry={shared.retry} />
    );
  if (!plan) return <LoadingState label={t("opening")} />;
  return (
    <>
      <PlanNotice plan={plan} relationshipId={relationship_id} name={holder.first_name} />
      <PlanFindings plan={plan} name={holder.first_name} />
      {plan.entries.some(({ label }) => label) && (
        <h3 className="flex items-center gap-2.5 font-sans text-body font-semibold text-success">
          <Eye aria-hidden size={20} strokeWidth={1.8} />
          {t("openNow")}
        </h3>
      )}
      <Entries plan={plan} />
    </>
  );
}

function Entries({ plan }: { plan: OpenedPlan }) {
  return (
    <ul className="grid gap-4">
      {plan.entries.map((one) => (
        <SharedEntryCard key={one.entry.id} shared={one} />
      ))}
    </ul>
  );
}

/** An entry that somebody shares, by its title once it was opened, with the way to its page. */
function SharedEntryCard({ shared }: { shared: OpenedShared }) {
  const { t } = useTranslation("sharing/shared-vault");
  const { t: words } = useTranslation("vault");
  const problem = useSharedProblem();
  const { entry, label, problem: code } = shared;
  const name = entry.holder.first_name;
  const title = label?.title ?? words(`category.${entry.category}`);
  const text =
    code !== null ? problem(code, name) : label && !entry.can_open ? t("card.titleOnly", { name }) : undefined;
  return (
    <SharedEntryRow
      entry={entry}
      title={label && <bdi translate="no">{label.title}</bdi>}
      text={text}
      opens={label !== null && entry.can_open}
      isWrong={code !== null && !isWaiting(code)}
    >
      {label && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          aria-label={t(entry.can_open ? "card.openOf" : "card.viewOf", { title })}
          render={<Link to="/dashboard/member/assigned-vault/$id" params={{ id: entry.id }} />}
        >
          {t(entry.can_open ? "card.open" : "card.view")}
        </Button>
      )}
    </SharedEntryRow>
  );
}
