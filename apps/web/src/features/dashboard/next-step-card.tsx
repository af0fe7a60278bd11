import type { NextStep } from "@heirlock/domain/dashboard/readiness";
import { Link, type LinkProps } from "@tanstack/react-router";
import { clsx } from "clsx";
import {
  ArrowRight,
  Feather,
  FolderLock,
  KeyRound,
  Landmark,
  type LucideIcon,
  ScrollText,
  ShieldPlus,
  UserPlus,
  UserRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";

const ways: Record<NextStep | "done", { to: NonNullable<LinkProps["to"]>; icon: LucideIcon }> = {
  kit: { to: "/settings/security/recovery-kit", icon: KeyRound },
  asset: { to: "/dashboard/will-holder/assets/add", icon: Landmark },
  security: { to: "/settings/security", icon: ShieldPlus },
  vault: { to: "/dashboard/will-holder/vault/add", icon: FolderLock },
  will: { to: "/dashboard/will-holder/wills/new", icon: ScrollText },
  draft: { to: "/dashboard/will-holder/wills", icon: ScrollText },
  member: { to: "/dashboard/will-holder/members/add", icon: UserPlus },
  profile: { to: "/settings/profile", icon: UserRound },
  done: { to: "/dashboard/will-holder/assets", icon: Feather },
};

/** The one thing that helps most today; the only primary button of the dashboard. */
export function NextStepCard({ next, className }: { next: NextStep | null; className?: string }) {
  const { t } = useTranslation("dashboard");
  const step = next ?? "done";
  return (
    <Card
      as="section"
      tone="tint"
      aria-labelledby="next-step"
      className={clsx("flex flex-wrap items-center gap-x-5 gap-y-4", className)}
    >
      <IconTile icon={ways[step].icon} tone="surface" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="next-step" className="text-h3">
          {t(next ? "next.title" : "next.doneTitle")}
        </h2>
        <p className="mt-1">{t(`next.${step}`)}</p>
      </div>
      <Button iconEnd={ArrowRight} className="max-sm:w-full" render={<Link to={ways[step].to} />}>
        {t(`next.${step}Action`)}
      </Button>
    </Card>
  );
}
