import { Download, Share } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readLocal, writeLocal } from "../../platform/local-setting.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { isIos, isNativeApp, isStandalone } from "./display-mode.ts";
import { installOffer, snoozeKey, snoozeUntil } from "./install-offer.ts";
import { forgetInstallQuestion, useInstallQuestion } from "./use-install-question.ts";

/** At the foot of Home: Heirlock beside the other apps of the phone (PWA-001 to PWA-003). */
export function InstallCard() {
  const { t } = useTranslation("app/installed");
  const question = useInstallQuestion();
  const [snoozedUntil, setSnoozedUntil] = useState(() => readLocal(snoozeKey));
  const offer = installOffer({
    installed: isStandalone() || isNativeApp(),
    snoozedUntil,
    now: Date.now(),
    canPrompt: question !== null,
    ios: isIos(navigator),
  });
  if (!offer) return null;

  const snooze = () => {
    const until = snoozeUntil(Date.now());
    writeLocal(snoozeKey, until);
    setSnoozedUntil(until);
  };
  const install = async () => {
    if (!question) return;
    await question.prompt();
    const { outcome } = await question.userChoice;
    forgetInstallQuestion();
    if (outcome === "dismissed") snooze();
  };
  return (
    <Card as="section" aria-labelledby="install-title" className="mt-4.5 md:mt-6">
      <div className="flex items-start gap-3.5">
        <IconTile icon={offer === "prompt" ? Download : Share} />
        <div className="min-w-0 flex-1 self-center">
          <h2 id="install-title" className="text-h3">
            {t("install.title")}
          </h2>
          <p className="text-ink-2">{t("install.text")}</p>
        </div>
      </div>
      {offer === "steps" && (
        <ol className="mt-3 grid list-decimal gap-1 ps-6">
          <li>{t("install.iosShare")}</li>
          <li>{t("install.iosAdd")}</li>
        </ol>
      )}
      <div className="action-row mt-4">
        <Button variant="secondary" onClick={snooze}>
          {t("install.later")}
        </Button>
        {offer === "prompt" && (
          <Button icon={Download} onClick={() => void install()}>
            {t("install.go")}
          </Button>
        )}
      </div>
    </Card>
  );
}
