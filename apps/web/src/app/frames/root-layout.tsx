import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { UiProvider } from "../../ui/ui-provider.tsx";
import { HeadSync } from "../head/head-sync.tsx";
import { NavigationAnnouncer } from "../navigation/navigation-announcer.tsx";
import { mainId } from "./main-id.ts";
import { OfflineStrip } from "./offline-strip.tsx";

/** Around every page. */
export function RootLayout() {
  const { t } = useTranslation("app");
  return (
    <UiProvider>
      <a href={`#${mainId}`} className="skip-link">
        {t("skip")}
      </a>
      <HeadSync />
      <NavigationAnnouncer />
      <OfflineStrip />
      <Outlet />
    </UiProvider>
  );
}
