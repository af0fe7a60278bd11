import type { Member } from "@heirlock/contract/members/members";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Eye, FileUp, type LucideIcon, Phone, SlidersHorizontal } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ShowMore } from "../../../ui/lists/pagination.tsx";
import { memberName } from "../offers/member-name.ts";
import { useRelation } from "../relation-words.ts";
import { groupOf, memberGroups } from "./member-groups.ts";
import { nextStep } from "./next-step.ts";
import { memberLink } from "./use-member-actions.tsx";

const firstRows = 30;
const moreRows = 20;

/** On phones: one row for each person, by what is next. Badges and actions are on the person's own page. */
export function MemberLines({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation("members/list");
  const format = useFormat();
  const [limit, setLimit] = useState(firstRows);
  const ordered = memberGroups.flatMap((group) => members.filter((member) => groupOf(member) === group));
  const shown = ordered.slice(0, limit);
  return (
    <>
      {memberGroups
        .filter((group) => shown.some((member) => groupOf(member) === group))
        .map((group) => (
          <section key={group}>
            <h2 className="mb-1.5 font-sans text-body font-semibold tracking-normal text-ink-2">
              {t(`phone.${group}`)}{" "}
              <span className="num font-normal">
                {format.number(members.filter((member) => groupOf(member) === group).length)}
              </span>
            </h2>
            <Card tone={group === "waiting" ? "brass" : "plain"} className="px-3.5! py-0!">
              <ul className="divide-y divide-line">
                {shown
                  .filter((member) => groupOf(member) === group)
                  .map((member) => (
                    <li key={member.id}>
                      <MemberLine member={member} />
                      {group === "waiting" && <CallButton member={member} />}
                    </li>
                  ))}
              </ul>
            </Card>
          </section>
        ))}
      {ordered.length > firstRows && (
        <ShowMore
          shown={shown.length}
          total={ordered.length}
          step={moreRows}
          onMore={() => setLimit((before) => before + moreRows)}
        />
      )}
    </>
  );
}

function MemberLine({ member }: { member: Member }) {
  const line = useLine();
  const name = memberName(member);
  return (
    <Link to="/dashboard/will-holder/members/$id" params={{ id: member.id }} className={rowClass}>
      <Avatar name={name} draft={member.status === "draft"} />
      <RowTexts title={name} text={line(member)} />
    </Link>
  );
}

/** The words that two people read to each other are read on the phone. */
function CallButton({ member }: { member: Member }) {
  const { t } = useTranslation("members/list");
  return (
    <Button block icon={Phone} className="mb-3.5" render={memberLink("compare", member.id)}>
      {t("phone.call", { name: member.first_name })}
    </Button>
  );
}

/** Who somebody is, and what is next with them where anything is. */
function useLine(): (member: Member) => string {
  const { t } = useTranslation("members/list");
  const { t: word } = useTranslation("members");
  const relation = useRelation();
  const format = useFormat();
  return (member) => {
    // Whoever said no or was let go has no part any more.
    const roles = (groupOf(member) === "ended" ? [] : member.member_roles)
      .filter(({ status }) => status !== "revoked")
      .toSorted((one, other) => Number(other.role === member.primary_role) - Number(one.role === member.primary_role))
      .map(({ role }) => word(`role.${role}`));
    const known = relation(member);
    const who = [known, format.list(roles.filter((role) => role !== known))].filter((part) => part !== "");
    return [who.join(", "), next(member), !member.is_active && word("switchedOff")].filter(Boolean).join(" · ");
  };

  function next(member: Member): string {
    const group = groupOf(member);
    const { key, day } = nextStep(member);
    const date = day ? format.date(day, isNear(day) ? "near" : "short") : "";
    if (group === "waiting") return t("phone.saidYes", { date });
    if (group === "withoutEmail") return t(member.keys.card_printed_at ? "phone.cardPrinted" : "phone.noCard");
    if (group === "joined") return key === "stopped" ? t("next.stopped") : "";
    return t(`phone.${shortStep[key] ?? "noCard"}`, { date });
  }
}

const halfYear = 182 * 86_400_000;

/** Then the year goes without saying. */
function isNear(day: string): boolean {
  return Math.abs(Date.parse(day) - Date.now()) < halfYear;
}

/** The sentence is on the person's page; here it is two or three words. */
const shortStep = {
  invited: "until",
  expired: "expired",
  cancelled: "cancelled",
  pending: "notInvited",
  rejected: "saidNo",
  rejectedBecause: "saidNo",
  revoked: "endedOn",
  byHolderCard: "cardPrinted",
} as Partial<
  Record<
    ReturnType<typeof nextStep>["key"],
    "until" | "expired" | "cancelled" | "notInvited" | "saidNo" | "endedOn" | "cardPrinted"
  >
>;

export interface MoreRowsProps {
  isFiltering: boolean;
  onFilter: () => void;
}

/** What else the page can do, after the people. */
export function MoreRows({ isFiltering, onFilter }: MoreRowsProps) {
  const { t } = useTranslation("members/list");
  return (
    <Card className="px-3.5! py-0!">
      <ul className="divide-y divide-line">
        <MoreRow
          icon={Eye}
          render={(content) => (
            <Link to="/dashboard/will-holder/members/access" search={{}} className={rowClass}>
              {content}
            </Link>
          )}
          title={t("page.access")}
          text={t("phone.accessText")}
        />
        <MoreRow
          icon={SlidersHorizontal}
          render={(content) => (
            <button type="button" aria-expanded={isFiltering} onClick={onFilter} className={rowClass}>
              {content}
            </button>
          )}
          title={t("phone.filter")}
          text={t("phone.filterText")}
        />
        <MoreRow
          icon={FileUp}
          render={(content) => (
            <Link to="/dashboard/will-holder/members/import" className={rowClass}>
              {content}
            </Link>
          )}
          title={t("phone.import")}
          text={t("phone.importText")}
        />
      </ul>
    </Card>
  );
}

interface MoreRowProps {
  icon: LucideIcon;
  title: string;
  text: string;
  render: (content: ReactNode) => ReactElement;
}

function MoreRow({ icon, title, text, render }: MoreRowProps) {
  return (
    <li>
      {render(
        <>
          <IconTile icon={icon} tone="neutral" />
          <RowTexts title={title} text={text} />
        </>,
      )}
    </li>
  );
}

const rowClass =
  "flex min-h-14 w-full items-center gap-3 rounded-sm py-1.5 text-start leading-[1.3] text-ink no-underline";

function RowTexts({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">
          <bdi>{title}</bdi>
        </span>
        <span className="block text-meta font-normal break-words text-ink-2">{text}</span>
      </span>
      <ChevronRight aria-hidden size={18} strokeWidth={1.8} className="flip flex-none text-ink-3" />
    </>
  );
}
