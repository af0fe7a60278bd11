import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { UiProvider } from "../ui/ui-provider.tsx";
import { repeatEarlyPress } from "./early-press.ts";
import { HeadSync } from "./head-sync.tsx";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";

/** Around every page. Each frame below it has one main element with this id. */
export const mainId = "main";

export function RootLayout() {
  const { t } = useTranslation("app");
  useEffect(repeatEarlyPress, []);
  return (
    <UiProvider>
      <a href={`#${mainId}`} className="skip-link">
        {t("skip")}
      </a>
      <HeadSync />
      <NavigationAnnouncer />
      <Outlet />
    </UiProvider>
  );
}
