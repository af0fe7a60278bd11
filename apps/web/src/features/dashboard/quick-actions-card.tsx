import { Link, type LinkProps } from "@tanstack/react-router";
import { ChevronRight, FolderLock, type LucideIcon, Plus, ScrollText, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { IconTile, type IconTileTone } from "../../ui/display/icon-tile.tsx";
import { HomeCard } from "./home-card.tsx";

interface Action {
  label: "addAsset" | "addEntry" | "addMember" | "createWill";
  to: NonNullable<LinkProps["to"]>;
  icon: LucideIcon;
  tone: IconTileTone;
}

/** The four of D53. */
const actions: readonly Action[] = [
  { label: "addAsset", to: "/dashboard/will-holder/assets/add", icon: Plus, tone: "primary" },
  { label: "addEntry", to: "/dashboard/will-holder/vault/add", icon: FolderLock, tone: "primary" },
  { label: "addMember", to: "/dashboard/will-holder/members/add", icon: UserPlus, tone: "info" },
  { label: "createWill", to: "/dashboard/will-holder/wills/new", icon: ScrollText, tone: "brass" },
];

/** On phones a row: the bar below and the cards lead to most of it. */
export function QuickActionsCard({ asRow }: { asRow: boolean }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <HomeCard
      id="quick-actions"
      title={t("actions.title")}
      asRow={asRow}
      summary={format.list([t("actions.addAsset"), t("actions.addEntry")])}
    >
      <QuickActions />
    </HomeCard>
  );
}

function QuickActions() {
  const { t } = useTranslation("dashboard");
  return (
    <div>
      <ul className="sm:max-md:grid sm:max-md:grid-cols-2 sm:max-md:gap-x-5">
        {actions.map(({ label, to, icon, tone }) => (
          <li key={label} className="border-t border-line first:border-t-0 sm:max-md:border-t-0">
            <Link to={to} className="flex min-h-16 items-center gap-3.5 py-2 text-ink no-underline hover:underline">
              <IconTile icon={icon} tone={tone} />
              <span className="flex-1">{t(`actions.${label}`)}</span>
              <ChevronRight aria-hidden size={20} strokeWidth={1.8} className="flip text-ink-3 sm:max-md:hidden" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 border-t border-line pt-2">
        <Link to="/help/$slug" params={{ slug: "what-to-record" }} className="inline-flex min-h-11 items-center">
          {t("actions.help")}
        </Link>
      </p>
    </div>
  );
}
