import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Card } from "../../../ui/layout/card.tsx";

/** Each card comes by itself: the score stands before the forms behind it are loaded (PRF-007). */
const card = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));

export const EmailCard = card(() => import("../recovery-options/email-card.tsx"), "EmailCard");
export const PasswordCard = card(() => import("../recovery/password-card.tsx"), "PasswordCard");
export const TwoFactorCard = card(() => import("../factors/two-factor-card.tsx"), "TwoFactorCard");
export const PasskeysCard = card(() => import("../passkeys/passkeys-card.tsx"), "PasskeysCard");
export const SealedItems = card(() => import("../recovery/sealed-items.tsx"), "SealedItems");
export const KitCard = card(() => import("./kit-card.tsx"), "KitCard");
export const VaultCard = card(() => import("./vault-card.tsx"), "VaultCard");
export const RecoveryOptionsCard = card(
  () => import("../recovery-options/recovery-options-card.tsx"),
  "RecoveryOptionsCard",
);
export const SessionsPanel = card(() => import("./sessions-panel.tsx"), "SessionsPanel");
export const ActivityPanel = card(() => import("./activity-panel.tsx"), "ActivityPanel");
export const ReadingPanel = card(() => import("./reading-panel.tsx"), "ReadingPanel");

/** The place of a card that is on its way. */
export function Coming({ children }: { children: ReactNode }) {
  const { t } = useTranslation("account");
  const empty = (
    <Card className="min-h-48">
      <LoadingState label={t("security.loading")} />
    </Card>
  );
  return <Suspense fallback={empty}>{children}</Suspense>;
}
