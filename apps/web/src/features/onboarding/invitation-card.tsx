import { invitationDelay } from "@heirlock/domain/onboarding/guide-start";
import { Compass, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { IconTile } from "../../ui/display/icon-tile.tsx";
import { useOnboarding } from "./onboarding-provider.tsx";

/** Two seconds after loading; it covers nothing that has the focus, and waits as long as it has to (ONB-001). */
export function InvitationCard() {
  const { t } = useTranslation("onboarding");
  const { invites, start, later, dismiss } = useOnboarding();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), invitationDelay);
    return () => clearTimeout(timer);
  }, []);
  if (!invites || !isTime) return null;
  return (
    <section
      aria-labelledby="guide-card"
      className="fixed inset-x-3 bottom-[calc(84px+env(safe-area-inset-bottom))] z-30 rounded-lg border border-line bg-surface p-4 shadow-e3 transition-[opacity,translate] duration-(--d3) sm:bottom-6 sm:inset-x-auto sm:end-6 sm:w-[26rem] sm:p-5 starting:translate-y-2 starting:opacity-0 contrast:border-2 contrast:border-line-strong print:hidden"
    >
      <div className="flex items-start gap-3.5">
        <IconTile icon={Compass} />
        <div className="min-w-0 flex-1">
          <h2 id="guide-card" className="text-h4">
            {t("card.title")}
          </h2>
          <p className="mt-1 text-ink-2">{t("card.text")}</p>
        </div>
        <IconButton label={t("close")} icon={X} onClick={later} className="-me-2 -mt-2" />
      </div>
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={start}>
          {t("card.start")}
        </Button>
        <Button size="sm" variant="secondary" onClick={later}>
          {t("card.later")}
        </Button>
        <Button size="sm" variant="ghost" onClick={dismiss}>
          {t("card.never")}
        </Button>
      </div>
    </section>
  );
}
