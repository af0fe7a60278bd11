import { Link, useParams } from "@tanstack/react-router";
import { BadgeCheck, Eye, Lock, SearchX, Tag } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { lockEverywhere } from "../../../platform/keys/lock-everywhere.ts";
import { useHeadingAfterUnlock } from "../../../platform/keys/use-heading-after-unlock.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { nameOf } from "../../member-side/offers/holder-name.ts";
import { Loaded } from "../../member-side/offers/loaded.tsx";
import type { MemberEntry } from "../../member-side/offers/member-side.ts";
import { useMemberErrorText } from "../../members/offers/use-member-error-text.ts";
import { categoryLook } from "../../vault/offers/category-look.ts";
import { FileView } from "../../vault/offers/file-view.tsx";
import { LabelDetails } from "../../vault/offers/label-details.tsx";
import { LockedShared } from "./locked-shared.tsx";
import { type OpenedPlan, type OpenedShared, useOpenShared } from "./open-shared.ts";
import { OutdatedPlan } from "./plan-findings.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { fetchSharedFile } from "./reveal-shared.ts";
import { SharedContentCard } from "./shared-content-card.tsx";
import { isWaiting, SharedFailure, useSharedProblem } from "./shared-problem.tsx";

/** One entry that somebody shares: only what its holder's compared key has signed is shown (KEY-036). */
export function SharedEntryPage() {
  const { id = "" } = useParams({ strict: false });
  return <SharedEntry key={id} id={id} />;
}

function SharedEntry({ id }: { id: string }) {
  const { t } = useTranslation("sharing/shared-vault");
  const { t: side } = useTranslation("member-side");
  const shared = useOpenShared();
  const entry = shared.sealed.data?.entries.find((one) => one.id === id);
  const plan = entry && shared.unlocked ? shared.plans.get(entry.relationship_id) : undefined;
  const one = plan?.entries.find((candidate) => candidate.entry.id === id);
  useHeadingAfterUnlock(shared.unlocked, one !== undefined);
  return (
    <>
      <Heading one={one} />
      <Loaded query={shared.sealed} failed={side("vault.failed")}>
        {() => {
          if (!entry)
            return (
              <EmptyState
                icon={SearchX}
                title={t("page.notFoundTitle")}
                text={t("page.notFoundText")}
                action={<Button render={<Link to="/dashboard/member/assigned-vault" />}>{side("vault.title")}</Button>}
              />
            );
          if (!shared.unlocked) return <LockedShared title={t("locked.title")} text={t("locked.text")} />;
          if (plan && one) return <Opened plan={plan} one={one} />;
          if (shared.error) return <Failed shared={shared} />;
          return <LoadingState label={t("opening")} />;
        }}
      </Loaded>
    </>
  );
}

function Failed({ shared }: { shared: ReturnType<typeof useOpenShared> }) {
  const { t } = useTranslation("sharing/shared-vault");
  const errorText = useMemberErrorText();
  return <ErrorState title={t("failed")} text={errorText(shared.error)} busy={false} onRetry={shared.retry} />;
}

function Heading({ one }: { one: OpenedShared | undefined }) {
  const { t } = useTranslation("sharing/shared-vault");
  const { t: side } = useTranslation("member-side");
  const { t: words } = useTranslation("vault");
  const back = <BackLink render={<Link to="/dashboard/member/assigned-vault" />}>{side("vault.title")}</BackLink>;
  if (!one) return <PageHeader back={back} title={t("page.title")} />;
  const { entry, label } = one;
  const opens = label !== null && entry.can_open;
  return (
    <PageHeader
      back={back}
      title={
        <span className="flex items-start gap-4">
          <IconTile {...categoryLook[entry.category]} className="mt-0.5" />
          <span className="min-w-0 break-words">
            {label ? <bdi translate="no">{label.title}</bdi> : words(`category.${entry.category}`)}
          </span>
        </span>
      }
      meta={
        <>
          <Badge variant="outline" icon={categoryLook[entry.category].icon}>
            {words(`category.${entry.category}`)}
          </Badge>
          <Badge variant={opens ? "success" : "secondary"} icon={opens ? Eye : Lock}>
            {t(opens ? "badge.open" : "badge.locked")}
          </Badge>
          {label?.tags.map((tag) => (
            <Badge key={tag} variant="secondary" icon={Tag}>
              <bdi translate="no">{tag}</bdi>
            </Badge>
          ))}
        </>
      }
      actions={
        <Button variant="secondary" icon={Lock} onClick={lockEverywhere} className="print:hidden">
          {t("lockNow")}
        </Button>
      }
    />
  );
}

function Opened({ plan, one }: { plan: OpenedPlan; one: OpenedShared }) {
  const { t } = useTranslation("sharing/shared-vault");
  const problem = useSharedProblem();
  const { entry, label, problem: code } = one;
  const name = entry.holder.first_name;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <PlanNotice plan={plan} relationshipId={entry.relationship_id} name={name} />
        <OutdatedPlan plan={plan} name={name} />
        {code !== null && (
          <Alert tone={isWaiting(code) ? "brass" : "danger"} live="polite">
            {problem(code, name)}
          </Alert>
        )}
        {label && <Signed entry={entry} />}
        {label && !entry.can_open && (
          <Alert tone="plain" icon={Lock}>
            {t("card.titleOnly", { name })}
          </Alert>
        )}
        {label && entry.can_open && (
          // A new revision is another content: what was shown of the old one goes.
          <SharedContentCard key={`content-${entry.revision}`} entry={entry} plan={plan} />
        )}
        {label && entry.can_open && entry.file && (
          <FileView
            key={`file-${entry.file.id}`}
            label={label}
            sealedSize={entry.file.size}
            open={(type) => fetchSharedFile(entry, plan, type)}
            failure={(error) => <SharedFailure error={error} name={name} />}
            mayKeep={entry.can_download}
            unchanged={t("file.unchanged", { name })}
            note={t(entry.can_download ? "file.note" : "file.lookOnly", { name })}
          />
        )}
      </div>
      <div className="grid gap-5">
        {label && (
          <Card as="section" className="grid gap-4.5">
            <dl className="grid gap-4.5">
              <div>
                <dt className="text-meta text-ink-3">{t("page.description")}</dt>
                <dd dir="auto" translate="no" className="mt-0.5 break-words whitespace-pre-line">
                  {label.description || <span className="text-ink-2">{t("page.noDescription")}</span>}
                </dd>
              </div>
              <LabelDetails label={label} />
            </dl>
          </Card>
        )}
        <From entry={entry} />
      </div>
    </div>
  );
}

/** Drawn only for what the worker has checked against the compared key. */
function Signed({ entry: { holder, saved_at } }: { entry: MemberEntry }) {
  const { t } = useTranslation("sharing/shared-vault");
  const format = useFormat();
  return (
    <p className="flex items-start gap-2.5">
      <BadgeCheck aria-hidden size={22} strokeWidth={1.8} className="mt-0.5 flex-none text-success" />
      <span>
        <span className="font-semibold">
          <Trans
            t={t}
            i18nKey={saved_at ? "signed.on" : "signed.by"}
            components={{
              name: <Isolated text={nameOf(holder)} />,
              date: <Isolated text={saved_at ? format.date(saved_at, "short") : ""} />,
            }}
          />
        </span>{" "}
        {t("signed.unchanged")}
      </span>
    </p>
  );
}

/** A name in Latin letters beside a day in Arabic ones would draw the day's number to itself. */
function Isolated({ text }: { text: string }) {
  return <bdi>{text}</bdi>;
}

function From({ entry: { holder, can_open, can_download } }: { entry: MemberEntry }) {
  const { t } = useTranslation("sharing/shared-vault");
  const name = nameOf(holder);
  const level = can_download ? "full" : can_open ? "details" : "summary";
  return (
    <Card as="section" aria-labelledby="shared-from" className="grid gap-4">
      <CardHeader id="shared-from" title={t("from.title")} className="mb-0!" />
      <p className="flex items-center gap-3">
        <Avatar name={name} />
        <bdi className="font-semibold">{name}</bdi>
      </p>
      <p className="text-ink-2">{t(`from.${level}`, { name: holder.first_name })}</p>
      {can_open && !can_download && <p className="text-ink-2">{t("from.interface")}</p>}
    </Card>
  );
}
