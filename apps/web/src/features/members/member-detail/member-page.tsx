import type { Member } from "@heirlock/contract/members/members";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Pencil, RefreshCw, SearchX } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { toastError } from "../../../ui/feedback/toast-store.ts";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { TabPanel, Tabs } from "../../../ui/layout/tabs.tsx";
import { useMayEdit } from "../list/may-edit.ts";
import { actionsFor } from "../list/member-actions.ts";
import { useMember } from "../offers/get-member.ts";
import { membersKey } from "../offers/list-members.ts";
import { StatusBadges } from "../offers/member-badges.tsx";
import { memberName } from "../offers/member-name.ts";
import { useRelation } from "../relation-words.ts";
import { useFailureText } from "../use-failure-text.ts";
import { type MemberTab, memberTabs, readMemberSearch } from "./member-search.ts";
import type { Unsaved } from "./permissions-tab.tsx";

const LeaveGuard = lazy(async () => ({ default: (await import("../../../ui/forms/leave-guard.tsx")).LeaveGuard }));
const MemberMenu = lazy(async () => ({ default: (await import("../list/member-menu.tsx")).MemberMenu }));
const OverviewTab = lazy(async () => ({ default: (await import("./overview-tab.tsx")).OverviewTab }));
const RolesTab = lazy(async () => ({ default: (await import("./roles-tab.tsx")).RolesTab }));
const RoleManagement = lazy(async () => ({ default: (await import("./roles-tab.tsx")).RoleManagement }));
const HistoryTab = lazy(async () => ({ default: (await import("./history-tab.tsx")).HistoryTab }));
const PermissionsTab = lazy(async () => ({ default: (await import("./permissions-tab.tsx")).PermissionsTab }));
const WillTab = lazy(async () => ({ default: (await import("./will-tab.tsx")).WillTab }));

/** The page of one member at its address (MEM-060). */
export function MemberPage(props: Omit<MemberViewProps, "memberId">) {
  const { id = "" } = useParams({ strict: false });
  return <MemberView key={id} memberId={id} {...props} />;
}

interface MemberViewProps {
  memberId: string;
  /** Only Role Management and the permissions, without the rest of the page (MEM-067). */
  hideTabs?: boolean | undefined;
}

function MemberView({ memberId, ...rest }: MemberViewProps) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members/list");
  const failureText = useFailureText();
  const member = useMember(memberId);
  if (member.data) return <LoadedMember member={member.data} {...rest} />;
  const isUnknown = hasCode(member.error, "MEMBER_NOT_FOUND", "NOT_FOUND", "INVALID_MEMBER_ID");
  return (
    <>
      <PageHeader back={<BackToMembers />} title={word("page.title")} />
      {isUnknown ? (
        <EmptyState icon={SearchX} title={word("state.notFoundTitle")} text={word("state.notFoundText")} />
      ) : (
        <Loaded
          query={member}
          inCard
          loading={t("page.loading")}
          failed={t("page.errorTitle")}
          why={(error) => `${failureText(error, t("page.fetchFailed"))} ${word("state.nothingLost")}`}
          action={
            <Button variant="secondary" render={<Link to="/dashboard/will-holder/members" search={{}} />}>
              {word("state.back")}
            </Button>
          }
        >
          {() => null}
        </Loaded>
      )}
    </>
  );
}

function BackToMembers() {
  const { t } = useTranslation("members/list");
  return <BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>{t("state.back")}</BackLink>;
}

function LoadedMember({ member, hideTabs = false }: { member: Member } & Omit<MemberViewProps, "memberId">) {
  const { t } = useTranslation("members/member-detail");
  const { t: ui } = useTranslation("ui");
  const navigate = useNavigate();
  const tab: MemberTab = readMemberSearch(useSearch({ strict: false })).tab ?? "overview";
  const [unsaved, setUnsaved] = useState<Unsaved>({});
  const hasUnsaved = Object.keys(unsaved).length > 0;
  const permissions = <PermissionsTab member={member} unsaved={unsaved} onChange={setUnsaved} />;
  const panels: Record<MemberTab, ReactNode> = {
    overview: <OverviewTab member={member} />,
    roles: <RolesTab member={member} />,
    will: <WillTab member={member} />,
    history: <HistoryTab member={member} />,
    permissions,
  };
  if (hideTabs)
    return (
      <Suspense fallback={<LoadingState label={t("page.loadingPart")} />}>
        <Card className="mb-5">
          <RoleManagement member={member} />
        </Card>
        {permissions}
      </Suspense>
    );
  return (
    <>
      <MemberHeader member={member} />
      <Tabs
        label={t("tabs.label")}
        value={tab}
        onValueChange={(next) =>
          void navigate({
            to: "/dashboard/will-holder/members/$id",
            params: { id: member.id },
            search: readMemberSearch({ tab: next }),
            replace: true,
            resetScroll: false,
          })
        }
        tabs={memberTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      >
        {memberTabs.map((value) => (
          <TabPanel key={value} value={value}>
            <Suspense fallback={<LoadingState label={t("page.loadingPart")} />}>{panels[value]}</Suspense>
          </TabPanel>
        ))}
      </Tabs>
      {hasUnsaved && (
        <Suspense>
          <LeaveGuard
            // Permissions stay while another tab of the same page is open.
            when={(move) => !move || move.current.pathname !== move.next.pathname}
            text={t("page.unsaved")}
            cancelLabel={ui("dialog.keepEditing")}
            confirmLabel={ui("dialog.discard")}
          />
        </Suspense>
      )}
    </>
  );
}

/** Who it is and where they stand (MEM-061). */
function MemberHeader({ member }: { member: Member }) {
  const { t: word } = useTranslation("members/list");
  const relation = useRelation();
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const name = memberName(member);
  const line = [member.wills_new?.title, relation(member)].filter(Boolean).join(" · ");
  return (
    <header className="mb-4.5">
      <div className="mb-1">
        <BackToMembers />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3.5">
        <div className="flex min-w-0 flex-1 basis-80 items-center gap-4 md:gap-5">
          <Avatar name={name} size="lg" draft={member.is_draft} />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h1 tabIndex={-1} className="break-words">
                <bdi>{name}</bdi>
              </h1>
              <StatusBadges member={member} />
            </div>
            {line && (
              <p className="mt-1 text-ink-2">
                <bdi>{line}</bdi>
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:first:flex-1">
          {mayEdit && actionsFor(member).includes("edit") && (
            <Button
              variant="secondary"
              size="sm"
              icon={Pencil}
              render={<Link to="/dashboard/will-holder/members/$id/edit" params={{ id: member.id }} />}
            >
              {word("action.edit")}
            </Button>
          )}
          <RefreshButton id={member.id} />
          <Suspense>
            <MemberMenu
              member={member}
              onDone={(action) =>
                action === "delete" && void navigate({ to: "/dashboard/will-holder/members", search: {} })
              }
            />
          </Suspense>
        </div>
      </div>
    </header>
  );
}

function RefreshButton({ id }: { id: string }) {
  const { t } = useTranslation("members/member-detail");
  const client = useQueryClient();
  const failureText = useFailureText();
  const member = useMember(id);
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    const [{ error }] = await Promise.all([
      member.refetch(),
      client.invalidateQueries({ queryKey: [...membersKey, "part", id] }),
    ]);
    setBusy(false);
    if (error) toastError(failureText(error, t("page.loadFailed")));
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={RefreshCw}
      busy={busy}
      busyLabel={t("page.refreshing")}
      onClick={() => void refresh()}
    >
      {t("page.refresh")}
    </Button>
  );
}
