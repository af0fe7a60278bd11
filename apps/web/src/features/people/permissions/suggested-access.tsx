import type { Levels } from "@heirlock/domain/people/areas";
import { suggestedForLawyer } from "@heirlock/domain/people/default-levels";
import type { MemberRole } from "@heirlock/domain/people/roles";
import { Scale } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";

/** Offered to holders of a lawyer, who otherwise sees nothing; granted only by saving (D30). */
export function SuggestedAccess({ role, onApply }: { role: MemberRole; onApply: (levels: Levels) => void }) {
  const { t } = useTranslation("permissions");
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
