import { Link } from "@tanstack/react-router";
import { CircleCheck, HeartHandshake, type LucideIcon, MailWarning, MailX } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile, type IconTileTone } from "../../../ui/display/icon-tile.tsx";
import type { Over } from "./use-open-invitation.ts";

const looks: Record<Over, { icon: LucideIcon; tone: IconTileTone }> = {
  missing: { icon: MailWarning, tone: "brass" },
  gone: { icon: MailX, tone: "brass" },
  expired: { icon: MailWarning, tone: "brass" },
  accepted: { icon: CircleCheck, tone: "primary" },
  declined: { icon: MailX, tone: "neutral" },
  answered: { icon: CircleCheck, tone: "neutral" },
  joined: { icon: HeartHandshake, tone: "primary" },
  refused: { icon: CircleCheck, tone: "neutral" },
  reported: { icon: CircleCheck, tone: "neutral" },
};

/** What came of it, or why there is nothing to answer any more, and the way on. The heading takes the focus. */
export function InvitationOver({ why, holder }: { why: Over; holder: string }) {
  const { t } = useTranslation("members/invitations");
  const { status } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const inside = status === "signed-in";
  return (
    <div className="mx-auto grid w-full max-w-[500px] gap-5 pt-4 md:pt-16">
      <IconTile {...looks[why]} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {t(`over.${why}.title`, { name: holder })}
        </h1>
        <p className="mt-2 text-ink-2">{t(`over.${why}.text`, { name: holder })}</p>
      </div>
      {why === "joined" || (why === "accepted" && inside) ? (
        <Button size="lg" block render={<Link to="/dashboard/member" />}>
          {t("over.toPlan")}
        </Button>
      ) : why === "refused" || why === "reported" ? null : inside ? (
        <Button size="lg" block render={<Link to="/dashboard" />}>
          {t("over.toDashboard")}
        </Button>
      ) : (
        <Button size="lg" block render={<Link to="/auth/login" />}>
          {t("over.signIn")}
        </Button>
      )}
    </div>
  );
}
