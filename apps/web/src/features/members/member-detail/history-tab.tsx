import type { HistoryEntry, Member } from "@heirlock/contract/members/members";
import { isMemberRole } from "@heirlock/domain/members/roles";
import { type MemberStatus, memberStatuses, type RoleStatus, roleStatuses } from "@heirlock/domain/members/statuses";
import { ArrowRight, History, KeyRound, Landmark, type LucideIcon, SlidersHorizontal, UserCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Badge, type BadgeVariant } from "../../../ui/display/badge.tsx";
import { DateText } from "../../../ui/display/date-text.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Segmented } from "../../../ui/forms/segmented.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { roleLooks } from "../offers/member-badges.tsx";
import { useFailureText } from "../use-failure-text.ts";
import { useMemberHistory } from "./member-parts.ts";
import { withoutName } from "./without-name.ts";

/** What changed in the relationship, by whom and why (MEM-096, MEM-097). */
export function HistoryTab({ member }: { member: Member }) {
  const { t } = useTranslation("members/member-detail");
  const failureText = useFailureText();
  const history = useMemberHistory(member.id);
  return (
    <Loaded
      query={history}
      inCard
      loading={t("history.loading")}
      failed={t("history.errorTitle")}
      why={(error) => failureText(error, t(wasAnswered(error) ? "history.fetchFailed" : "history.loadFailed"))}
    >
      {(entries) => <Entries entries={entries} />}
    </Loaded>
  );
}

/** The server refused, or nothing came back at all (MEM-099). */
const wasAnswered = (error: unknown) => error instanceof ApiError && error.status !== undefined;

const filters = ["all", "role", "status"] as const;
type Filter = (typeof filters)[number];
const filterWords = { all: "history.all", role: "history.roles", status: "history.status" } as const;

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation("members/member-detail");
  const format = useFormat();
  const [filter, setFilter] = useState<Filter>("all");
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState icon={History} title={t("history.empty")} text={t("history.emptyText")} />
      </Card>
    );
  const of = (which: Filter) => entries.filter(({ type }) => which === "all" || type === which);
  const months = Map.groupBy(of(filter), ({ changed_at }) => format.date(changed_at, "month"));
  return (
    <section aria-labelledby="history-title" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="history-title">{t("history.title")}</h2>
        <Segmented
          label={t("history.filter")}
          value={filter}
          options={filters.map((value) => ({
            value,
            label: t(filterWords[value], { n: format.number(of(value).length) }),
          }))}
          onValueChange={setFilter}
        />
      </div>
      {months.size === 0 && <p className="text-ink-2">{t("history.empty")}</p>}
      {[...months].map(([month, changes]) => (
        <Card key={month}>
          <h3 className="mb-4">{month}</h3>
          <ol className="grid gap-5">
            {changes.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </Card>
      ))}
    </section>
  );
}

const pictures: Record<HistoryEntry["type"], LucideIcon> = {
  role: UserCheck,
  status: UserCheck,
  permissions: SlidersHorizontal,
  assignment: Landmark,
  key: KeyRound,
};

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  const { role_name: role, changed_by_user: by } = entry;
  const fallback = t(entry.type === "key" ? "history.action.otherKey" : "history.action.other");
  return (
    <li className="flex gap-4">
      <IconTile icon={role ? roleLooks[role].icon : pictures[entry.type]} tone="neutral" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <p className="font-semibold">
            {t(`history.action.${entry.action_type}`, {
              defaultValue: fallback,
              // How it was compared: by words, code or card.
              ...(entry.type === "key" && entry.new_status ? { context: entry.new_status } : {}),
              role: isMemberRole(role) ? word(`role.${role}`) : "",
            })}
          </p>
          <Change entry={entry} />
        </div>
        {entry.reason && (
          <p className="break-words">
            <bdi>
              <q>{entry.reason}</q>
            </bdi>
          </p>
        )}
        <p className="text-ink-2">
          {by ? <bdi>{`${by.first_name} ${by.last_name}`.trim()}</bdi> : t(`history.${withoutName(entry)}`)}
          {" · "}
          <DateText value={entry.changed_at} style="moment" />
        </p>
      </div>
    </li>
  );
}

const statusLooks: Record<MemberStatus | RoleStatus, BadgeVariant> = {
  draft: "draft",
  pending: "secondary",
  invited: "info",
  confirmed: "confirmed",
  rejected: "destructive",
  revoked: "destructive",
  active: "success",
  inactive: "secondary",
  pending_approval: "pending",
};

/** From where to where, in the badges that these states have everywhere. */
function Change({ entry: { type, previous_status: from, new_status: to } }: { entry: HistoryEntry }): ReactNode {
  const { t } = useTranslation("members/member-detail");
  const { t: word } = useTranslation("members");
  if (from === to) return null;
  const label = (status: string): string | null => {
    if (isOneOf(memberStatuses, status) && type === "status") return word(`memberStatus.${status}`);
    if (isOneOf(roleStatuses, status)) return t(`roles.status.${status}`);
    return null;
  };
  const [before, after] = [from && label(from), to && label(to)];
  if (!after) return null;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {before && (
        <>
          <Badge variant={statusLooks[from as MemberStatus]}>{before}</Badge>
          <ArrowRight aria-hidden size={16} strokeWidth={2} className="flip" />
        </>
      )}
      <Badge variant={statusLooks[to as MemberStatus]}>{after}</Badge>
    </span>
  );
}

function isOneOf<V extends string>(values: readonly V[], value: string): value is V {
  return values.some((one) => one === value);
}
