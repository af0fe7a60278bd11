import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { Eye, FileUp, UserPlus, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { useWide } from "../../../platform/use-media.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { SkeletonBlocks } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { type MemberList, useMembers } from "../offers/list-members.ts";
import { useMemberErrorText } from "../offers/use-member-error-text.ts";
import { filterMembers } from "./filter-members.ts";
import { MemberFilters } from "./member-filters.tsx";
import { type MembersSearch, readMembersSearch } from "./members-search.ts";

const MemberLimitDialog = lazy(async () => ({
  default: (await import("./member-limit-dialog.tsx")).MemberLimitDialog,
}));

const loadNotices = () => import("../../sharing/offers/members-notices.tsx");
// Fetched while the members are. If it fails to load, the page asks again.
loadNotices().catch(() => {});
const MembersNotices = lazy(async () => ({ default: (await loadNotices()).MembersNotices }));

// Only the list that the screen has room for, fetched while the members are.
const loadRows = () => import("./member-rows.tsx");
const MemberRows = lazy(async () => ({ default: (await loadRows()).MemberRows }));
const loadLines = () => import("./member-lines.tsx");
const MemberLines = lazy(async () => ({ default: (await loadLines()).MemberLines }));
const MoreRows = lazy(async () => ({ default: (await loadLines()).MoreRows }));

export function MembersPage() {
  const { t } = useTranslation("members/list");
  const members = useMembers();
  const wide = useWide();
  useEffect(() => {
    (wide ? loadRows : loadLines)().catch(() => {});
  }, [wide]);
  // With nobody yet the one primary button is that of the empty state.
  const isEmpty = members.data?.members.length === 0;
  return (
    <>
      <PageHeader
        compact
        title={t("page.title")}
        text={wide ? t("page.lead") : members.data && <Used list={members.data} />}
        actions={
          <>
            {(wide || isEmpty) && <ImportPeople />}
            {!isEmpty && <AddMember list={members.data}>{t("page.add")}</AddMember>}
          </>
        }
      />
      <MembersContent members={members} />
    </>
  );
}

function ImportPeople() {
  const { t } = useTranslation("members/list");
  return (
    <Button variant="secondary" icon={FileUp} render={<Link to="/dashboard/will-holder/members/import" />}>
      {t("page.import")}
    </Button>
  );
}

function Used({ list }: { list: MemberList }) {
  const { t } = useTranslation("members/list");
  const format = useFormat();
  return <bdi>{t("page.used", { used: format.number(list.used), max: format.number(list.max) })}</bdi>;
}

/** Where the plan is full, the button says so before anybody fills in a form. */
function AddMember({ list, children }: { list: MemberList | undefined; children: ReactNode }) {
  const [isFull, setFull] = useState(false);
  if (!list || list.used < list.max)
    return (
      <Button icon={UserPlus} render={<Link to="/dashboard/will-holder/members/add" />}>
        {children}
      </Button>
    );
  return (
    <>
      <Button icon={UserPlus} onClick={() => setFull(true)}>
        {children}
      </Button>
      {isFull && (
        <Suspense>
          <MemberLimitDialog onClose={() => setFull(false)} used={list.used} max={list.max} />
        </Suspense>
      )}
    </>
  );
}

/** Loading, then error or loaded. Data on screen stay when a later load fails. */
function MembersContent({ members }: { members: ReturnType<typeof useMembers> }) {
  const { t } = useTranslation("members/list");
  const errorText = useMemberErrorText();
  const wide = useWide();
  return (
    <Loaded
      query={members}
      loading={t("state.loading")}
      skeleton={<Skeleton />}
      failed={t("state.errorTitle")}
      why={(error) => `${t("state.fetchFailed")}. ${errorText(error)} ${t("state.nothingLost")}`}
      stale={{ title: t("state.staleTitle"), text: t("state.fetchFailed") }}
    >
      {(list) => (
        <div className="grid gap-3.5 min-[768px]:gap-5">
          <Suspense>
            <MembersNotices members={list.members} part={wide ? "all" : "refused"} />
          </Suspense>
          {list.members.length === 0 ? (
            <NoMembers list={list} />
          ) : (
            <Suspense
              fallback={
                <div aria-busy="true">
                  <Skeleton />
                </div>
              }
            >
              <LoadedMembers list={list} />
            </Suspense>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Skeleton() {
  return <SkeletonBlocks count={4} className="grid gap-3" each="h-18 rounded-lg" />;
}

function NoMembers({ list }: { list: MemberList }) {
  const { t } = useTranslation("members/list");
  return (
    <EmptyState
      icon={Users}
      title={t("state.emptyTitle")}
      text={t("state.emptyText")}
      action={<AddMember list={list}>{t("state.emptyAction")}</AddMember>}
    />
  );
}

function LoadedMembers({ list }: { list: MemberList }) {
  const { t } = useTranslation("members/list");
  const navigate = useNavigate();
  const search = readMembersSearch(useSearch({ strict: false }));
  const [name, setName] = useState("");
  const shown = filterMembers(list.members, search, useDeferredValue(name));
  const isNarrowed = name.trim() !== "" || Object.keys(search).length > 0;
  const show = (next: MembersSearch) =>
    void navigate({ to: "/dashboard/will-holder/members", search: next, replace: true, resetScroll: false });
  const wide = useWide();
  const top = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isFiltering = isAsked || Object.keys(search).length > 0;
  const openFilters = () => {
    if (isFiltering) {
      setName("");
      show({});
      return setAsked(false);
    }
    flushSync(() => setAsked(true));
    top.current?.focus();
    top.current?.scrollIntoView({ block: "center" });
  };
  const filters = (
    <MemberFilters
      members={list.members}
      search={search}
      onChange={show}
      name={name}
      onNameChange={setName}
      asked={!wide}
    />
  );
  const none = (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-5 py-8 text-center text-ink-2">
      <p>{t("filter.none")}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setName("");
          show({});
        }}
      >
        {t("filter.clear")}
      </Button>
    </div>
  );
  if (!wide)
    return (
      <>
        {/* Behind a row at the end, and drawn above the people that they choose. */}
        <div ref={top} tabIndex={-1} className="empty:hidden">
          {isFiltering && filters}
        </div>
        <p role="status" className="text-ink-2 empty:sr-only">
          {isNarrowed ? t("filter.found", { count: shown.length }) : ""}
        </p>
        {shown.length === 0 ? none : <MemberLines members={shown} />}
        <Suspense>
          <MembersNotices members={list.members} part="waiting" />
        </Suspense>
        <MoreRows isFiltering={isFiltering} onFilter={openFilters} />
      </>
    );
  return (
    <>
      {filters}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 text-ink-2">
        <p role="status">{isNarrowed ? t("filter.found", { count: shown.length }) : ""}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 max-md:w-full max-md:justify-between">
          <p className="flex items-center gap-2.5">
            <Users aria-hidden size={20} strokeWidth={1.8} />
            <Used list={list} />
          </p>
          <Button
            variant="secondary"
            size="sm"
            icon={Eye}
            render={<Link to="/dashboard/will-holder/members/access" search={{}} />}
          >
            {t("page.access")}
          </Button>
        </div>
      </div>
      {shown.length === 0 ? none : <MemberRows members={shown} />}
      {shown.some(({ status }) => status === "draft") && <p className="text-ink-2">{t("page.draftNote")}</p>}
    </>
  );
}
