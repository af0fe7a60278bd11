import type { Levels } from "@heirlock/domain/members/areas";
import { suggestedForLawyer } from "@heirlock/domain/members/default-levels";
import type { MemberRole } from "@heirlock/domain/members/roles";
import { Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** Offered to holders of a lawyer, who otherwise sees nothing; granted only by saving (D30). */
export function SuggestedAccess({ role, onApply }: { role: MemberRole; onApply: (levels: Levels) => void }) {
  const { t } = useTranslation("members/permissions");
  if (role !== "lawyer") return null;
  return (
    <Alert
      tone="plain"
      icon={Scale}
      action={
        <Button variant="secondary" size="sm" onClick={() => onApply(suggestedForLawyer)}>
          {t("suggested")}
        </Button>
      }
    >
      {t("suggestedText")}
    </Alert>
  );
}
