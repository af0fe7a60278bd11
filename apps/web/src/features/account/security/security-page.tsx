import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { SettingsLayout } from "../settings/settings-layout.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { SectionLinks, SectionPlace } from "./section-links.tsx";

/** Each card comes by itself: the score stands before the forms behind it are loaded (PRF-007). */
const card = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));

const EmailCard = card(() => import("../recovery-options/email-card.tsx"), "EmailCard");
const PasswordCard = card(() => import("../recovery/password-card.tsx"), "PasswordCard");
const TwoFactorCard = card(() => import("../factors/two-factor-card.tsx"), "TwoFactorCard");
const PasskeysCard = card(() => import("../passkeys/passkeys-card.tsx"), "PasskeysCard");
const SealedItems = card(() => import("../recovery/sealed-items.tsx"), "SealedItems");
const KitCard = card(() => import("./kit-card.tsx"), "KitCard");
const VaultCard = card(() => import("./vault-card.tsx"), "VaultCard");
const RecoveryOptionsCard = card(() => import("../recovery-options/recovery-options-card.tsx"), "RecoveryOptionsCard");
const SessionsPanel = card(() => import("./sessions-panel.tsx"), "SessionsPanel");
const ActivityPanel = card(() => import("./activity-panel.tsx"), "ActivityPanel");
const ReadingPanel = card(() => import("./reading-panel.tsx"), "ReadingPanel");

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

/** The place of a card that is on its way. */
function Coming({ children }: { children: ReactNode }) {
  const { t } = useTranslation("account");
  const empty = (
    <Card className="min-h-48">
      <LoadingState label={t("security.loading")} />
    </Card>
  );
  return <Suspense fallback={empty}>{children}</Suspense>;
}
