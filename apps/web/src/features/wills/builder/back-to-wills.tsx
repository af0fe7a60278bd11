import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/layout/back-link.tsx";

export function BackToWills() {
  const { t } = useTranslation("wills/builder");
  return <BackLink render={<Link to="/dashboard/will-holder/wills" />}>{t("backToWills")}</BackLink>;
}
