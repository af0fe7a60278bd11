import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { TabLinks } from "../../../ui/layout/tabs.tsx";

/** The heading and the sections that every settings page has in common. */
export function SettingsLayout({ text, children }: { text?: string; children: ReactNode }) {
  const { t } = useTranslation("account");
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={t("settings.title")} text={text} />
      <TabLinks
        className="mb-6"
        label={t("settings.tabs")}
        tabs={[
          {
            id: "overview",
            label: t("settings.overview"),
            current: pathname === "/settings",
            render: <Link to="/settings" />,
          },
          {
            id: "profile",
            label: t("settings.profile"),
            current: pathname === "/settings/profile",
            render: <Link to="/settings/profile" />,
          },
          {
            id: "security",
            label: t("settings.security"),
            current: pathname.startsWith("/settings/security"),
            render: <Link to="/settings/security" />,
          },
          {
            id: "notifications",
            label: t("settings.notifications"),
            current: pathname === "/settings/notifications",
            render: <Link to="/settings/notifications" />,
          },
          {
            id: "preferences",
            label: t("settings.preferences"),
            current: pathname === "/settings/preferences",
            render: <Link to="/settings/preferences" />,
          },
          {
            id: "privacy",
            label: t("settings.privacy"),
            current: pathname.startsWith("/settings/privacy"),
            render: <Link to="/settings/privacy" />,
          },
          {
            id: "accounts",
            label: t("settings.accounts"),
            current: pathname === "/settings/accounts",
            render: <Link to="/settings/accounts" />,
          },
        ]}
      />
      {children}
    </>
  );
}
