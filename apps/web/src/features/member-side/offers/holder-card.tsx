import { Link } from "@tanstack/react-router";
import { HeartHandshake, Mail, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { type Relationship, useRelationships } from "./list-relationships.ts";

/** The people who gave this person a part in their plans, with the roles in words. */
export function HolderCard() {
  const { t } = useTranslation("members");
  return (
    <Card as="section" aria-labelledby="holders">
      <CardHeader id="holders" title={t("holderCard.title")} />
      <Holders />
    </Card>
  );
}

function Holders() {
  const { t } = useTranslation("members");
  const empty = (
    <EmptyState
      level={3}
      icon={HeartHandshake}
      title={t("holderCard.emptyTitle")}
      text={t("holderCard.emptyText")}
      action={
        <Button variant="secondary" render={<Link to="/help/$slug" params={{ slug: "invited-by-someone" }} />}>
          {t("holderCard.emptyAction")}
        </Button>
      }
    />
  );
  return (
    <Loaded
      query={useRelationships()}
      level={3}
      loading={t("holderCard.loading")}
      failed={t("holderCard.errorTitle")}
      empty={{ when: (holders) => holders.length === 0, show: () => empty }}
    >
      {(holders) => (
        <ul>
          {holders.map((relationship) => (
            <HolderRow key={relationship.id} relationship={relationship} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const badges = {
  invited: { variant: "info", icon: Mail },
  confirmed: { variant: "confirmed", icon: undefined },
  declined: { variant: "secondary", icon: X },
} as const;

function HolderRow({ relationship: { holder, status, roles } }: { relationship: Relationship }) {
  const { t } = useTranslation("members");
  const format = useFormat();
  const name = `${holder.first_name} ${holder.last_name}`;
  // A role that waits for the person, or was switched off, is not one that they have.
  const held = status === "confirmed" ? roles.filter((role) => role.status === "active") : roles;
  const named = held.length > 0 ? format.list(held.map(({ role }) => t(`role.${role}`))) : t("noRole");
  const text = ({ confirmed: "youAre", invited: "invitedAs", declined: "declinedText" } as const)[status];
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <Avatar name={name} />
      <div className="min-w-0 flex-1 basis-48 leading-[1.35]">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-3">{t(text, { roles: named })}</p>
      </div>
      <Badge variant={badges[status].variant} icon={badges[status].icon}>
        {t(`status.${status}`)}
      </Badge>
    </li>
  );
}
