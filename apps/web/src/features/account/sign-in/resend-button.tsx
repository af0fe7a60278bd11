import { Mail } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useAction } from "../../../platform/use-action.ts";
import { Button } from "../../../ui/buttons/button.tsx";

/** Sends the confirmation link again. The answer is the same for every address, and so is what is shown. */
export function ResendButton({ email }: { email: string }) {
  const { t } = useTranslation("account/sign-in");
  const errorText = useErrorText();
  const [done, setDone] = useState(false);
  const resend = useAction(async () => {
    setDone(false);
    await call("POST /api/auth/verify-email/resend", { body: { email } });
    setDone(true);
  });
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={Mail}
        busy={resend.busy}
        busyLabel={t("resend.busy")}
        onClick={resend.run}
      >
        {t("resend.action")}
      </Button>
      <p role="status" className="text-ink-2 empty:hidden">
        {done ? t("resend.done") : resend.error !== null && errorText(resend.error)}
      </p>
    </div>
  );
}
