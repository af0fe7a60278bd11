import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** CAP_REACHED of the law (D58): what the plan opens, and that the rest can still be read about. */
export function LawLimit() {
  const { t } = useTranslation("wills/builder");
  return (
    <Alert
      tone="brass"
      live="polite"
      title={t("law.overPlan")}
      action={
        <Button size="sm" variant="secondary" render={<Link to="/settings/billing" />}>
          {t("law.seePlans")}
        </Button>
      }
    >
      {t("law.overPlanText")}
    </Alert>
  );
}
