import { Lock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RingFrame } from "../../../ui/charts/ring-frame.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { UnlockPanel } from "../../account/offers/unlock-panel.tsx";

export interface LockedSharedProps {
  title: string;
  text: string;
}

/** In the place of what needs the member's own key (mock-up q6c). */
export function LockedShared({ title, text }: LockedSharedProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const [running, setRunning] = useState(false);
  return (
    <Card as="section" aria-labelledby="shared-lock" className="mx-auto grid w-full max-w-[560px] gap-5">
      <div className="grid justify-items-center text-center">
        <RingFrame>
          <Lock aria-hidden size={34} strokeWidth={1.7} />
        </RingFrame>
        <h2 id="shared-lock" className="mt-2 text-h2">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[46ch] text-ink-2">{text}</p>
      </div>
      <UnlockPanel onUnlocked={() => {}} onRunningChange={setRunning} />
      {!running && <p className="text-center text-ink-2">{t("locked.notAvailable")}</p>}
    </Card>
  );
}
