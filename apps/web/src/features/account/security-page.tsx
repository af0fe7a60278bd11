import { TwoFactorCard } from "./factors/two-factor-card.tsx";
import { EmailCard } from "./means/email-card.tsx";
import { RecoveryMeansCard } from "./means/recovery-means-card.tsx";
import { PasskeysCard } from "./passkeys/passkeys-card.tsx";
import { PasswordCard } from "./recovery/password-card.tsx";
import { SealedItems } from "./recovery/sealed-items.tsx";
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
          <EmailCard />
          <PasswordCard />
        </SectionPlace>
        <SectionPlace section="two-factor">
          <TwoFactorCard />
          <PasskeysCard />
        </SectionPlace>
        <SectionPlace section="ways-back">
          <div className="grid gap-3 empty:hidden lg:col-span-2">
            <SealedItems />
          </div>
          <div className="grid gap-5">
            <KitCard />
            <VaultCard />
          </div>
          <RecoveryMeansCard />
        </SectionPlace>
        <SectionPlace section="sessions">
          <SessionsPanel />
        </SectionPlace>
        <SectionPlace section="activity">
          <ActivityPanel />
        </SectionPlace>
        <SectionPlace section="reading">
          <ReadingPanel />
        </SectionPlace>
      </div>
    </SettingsLayout>
  );
}
