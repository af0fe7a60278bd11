import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../platform/session/use-session.ts";
import { validateSession } from "../../platform/session/validate-session.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";

/** A page that was drawn by a guess, and the server has not said whether the session stands (ACC-036). */
export function SessionNotice() {
  const { t } = useTranslation("app");
  const { status } = useSession();
  const [busy, setBusy] = useState(false);
  if (status !== "unreachable") return null;
  const tryAgain = async () => {
    setBusy(true);
    await validateSession();
    setBusy(false);
  };
  return (
    <Alert
      tone="warning"
      live="polite"
      className="mb-5"
      title={t("error.sessionTimeout")}
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          busyLabel={t("wait.verifying")}
          onClick={() => void tryAgain()}
        >
          {t("error.tryAgain")}
        </Button>
      }
    >
      {t("error.sessionTimeoutText")}
    </Alert>
  );
}
