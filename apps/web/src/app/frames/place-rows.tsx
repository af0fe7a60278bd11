import { homeSide } from "@heirlock/domain/account/role-switch";
import { Link, type LinkProps, useLocation } from "@tanstack/react-router";
import { ChevronRight, CircleQuestionMark, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { navigationOf } from "../features.ts";
import { lastSide, sideOfPath } from "../navigation/side.ts";

/** Where to go from a page that leads nowhere: the places of the person's side besides Home, and help (mock-up z13). */
export function PlaceRows() {
  const { t } = useTranslation(["names", "app"]);
  const { userType, activeSide } = useSession();
  const own = sideOfPath(useLocation({ select: ({ pathname }) => pathname }));
  const side = own ?? homeSide(userType, activeSide ?? lastSide());
  const places = navigationOf(side).filter(({ aside, exact }) => aside === undefined && !exact);
  return (
    <Card className="py-1!">
      <ul className="divide-y divide-line">
        {places.map(({ to, label, icon }) => (
          <PlaceRow key={label} to={to} icon={icon} name={t(`nav.${label}`)} />
        ))}
        <PlaceRow to="/help" icon={CircleQuestionMark} name={t("app:help")} />
      </ul>
    </Card>
  );
}

function PlaceRow({ to, icon, name }: { to: NonNullable<LinkProps["to"]>; icon: LucideIcon; name: string }) {
  return (
    <li>
      <Link to={to} className="flex min-h-15 items-center gap-3.5 py-2 font-semibold text-ink no-underline">
        <IconTile icon={icon} tone="neutral" />
        <span className="min-w-0 flex-1">{name}</span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flip flex-none text-ink-3" />
      </Link>
    </li>
  );
}
