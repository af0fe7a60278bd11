import { Link } from "@tanstack/react-router";
import { KeyRound, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Alert, AlertButton } from "../../../ui/feedback/alert.tsx";

const told = ["sealed.invalid", "sealed.damaged", "revision.forged", "revision.older"] as const;

/** Why an entry cannot be read: never a part of it, never an empty text in its place (D20). */
export function EntryProblem({ code }: { code: string }) {
  const { t } = useTranslation("vault");
  if (code === "keys.not_available")
    return (
      <Alert
        tone="brass"
        icon={Lock}
        title={t("sealed.badge")}
        action={
          <AlertButton icon={KeyRound} render={<Link to="/settings/security" />}>
            {t("sealed.action")}
          </AlertButton>
        }
      >
        {t("sealed.text")}
      </Alert>
    );
  const known = told.find((one) => one === code);
  const isUnreadable = code.startsWith("sealed.");
  return (
    <Alert tone="danger" live="assertive" title={isUnreadable ? t("problem.unable") : undefined}>
      <p>{t(known ? `problem.${known}` : "problem.other")}</p>
      {isUnreadable && (
        <p className="mt-2">
          {t("problem.stillEdit")} {t("problem.kept")}
        </p>
      )}
    </Alert>
  );
}
