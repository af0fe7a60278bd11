import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/layout/back-link.tsx";

export function BackToMembers() {
  const { t } = useTranslation("members/member-form");
  return <BackLink render={<Link to="/dashboard/will-holder/members" search={{}} />}>{t("back")}</BackLink>;
}
