import { Link, type LinkProps } from "@tanstack/react-router";
import { ChevronRight, FileText, Landmark, type LucideIcon, Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { HomeCard } from "./home-card.tsx";

/** The three of D53. */
const actions = [
  { label: "invitations", to: "/dashboard/member/invitations", icon: Mail },
  { label: "assets", to: "/dashboard/member/assigned-assets", icon: Landmark },
  { label: "papers", to: "/dashboard/member/assigned-vault", icon: FileText },
] as const satisfies readonly { label: string; to: LinkProps["to"]; icon: LucideIcon }[];

export function MemberActionsCard({ asRow }: { asRow: boolean }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <HomeCard
      id="quick-actions"
      title={t("actions.title")}
      asRow={asRow}
      summary={format.list([t("member.actions.invitations"), t("member.actions.assets")])}
    >
      <ul>
        {actions.map(({ label, to, icon }) => (
          <li key={label} className="border-t border-line first:border-t-0">
            <Link to={to} className="flex min-h-16 items-center gap-3.5 py-2 text-ink no-underline hover:underline">
              <IconTile icon={icon} />
              <span className="flex-1">{t(`member.actions.${label}`)}</span>
              <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flip text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
