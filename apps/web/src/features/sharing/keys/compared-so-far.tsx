import type { Member } from "@heirlock/contract/members/members";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useMembers } from "../../members/offers/list-members.ts";
import { memberName } from "../../members/offers/member-name.ts";

/** Who has keys of their own, and with whom the words were compared. */
export function ComparedSoFar({ now }: { now: string }) {
  const { t } = useTranslation("sharing/keys");
  const format = useFormat();
  const { data } = useMembers();
  const joined = data?.members.filter(hasOwnKeys) ?? [];
  if (joined.length === 0) return null;
  const compared = joined.filter(({ keys }) => keys.state === "verified").length;
  return (
    <Card as="section" aria-labelledby="compared-title">
      <CardHeader
        id="compared-title"
        title={t("soFar.title")}
        className="items-center!"
        action={
          <span className="my-2 inline-flex min-h-7 items-center rounded-full bg-sunken px-3 text-meta font-semibold text-ink-2">
            <bdi>{t("soFar.of", { n: format.number(compared), total: format.number(joined.length) })}</bdi>
          </span>
        }
      />
      <ul className="divide-y divide-line">
        {joined.map((member) => (
          <Line key={member.id} member={member} isHere={member.id === now} />
        ))}
      </ul>
    </Card>
  );
}

const hasOwnKeys = ({ status, confirmed_by_holder, keys }: Member) =>
  status === "confirmed" && !confirmed_by_holder && keys.state !== "none";

function Line({ member, isHere }: { member: Member; isHere: boolean }) {
  const { t } = useTranslation("sharing/keys");
  const format = useFormat();
  const { keys } = member;
  const isCompared = keys.state === "verified";
  const day = isCompared ? keys.verified_at : null;
  return (
    <li className="flex items-center gap-3.5 py-3">
      <Avatar name={memberName(member)} />
      <div className="min-w-0 flex-1 leading-[1.35]">
        {isHere ? (
          <p className="font-semibold break-words">
            <bdi>{member.first_name}</bdi>
          </p>
        ) : (
          <Link
            to="/dashboard/will-holder/members/$id/compare"
            params={{ id: member.id }}
            className="-my-2 inline-block py-2 font-semibold break-words"
          >
            <bdi>{member.first_name}</bdi>
          </Link>
        )}
        <p className="text-ink-3">
          {day
            ? format.date(day, "short")
            : t("soFar.joined", { date: format.date(member.status_changed_at, "short") })}
        </p>
      </div>
      {isCompared ? (
        <Badge variant="confirmed">{t("soFar.compared")}</Badge>
      ) : (
        <Badge variant="pending">{t(keys.state === "refused" ? "soFar.stopped" : "soFar.waiting")}</Badge>
      )}
    </li>
  );
}
