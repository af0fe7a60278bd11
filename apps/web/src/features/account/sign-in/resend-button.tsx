import { Mail } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";

/** Sends the confirmation link again. The answer is the same for every address, and so is what is shown. */
export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation("account/sign-in");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const resend = async () => {
    setBusy(true);
    try {
      await call("POST /api/auth/verify-email/resend", { body: { email } });
      setOutcome(t("resend.done"));
    } catch (error) {
      setOutcome(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <Button variant="secondary" size="sm" icon={Mail} busy={busy} busyLabel={t("resend.busy")} onClick={resend}>
        {t("resend.action")}
      </Button>
      <p role="status" className="text-ink-2 empty:hidden">
        {outcome}
      </p>
    </div>
  );
}
