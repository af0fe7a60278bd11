import { Suspense } from "react";
import { useWide } from "../../../platform/use-media.ts";
import { SettingsLayout } from "../settings/settings-layout.tsx";
import { PhoneSecurity } from "./phone-security.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { SectionLinks, SectionPlace } from "./section-links.tsx";
import {
  ActivityPanel,
  Coming,
  EmailCard,
  KitCard,
  PasskeysCard,
  PasswordCard,
  ReadingPanel,
  RecoveryOptionsCard,
  SealedItems,
  SessionsPanel,
  TwoFactorCard,
  VaultCard,
} from "./security-cards.tsx";

export function SecurityPage() {
  return useWide() ? <WholeSecurity /> : <PhoneSecurity />;
}

/** First how things stand, then what one can do about it, from the everyday to the rare; what we can read comes last. */
function WholeSecurity() {
  return (
    <SettingsLayout>
      <SectionLinks />
      <div className="grid gap-5">
        <SectionPlace section="score">
          <ScorePanel />
        </SectionPlace>
        <SectionPlace section="sign-in">
          <Coming>
            <EmailCard />
          </Coming>
          <Coming>
            <PasswordCard />
          </Coming>
        </SectionPlace>
        <SectionPlace section="two-factor">
          <Coming>
            <TwoFactorCard />
          </Coming>
          <Coming>
            <PasskeysCard />
          </Coming>
        </SectionPlace>
        <SectionPlace section="ways-back">
          <div className="grid gap-3 empty:hidden lg:col-span-2">
            <Suspense fallback={null}>
              <SealedItems />
            </Suspense>
          </div>
          <div className="grid gap-5">
            <Coming>
              <KitCard />
            </Coming>
            <Coming>
              <VaultCard />
            </Coming>
          </div>
          <Coming>
            <RecoveryOptionsCard />
          </Coming>
        </SectionPlace>
        <SectionPlace section="sessions">
          <Coming>
            <SessionsPanel />
          </Coming>
        </SectionPlace>
        <SectionPlace section="activity">
          <Coming>
            <ActivityPanel />
          </Coming>
        </SectionPlace>
        <SectionPlace section="reading">
          <Coming>
            <ReadingPanel />
          </Coming>
        </SectionPlace>
      </div>
    </SettingsLayout>
  );
}
