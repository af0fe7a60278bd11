import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { Avatar } from "../../ui/display/avatar.tsx";
import { Badge, type BadgeVariant } from "../../ui/display/badge.tsx";
import { DateText } from "../../ui/display/date-text.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { TabPanel, Tabs } from "../../ui/layout/tabs.tsx";
import { RoleBadge } from "../members/offers/member-badges.tsx";
import { WillKeyForm } from "../members/offers/will-key-form.tsx";
import { JoinByCardLink } from "../sharing/offers/join-by-card-link.tsx";
import { type ApprovalTab, approvalTabs, invitationTabs, readInvitationsSearch } from "./invitations-search.ts";
import { nameOf } from "./offers/holder-name.ts";
import { Loaded } from "./offers/loaded.tsx";
import { type Approval, listApprovals } from "./offers/member-side.ts";
import { listInvitations, type OwnInvitation } from "./offers/own-invitations.ts";
import { RemainingTime } from "./remaining-time.tsx";
import { RequestCard } from "./request-card.tsx";

/** Fetched when somebody answers. */
const AnswerInvitationDialog = lazy(async () => ({
  default: (await import("./offers/answer-invitation-dialog.tsx")).AnswerInvitationDialog,
}));

/** Invitations into plans, and what is asked by those whose plan one is already part of (MBR-014, APR-019). */
export function InvitationsPage() {
  const { t } = useTranslation("member-side");
  return (
    <>
      <PageHeader title={t("invitations.title")} text={t("invitations.lead")} />
      <div className="grid gap-10">
        <InvitationsSection />
        <ApprovalsSection />
        <WillKeyForm />
        <JoinByCardLink />
      </div>
    </>
  );
}

function useTab() {
  const navigate = useNavigate();
  const search = readInvitationsSearch(useSearch({ strict: false }));
  const show = (next: Partial<typeof search>) =>
    void navigate({
      to: ".",
      search: { ...search, ...next },
      replace: true,
      resetScroll: false,
    });
  return { search, show };
}

/** On the member's side, and where somebody comes who has none yet. */
export function InvitationsSection({ titled = true }: { titled?: boolean }) {
  const { t } = useTranslation("member-side");
  const query = useQuery(listInvitations);
  const { search, show } = useTab();
  return (
    <section aria-labelledby="invitations" className="min-w-0">
      <h2 id="invitations" className={titled ? "mb-2 text-h2" : "sr-only"}>
        {t("invitations.invitations")}
      </h2>
      <Loaded query={query} failed={t("invitations.failed")} level={3}>
        {(all) => (
          <Tabs
            label={t("invitations.invitations")}
            value={search.tab}
            onValueChange={(tab) => show({ tab: tab as typeof search.tab })}
            tabs={invitationTabs.map((tab) => ({
              value: tab,
              label: t(`invitations.tab.${tab}`),
              count: all.filter(({ status }) => status === tab).length,
            }))}
          >
            {invitationTabs.map((tab) => (
              <TabPanel key={tab} value={tab}>
                <InvitationList
                  invitations={all.filter(({ status }) => status === tab)}
                  none={t(`invitations.none.${tab}`)}
                />
              </TabPanel>
            ))}
          </Tabs>
        )}
      </Loaded>
    </section>
  );
}

function InvitationList({ invitations, none }: { invitations: readonly OwnInvitation[]; none: string }) {
  if (invitations.length === 0) return <p className="py-2 text-ink-2">{none}</p>;
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

const badges: Record<OwnInvitation["status"], BadgeVariant> = {
  pending: "pending",
  accepted: "success",
  declined: "destructive",
  expired: "secondary",
};

function InvitationRow({ invitation }: { invitation: OwnInvitation }) {
  const { t } = useTranslation("member-side");
  const [answering, setAnswering] = useState<"accept" | "decline" | null>(null);
  const { holder, roles, message, status, createdAt, expiresAt, endedAt } = invitation;
  const name = nameOf(holder);
  const waits = status === "pending";
  return (
    <Card as="li" tone={waits ? "brass" : "flat"} className="grid content-start gap-4">
      <div className="flex flex-wrap items-start gap-3.5">
        <Avatar name={name} />
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-h3">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-ink-2">
            {t("invitations.sent")} <DateText value={createdAt} style="short" />
          </p>
        </div>
        <Badge variant={badges[status]}>{t(`invitations.tab.${status}`)}</Badge>
      </div>
      {message && (
        <p className="border-s-4 border-brass ps-4" dir="auto">
          {message}
        </p>
      )}
      {roles.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {roles.map(({ id, role }) => (
            <RoleBadge key={id} role={role} />
          ))}
        </p>
      )}
      {waits ? (
        <>
          <p className="text-ink-2">
            <RemainingTime until={expiresAt} />
          </p>
          <div className="flex flex-wrap gap-3">
            <Button aria-label={t("invitation.acceptOf", { name })} onClick={() => setAnswering("accept")}>
              {t("invitation.accept")}
            </Button>
            <Button
              variant="secondary"
              aria-label={t("invitation.declineOf", { name })}
              onClick={() => setAnswering("decline")}
            >
              {t("invitation.decline")}
            </Button>
          </div>
        </>
      ) : (
        endedAt && (
          <p className="text-ink-2">
            {t("request.answered")} <DateText value={endedAt} style="short" />
          </p>
        )
      )}
      {answering && (
        <Suspense fallback={null}>
          <AnswerInvitationDialog
            invitation={invitation}
            accept={answering === "accept"}
            onClose={() => setAnswering(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

const isIn = (tab: ApprovalTab, { status }: Approval) => (tab === "history" ? status !== "pending" : status === tab);

function ApprovalsSection() {
  const { t } = useTranslation("member-side");
  const query = useQuery(listApprovals);
  const { search, show } = useTab();
  return (
    <section aria-labelledby="approvals" className="min-w-0">
      <h2 id="approvals" className="mb-2 text-h2">
        {t("approvals.title")}
      </h2>
      <Loaded query={query} failed={t("roleRequests.failed")} level={3}>
        {(all) => (
          <Tabs
            label={t("approvals.title")}
            value={search.approvals}
            onValueChange={(approvals) => show({ approvals: approvals as ApprovalTab })}
            tabs={approvalTabs.map((tab) => ({
              value: tab,
              label: t(`approvals.tab.${tab}`),
              count: all.filter((one) => isIn(tab, one)).length,
            }))}
          >
            {approvalTabs.map((tab) => (
              <TabPanel key={tab} value={tab}>
                <ApprovalList requests={all.filter((one) => isIn(tab, one))} none={t(`approvals.none.${tab}`)} />
              </TabPanel>
            ))}
          </Tabs>
        )}
      </Loaded>
    </section>
  );
}

function ApprovalList({ requests, none }: { requests: readonly Approval[]; none: string }) {
  if (requests.length === 0) return <p className="py-2 text-ink-2">{none}</p>;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </div>
  );
}
