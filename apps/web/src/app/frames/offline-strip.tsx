import { WifiOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { offlineStripId, useOffline } from "../../platform/online.ts";

/** Above every page while there is no connection: reading goes on, and why nothing can be saved (mock-up z14). */
export function OfflineStrip() {
  const { t } = useTranslation("app");
  const offline = useOffline();
  return (
    <div
      role="status"
      id={offlineStripId}
      // The bar below is as dark; on phones the reason stays in sight of a button further down.
      className="relative z-40 border-b border-on-spine/20 bg-spine text-on-spine empty:hidden max-sm:sticky max-sm:top-0 print:hidden"
    >
      {offline && (
        <p className="flex items-center gap-3.5 px-4.5 py-2.5 leading-[1.35]">
          <WifiOff aria-hidden size={22} strokeWidth={1.8} className="flex-none" />
          <span className="min-w-0">
            <strong className="font-semibold">{t("offline.title")}</strong> {t("offline.text")}
          </span>
        </p>
      )}
    </div>
  );
}
