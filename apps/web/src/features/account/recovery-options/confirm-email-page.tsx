import { Link } from "@tanstack/react-router";
import { AtSign, MailCheck } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { refreshUserFacts } from "../../../platform/session/validate-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkOutcome, LinkPage, SignInLink } from "./link-page.tsx";

/** Behind the link that went to a new address of an account. */
export function ConfirmEmailPage() {
  const { t } = useTranslation("account/recovery-options");
  const { profile } = useSession();
  return (
    <LinkPage
      quote={t("confirmEmail.quote")}
      icon={AtSign}
      title={t("confirmEmail.title")}
      text={t("confirmEmail.text")}
      effects={[t("confirmEmail.effect.move"), t("confirmEmail.effect.keys"), t("confirmEmail.effect.devices")]}
      confirmLabel={t("confirmEmail.confirm")}
      busyLabel={t("working")}
      onConfirm={async (token) => {
        const { data } = await call("POST /api/auth/email/verify", { body: { token } });
        if (profile) await refreshUserFacts().catch(() => {});
        return data.email;
      }}
      expired={<p className="text-ink-2">{t("confirmEmail.expired")}</p>}
    >
      {(email) => (
        <LinkOutcome icon={MailCheck} title={t("confirmEmail.doneTitle")}>
          <p className="text-ink-2">
            <Trans
              t={t}
              i18nKey="confirmEmail.done"
              values={{ email }}
              components={{ email: <bdi className="font-semibold break-words text-ink" /> }}
            />
          </p>
          {profile?.email === email ? (
            <Button size="lg" block render={<Link to="/settings/security" />}>
              {t("link.toSecurity")}
            </Button>
          ) : (
            <SignInLink />
          )}
        </LinkOutcome>
      )}
    </LinkPage>
  );
}
