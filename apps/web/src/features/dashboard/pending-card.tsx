import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import type { MemberList, useMembers } from "../members/offers/list-members.ts";
import { memberName } from "../members/offers/member-name.ts";
import { HomeCard } from "./home-card.tsx";
import { pendingMembers } from "./pending-members.ts";

const shown = 3;

/** Who was asked and has not answered, the longest wait first. */
export function PendingCard({ query, asRow }: { query: ReturnType<typeof useMembers>; asRow: boolean }) {
  const { t } = useTranslation("dashboard");
  const pending = pendingMembers(query.data?.members ?? []);
  return (
    <HomeCard
      id="pending"
      title={t("pending.title")}
      asRow={asRow}
      summary={query.data && t("members.open", { count: pending.length })}
      action={pending.length > shown && <Link to="/dashboard/will-holder/members">{t("pending.all")}</Link>}
    >
      <Loaded query={query} level={3} loading={t("members.loading")} failed={t("members.failed")}>
        {(list) => <Pending list={list} />}
      </Loaded>
    </HomeCard>
  );
}

function Pending({ list }: { list: MemberList }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const pending = pendingMembers(list.members);
  if (pending.length === 0) return <p className="text-ink-2">{t("pending.none")}</p>;
  return (
    <ul>
      {pending
        .toSorted((a, b) => a.status_changed_at.localeCompare(b.status_changed_at))
        .slice(0, shown)
        .map((member) => (
          <li key={member.id} className="border-t border-line first:border-t-0">
            <Link
              to="/dashboard/will-holder/members/$id"
              params={{ id: member.id }}
              className="group flex min-h-16 items-center gap-3.5 py-2.5 text-ink no-underline"
            >
              <Avatar name={memberName(member)} />
              <span className="min-w-0 leading-[1.35]">
                <bdi className="block group-hover:underline">{memberName(member)}</bdi>
                <span className="block font-normal text-ink-3">
                  {t("pending.since", {
                    what: t(`recent.member.${member.status}`),
                    when: format.relative(member.status_changed_at),
                  })}
                </span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
