import { LifeBuoy, MailCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { LinkOutcome, LinkPage } from "./link-page.tsx";

/** Behind the link that went to an address which is to become the recovery e-mail of an account. */
export function VerifyRecoveryEmailPage() {
  const { t } = useTranslation("account/recovery-options");
  return (
    <LinkPage
      quote={t("verifySpare.quote")}
      icon={LifeBuoy}
      title={t("verifySpare.title")}
      text={t("verifySpare.text")}
      confirmLabel={t("verifySpare.confirm")}
      busyLabel={t("working")}
      onConfirm={(token) => call("POST /api/auth/recovery/email/verify", { body: { token } })}
      expired={<p className="text-ink-2">{t("verifySpare.expired")}</p>}
    >
      {() => (
        <LinkOutcome icon={MailCheck} title={t("verifySpare.doneTitle")}>
          <p className="text-ink-2">{t("verifySpare.done")}</p>
        </LinkOutcome>
      )}
    </LinkPage>
  );
}
