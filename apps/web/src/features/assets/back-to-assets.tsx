import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../ui/layout/back-link.tsx";

export function BackToAssets() {
  const { t } = useTranslation("assets");
  return <BackLink render={<Link to="/dashboard/will-holder/assets" search={{}} />}>{t("detail.back")}</BackLink>;
}
