import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Avatar } from "../../ui/display/avatar.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import type { MemberList, useMembers } from "../members/offers/list-members.ts";
import { memberName } from "../members/offers/member-name.ts";
import { HomeCard } from "./home-card.tsx";
import { pendingMembers } from "./pending-members.ts";

const shown = 6;

/** Who is part of the plan, and how many have not answered. */
export function MembersCard({ query }: { query: ReturnType<typeof useMembers> }) {
  const { t } = useTranslation("dashboard");
  return (
    <HomeCard
      id="members"
      title={t("members.title")}
      action={<Link to="/dashboard/will-holder/members">{t("members.viewAll")}</Link>}
    >
      <Loaded query={query} level={3} loading={t("members.loading")} failed={t("members.failed")}>
        {(list) => <People list={list} />}
      </Loaded>
    </HomeCard>
  );
}

function People({ list: { members } }: { list: MemberList }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  if (members.length === 0)
    return (
      <>
        <p className="text-ink-2">{t("members.none")}</p>
        <Link to="/dashboard/will-holder/members/add" className="inline-flex min-h-11 items-center">
          {t("members.invite")}
        </Link>
      </>
    );
  const more = members.length - shown;
  return (
    <>
      <p>
        {t("members.people", { count: members.length })} {t("members.open", { count: pendingMembers(members).length })}
      </p>
      <div aria-hidden className="mt-3 flex flex-wrap items-center ps-1.5">
        {members.slice(0, shown).map((member) => (
          <Avatar key={member.id} name={memberName(member)} className="-ms-1.5 border-2 border-surface" />
        ))}
        {more > 0 && <span className="ms-2 font-semibold">{t("members.more", { n: format.number(more) })}</span>}
      </div>
    </>
  );
}
