import type { Member } from "@heirlock/contract/members/members";
import { Link } from "@tanstack/react-router";
import { Hourglass, IdCard, KeyRound, type LucideIcon, Waypoints } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Card, CardHeader } from "../../../ui/layout/card.tsx";
import { useReadiness } from "../keys/use-readiness.ts";

/** How what is meant for a member reaches them: by a key of their own, by a printed card, or not yet. */
export function MemberKeysCard({ member }: { member: Member }) {
  const { t } = useTranslation("sharing/keys");
  const format = useFormat();
  if (member.status === "rejected" || member.status === "revoked") return null;
  const { keys } = member;
  const name = member.first_name;
  const params = { id: member.id };
  return (
    <Card as="section" aria-labelledby="keys-title">
      <CardHeader id="keys-title" title={t("state.title", { name })} />
      <ul className="grid gap-5">
        <Way
          icon={KeyRound}
          title={t("state.account")}
          text={
            keys.state === "verified" && keys.verified_at
              ? t("state.verified", { date: format.date(keys.verified_at, "short") })
              : t(`state.${keys.state === "verified" ? "unverified" : keys.state}`, { name })
          }
          badge={<AccountBadge state={keys.state} />}
          action={
            keys.state !== "none" && (
              <Button
                variant="secondary"
                size="sm"
                render={<Link to="/dashboard/will-holder/members/$id/compare" params={params} />}
              >
                {t(keys.state === "verified" ? "state.words" : "state.compare", { name })}
              </Button>
            )
          }
        />
        <Way
          icon={IdCard}
          title={t("state.card")}
          text={
            keys.card_printed_at
              ? t("state.cardPrinted", { date: format.date(keys.card_printed_at, "short") })
              : t(keys.has_card ? "state.cardMade" : "state.cardNone", { name })
          }
          action={
            <Button
              variant="secondary"
              size="sm"
              render={<Link to="/dashboard/will-holder/members/$id/card" params={params} />}
            >
              {t("card.open")}
            </Button>
          }
        />
        <NotReached id={member.id} name={name} />
        {keys.queued_at && (
          <Way
            icon={Hourglass}
            title={t("state.queued")}
            text={t("state.queuedText", { date: format.date(keys.queued_at, "short") })}
          />
        )}
      </ul>
    </Card>
  );
}

/** How many entries do not reach somebody, and why. */
function NotReached({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("sharing/keys");
  const format = useFormat();
  const { readiness, isChecked } = useReadiness();
  const missing = readiness?.people.filter(({ member_id }) => member_id === id) ?? [];
  if (missing.length === 0) return null;
  const count = missing.reduce((sum, { entries }) => sum + entries, 0);
  const why = format.list(missing.map((one) => t(`reach.why.${one.why}`, { name })));
  return (
    <Way
      icon={Waypoints}
      title={t("reach.person", { count, name })}
      text={
        <>
          {t("reach.because", { why })} {!isChecked && t("reach.unchecked")}
        </>
      }
    />
  );
}

/** A missing exchange of keys is brass, never red. */
function AccountBadge({ state }: { state: Member["keys"]["state"] }) {
  const { t } = useTranslation("sharing/keys");
  if (state === "none") return null;
  if (state === "verified") return <Badge variant="confirmed">{t("soFar.compared")}</Badge>;
  return <Badge variant="pending">{t(state === "refused" ? "soFar.stopped" : "soFar.waiting")}</Badge>;
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
}

function Way({ icon, title, text, badge, action }: WayProps) {
  return (
    <li className="flex gap-3.5">
      <IconTile icon={icon} tone="neutral" size="sm" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="font-sans text-body font-semibold">{title}</h3>
          {badge}
        </div>
        <p className="text-ink-2">{text}</p>
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </li>
  );
}
