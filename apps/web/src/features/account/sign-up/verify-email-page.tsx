import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import { Link } from "@tanstack/react-router";
import { MailCheck, MailWarning } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { LoadingState } from "../../../ui/feedback/loading-state.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";

type Outcome = { state: "checking" | "done" | "expired" | "missing" } | { state: "failed"; error: unknown };

/** Confirms the address with the token of the mailed link. */
export function VerifyEmailPage() {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const { outcome, retry } = useVerification();
  return (
    <AuthLayout quote={t("verify.quote")} narrow>
      {outcome.state === "checking" && <LoadingState label={t("verify.checking")} delay={0} />}
      {outcome.state === "done" && (
        <div className="grid gap-5" role="status">
          <IconTile icon={MailCheck} />
          <div>
            <h1 className="text-h1">{t("verify.doneTitle")}</h1>
            <p className="mt-2 text-ink-2">{t("verify.doneText")}</p>
          </div>
          <Button size="lg" block render={<Link to="/auth/login" />}>
            {t("verify.signIn")}
          </Button>
          <p className="text-ink-2">
            {t("verify.invited")}{" "}
            <Link
              to="/auth/login"
              search={{ from: "/invitations" } as never}
              className="inline-flex min-h-11 items-center"
            >
              {t("verify.invitations")}
            </Link>
          </p>
        </div>
      )}
      {(outcome.state === "expired" || outcome.state === "missing") && (
        <div className="grid gap-5">
          <IconTile icon={MailWarning} tone="brass" />
          <div role="status">
            <h1 className="text-h1">{t(`verify.${outcome.state}Title`)}</h1>
            <p className="mt-2 text-ink-2">{t(`verify.${outcome.state}Text`)}</p>
          </div>
          <SendNewLink />
          <p>
            <Link to="/auth/login" className="inline-flex min-h-11 min-w-11 items-center">
              {t("verify.signIn")}
            </Link>
          </p>
        </div>
      )}
      {outcome.state === "failed" && (
        <ErrorState level={1} title={t("verify.failedTitle")} text={errorText(outcome.error)} onRetry={retry} />
      )}
    </AuthLayout>
  );
}

/** The token is in the fragment, which reaches no server; it is taken out of the address and the history at once (SEC-032). */
function useVerification(): { outcome: Outcome; retry: () => void } {
  const [token] = useState(takeToken);
  const [outcome, setOutcome] = useState<Outcome>({ state: token ? "checking" : "missing" });
  const asked = useRef(false);
  const verify = useCallback(async () => {
    if (!token) return;
    setOutcome({ state: "checking" });
    try {
      await call("POST /api/auth/verify-email", { body: { token } });
      setOutcome({ state: "done" });
    } catch (error) {
      const refused = hasCode(error, "TOKEN_EXPIRED", "VALIDATION_ERROR");
      setOutcome(refused ? { state: "expired" } : { state: "failed", error });
    }
  }, [token]);
  useEffect(() => {
    // A link works once, so it is posted once, however often React runs the effect.
    if (asked.current) return;
    asked.current = true;
    void verify();
  }, [verify]);
  return { outcome, retry: () => void verify() };
}

function takeToken(): string {
  const token = decodeURIComponent(window.location.hash.slice(1));
  if (token) window.history.replaceState(window.history.state, "", window.location.pathname);
  return token;
}

function SendNewLink() {
  const { t } = useTranslation("account");
  const { t: platform } = useTranslation("platform");
  const { t: signIn } = useTranslation("account/sign-in");
  const [done, setDone] = useState(false);
  const form = useForm<{ email: string }>({
    check: ({ email }) => ({ email: !isEmail(normaliseEmail(email)) && platform("fields.emailInvalid") }),
    submit: async ({ email }) => {
      setDone(false);
      await call("POST /api/auth/verify-email/resend", { body: { email: normaliseEmail(email) } });
      setDone(true);
    },
  });
  return (
    <Form form={form} className="grid gap-4">
      <h2 className="text-h3">{t("verify.resendTitle")}</h2>
      <TextField
        label={t("field.email")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.input("email")}
      />
      <SubmitButton form={form} busyLabel={signIn("resend.busy")}>
        {t("verify.submit")}
      </SubmitButton>
      <Failure error={form.failure} />
      <p role="status" className="text-ink-2 empty:hidden">
        {done && signIn("resend.done")}
      </p>
    </Form>
  );
}
