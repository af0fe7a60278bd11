import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/back-link.tsx";

export function BackToMembers() {
  const { t } = useTranslation("member-form");
  return <BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>{t("back")}</BackLink>;
}
