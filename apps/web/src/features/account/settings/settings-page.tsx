import { Link } from "@tanstack/react-router";
import {
  ArrowLeftRight,
  Bell,
  ChevronRight,
  Compass,
  FileArchive,
  LogOut,
  type LucideIcon,
  Printer,
  ShieldCheck,
  SunMoon,
  UserRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { restartGuide } from "../../onboarding/offers/guide-flag.ts";
import { useSignOut } from "../sign-in/use-sign-out.ts";
import { SettingsLayout } from "./settings-layout.tsx";

const sections = [
  { name: "profile", to: "/settings/profile", icon: UserRound },
  { name: "security", to: "/settings/security", icon: ShieldCheck },
  { name: "notifications", to: "/settings/notifications", icon: Bell },
  { name: "preferences", to: "/settings/preferences", icon: SunMoon },
  { name: "privacy", to: "/settings/privacy", icon: FileArchive },
  { name: "accounts", to: "/settings/accounts", icon: ArrowLeftRight },
] as const satisfies { name: string; to: string; icon: LucideIcon }[];

export function SettingsPage() {
  const { t } = useTranslation("account");
  const { kitConfirmed } = useSession();
  const { busy, signOut } = useSignOut();
  return (
    <SettingsLayout text={t("settings.lead")}>
      <div className="grid gap-5">
        {kitConfirmed === false && (
          <Alert
            tone="brass"
            title={t("settings.kitOpen")}
            action={
              <Button size="sm" icon={Printer} render={<Link to="/settings/security/recovery-kit" />}>
                {t("settings.kitOpenAction")}
              </Button>
            }
          >
            {t("settings.kitOpenText")}
          </Alert>
        )}
        <ul className="grid gap-4 lg:grid-cols-2">
          {sections.map(({ name, to, icon }) => (
            <Card as="li" key={name} className="relative transition-colors duration-(--d1) hover:border-primary-line">
              <div className="flex items-start gap-4">
                <IconTile icon={icon} />
                <div className="min-w-0 flex-1">
                  <h2 className="text-h3">
                    <Link
                      to={to}
                      className="font-medium text-ink no-underline after:absolute after:inset-0 after:rounded-lg"
                    >
                      {t(`settings.${name}`)}
                    </Link>
                  </h2>
                  <p className="mt-1 text-ink-2">{t(`settings.${name}Text`)}</p>
                </div>
                <ChevronRight aria-hidden size={20} className="flip mt-1.5 flex-none text-ink-3" />
              </div>
            </Card>
          ))}
        </ul>
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <h2 className="font-sans text-h4 font-[650]">{t("settings.guide")}</h2>
            <p className="text-ink-2">{t("settings.guideText")}</p>
          </div>
          <Button variant="secondary" icon={Compass} onClick={restartGuide}>
            {t("settings.guide")}
          </Button>
        </Card>
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <h2 className="font-sans text-h4 font-[650]">{t("settings.signOut")}</h2>
            <p className="text-ink-2">{t("settings.signOutText")}</p>
          </div>
          <Button
            variant="secondary"
            icon={LogOut}
            busy={busy}
            busyLabel={t("settings.signOutBusy")}
            onClick={() => void signOut()}
          >
            {t("settings.signOut")}
          </Button>
        </Card>
      </div>
    </SettingsLayout>
  );
}
