import { KeyRound, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { IconTile } from "../../ui/icon-tile.tsx";
import { TwoFactorCard } from "./factors/two-factor-card.tsx";
import { PasskeysCard } from "./passkeys/passkeys-card.tsx";
import { ActivityPanel } from "./security/activity-panel.tsx";
import { KitCard } from "./security/kit-card.tsx";
import { ReadingPanel } from "./security/reading-panel.tsx";
import { ScorePanel } from "./security/score-panel.tsx";
import { SectionLinks, SectionPlace } from "./security/section-links.tsx";
import { SessionsPanel } from "./security/sessions-panel.tsx";
import { SettingsLayout } from "./settings-layout.tsx";
import { VaultCard } from "./vault-lock/vault-card.tsx";

/** First how things stand, then what one can do about it, from the everyday to the rare; what we can read comes last. */
export function SecurityPage() {
  return (
    <SettingsLayout>
      <SectionLinks />
      <div className="grid gap-5">
        <SectionPlace section="score">
          <ScorePanel />
        </SectionPlace>
        <SectionPlace section="sign-in">
          <AccountCard />
        </SectionPlace>
        <SectionPlace section="two-factor">
          <TwoFactorCard />
          <PasskeysCard />
        </SectionPlace>
        <SectionPlace section="ways-back">
          <KitCard />
        </SectionPlace>
        <SectionPlace section="sessions">
          <SessionsPanel />
        </SectionPlace>
        <SectionPlace section="activity">
          <ActivityPanel />
        </SectionPlace>
        <SectionPlace section="vault">
          <VaultCard />
          <ReadingPanel />
        </SectionPlace>
      </div>
    </SettingsLayout>
  );
}

function AccountCard() {
  const { t } = useTranslation("account");
  const { profile } = useSession();
  return (
    <Card as="section" className="grid gap-5">
      <Row
        icon={<IconTile icon={Mail} />}
        title={t("security.emailTitle")}
        badge={<Badge variant="confirmed">{t("security.emailConfirmed")}</Badge>}
      >
        {profile && (
          <span className="block font-semibold break-words text-ink">
            <bdi>{profile.email}</bdi>
          </span>
        )}
        {t("security.emailText")}
      </Row>
      <Row icon={<IconTile icon={KeyRound} tone="neutral" />} title={t("security.passwordTitle")}>
        {t("security.passwordText")}
      </Row>
    </Card>
  );
}

function Row({
  icon,
  title,
  badge,
  children,
}: {
  icon: ReactNode;
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-4 not-first:border-t not-first:border-line not-first:pt-5">
      {icon}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-sans text-h4 font-[650]">{title}</h2>
          {badge}
        </div>
        <p className="mt-1 text-ink-2">{children}</p>
      </div>
    </div>
  );
}
