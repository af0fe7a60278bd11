import { hasKeptCard } from "@heirlock/domain/sharing/told";
import { Link } from "@tanstack/react-router";
import { KeyRound, ShieldAlert, UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { OpenedPlan } from "./open-shared.ts";

export interface PlanNoticeProps {
  plan: OpenedPlan;
  relationshipId: string;
  /** The holder's first name. */
  name: string;
}

/** What stands between a member and what is shared with them, and the way on; nothing when nothing does. */
export function PlanNotice({ plan: { state, keys }, relationshipId, name }: PlanNoticeProps) {
  const { t } = useTranslation("sharing/shared-vault");
  const compare = (label: string, variant: "primary" | "secondary") => (
    <Button
      size="sm"
      variant={variant}
      icon={UserCheck}
      render={<Link to="/dashboard/member/wills/$id/compare" params={{ id: relationshipId }} />}
    >
      {label}
    </Button>
  );
  if (state === "changed")
    return (
      <Alert
        tone="danger"
        icon={ShieldAlert}
        title={t("notice.changedTitle", { name })}
        action={compare(t("notice.compareAgain", { name }), "secondary")}
      >
        {t("notice.changed", { name })}
      </Alert>
    );
  if (state === "not_compared")
    return (
      <Alert
        tone="brass"
        icon={UserCheck}
        title={t("notice.firstTitle", { name })}
        action={compare(t("notice.compare", { name }), "primary")}
      >
        {t("notice.first", { name })}
      </Alert>
    );
  if (!keys.verified_by_holder && !hasKeptCard(keys))
    return (
      <Alert
        tone="brass"
        icon={KeyRound}
        title={t("notice.holderTitle", { name })}
        action={compare(t("notice.showWords"), "secondary")}
      >
        {t("notice.holder", { name })}
      </Alert>
    );
  return null;
}
