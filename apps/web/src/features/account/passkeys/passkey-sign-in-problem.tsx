import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { usePasskeyError } from "./use-passkey-error.ts";

/** What happened and what to do, for a sign-in with a passkey that did not work. */
export function PasskeySignInProblem({ error }: { error: unknown }) {
  const { t } = useTranslation("account/passkeys");
  const describe = usePasskeyError();
  const { text, calm } = describe(error);
  if (hasCode(error, "EMAIL_NOT_VERIFIED"))
    return (
      <Alert tone="brass" live="assertive" title={t("signIn.title")}>
        {t("signIn.unverified")}
      </Alert>
    );
  if (hasCode(error, "ACCOUNT_SUSPENDED"))
    return (
      <Alert tone="warning" live="assertive" title={t("signIn.title")}>
        {t("signIn.suspended")}
      </Alert>
    );
  return (
    <Alert tone={calm ? "plain" : "danger"} live="assertive" title={t("signIn.title")}>
      {text}
    </Alert>
  );
}
