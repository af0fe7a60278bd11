import type { Member } from "@heirlock/contract/members/members";
import { Link } from "@tanstack/react-router";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { createRowMenu, RowMenu, type RowMenuHandle, RowMenuTrigger } from "../../../ui/overlays/menu.tsx";
import { RoleBadges, StatusBadges } from "../offers/member-badges.tsx";
import { memberName } from "../offers/member-name.ts";
import { useRelation } from "../relation-words.ts";
import { mainAction } from "./member-actions.ts";
import { nextStep } from "./next-step.ts";
import { actionPictures, isLink, type MemberActions, memberLink, useMemberActions } from "./use-member-actions.tsx";

/** Four columns from 1101 px on; below, each member is a block. */
const columns = "lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.95fr)_minmax(0,1.3fr)_auto]";

export function MemberRows({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation("members/list");
  const [menu] = useState(createRowMenu<Member>);
  const actions = useMemberActions();
  return (
    <Card className="py-2! md:py-3!">
      <div
        aria-hidden
        className={`hidden gap-x-5 border-b-[1.5px] border-line-strong py-2.5 text-meta font-semibold text-ink-2 lg:grid ${columns}`}
      >
        <span>{t("column.name")}</span>
        <span>{t("column.roles")}</span>
        <span>{t("column.status")}</span>
        <span className="w-65" />
      </div>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} menu={menu} actions={actions} />
        ))}
      </ul>
      <RowMenu handle={menu} label={t("column.actions")} itemsOf={(member) => actions.itemsFor(member)} />
      {actions.dialogs}
    </Card>
  );
}

interface MemberRowProps {
  member: Member;
  menu: RowMenuHandle<Member>;
  actions: MemberActions;
}

function MemberRow({ member, menu, actions }: MemberRowProps) {
  const { t } = useTranslation("members/list");
  const relation = useRelation();
  const name = memberName(member);
  return (
    <li className={`grid items-center gap-x-5 gap-y-2.5 py-4 lg:py-3.5 ${columns}`}>
      <div className="flex min-w-0 items-center gap-3.5">
        <Avatar name={name} draft={member.status === "draft"} />
        <div className="min-w-0 flex-1 leading-[1.35]">
          <Link
            to="/dashboard/will-holder/members/$id"
            params={{ id: member.id }}
            className="inline-flex min-h-11 items-center font-semibold break-words text-ink no-underline hover:underline lg:min-h-0"
          >
            <bdi>{name}</bdi>
          </Link>
          <p className="text-ink-3" dir="auto">
            {relation(member)}
          </p>
        </div>
      </div>
      <RoleBadges member={member} />
      <div className="grid gap-1.5">
        <StatusBadges member={member} />
        <NextStep member={member} />
      </div>
      <div className="flex items-center gap-1 max-lg:-ms-3.5 lg:w-65 lg:justify-end">
        <MainAction member={member} actions={actions} />
        <RowMenuTrigger
          handle={menu}
          row={member}
          trigger={<IconButton label={t("action.menu", { name })} icon={Ellipsis} />}
        />
      </div>
    </li>
  );
}

/** The most useful one stands there in words. */
function MainAction({ member, actions }: Omit<MemberRowProps, "menu">) {
  const { t } = useTranslation("members/list");
  const action = mainAction(member);
  const word = t(`action.${action}`, { name: member.first_name });
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={actionPictures[action]}
      aria-label={t("action.of", { action: word, name: memberName(member) })}
      {...(isLink(action)
        ? { render: memberLink(action, member.id) }
        : { onClick: () => actions.choose(member, action) })}
    >
      {word}
    </Button>
  );
}

/** What is next with this person, in a sentence. */
function NextStep({ member }: { member: Member }) {
  const { t } = useTranslation("members/list");
  const format = useFormat();
  const { key, day, reason } = nextStep(member);
  return (
    <p className="text-meta text-ink-2">{t(`next.${key}`, { date: day ? format.date(day, "day") : "", reason })}</p>
  );
}
