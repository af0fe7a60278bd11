import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { UiProvider } from "../../ui/ui-provider.tsx";
import { HeadSync } from "../head/head-sync.tsx";
import { NavigationAnnouncer } from "../navigation/navigation-announcer.tsx";

/** Around every page. Each frame below it has one main element with this id. */
export const mainId = "main";

export function RootLayout() {
  const { t } = useTranslation("app");
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
