import { safeReturnPath } from "@heirlock/domain/account/return-path";
import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import { Link, useRouter } from "@tanstack/react-router";
import { Fingerprint } from "lucide-react";
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasSessionCookie } from "../../../platform/session/auth-flag.ts";
import { validateSession } from "../../../platform/session/validate-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import type { SignInStep } from "./sign-in.ts";

// The key worker's client and the messages of failure come when somebody turns to the form, not with the page.
const loadSignIn = () => import("./sign-in.ts");
const loadProblem = () => import("./sign-in-problem.tsx");
const loadPasskey = () => import("../passkeys/sign-in-by-passkey.ts");
const loadPasskeyProblem = () => import("../passkeys/passkey-sign-in-problem.tsx");
const loadAhead = () => void Promise.allSettled([loadSignIn(), loadProblem()]);

interface Failure {
  error: unknown;
  email: string;
  /** Null when it could not be loaded. */
  Problem: ComponentType<{ error: unknown; email: string }> | null;
}
type Errors = { email?: string; password?: string };

/** Two fields, so without the form library and the schemas: this page is the first script many people load. */
export function SignInPage() {
  const { t, i18n } = useTranslation("account/sign-in");
  const loggedOut = useLoggedOutElsewhere();
  const router = useRouter();
  const goOn = useGoOn();
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [step, setStep] = useState<SignInStep | "passkey" | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const check = (form: FormData): Errors => ({
    ...(isEmail(normaliseEmail(String(form.get("email")))) ? {} : { email: t("field.emailInvalid") }),
    ...(form.get("password") === "" ? { password: t("field.passwordRequired") } : {}),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step) return;
    const form = new FormData(event.currentTarget);
    const found = check(form);
    setErrors(found);
    setFailure(null);
    if (found.email || found.password) return setAttempt(attempt + 1);
    const email = normaliseEmail(String(form.get("email")));
    setStep("deriving");
    try {
      const { signIn } = await loadSignIn();
      const outcome = await signIn({ email, password: String(form.get("password")) }, setStep);
      if (outcome === "second-factor") router.history.push(`/auth/two-factor${window.location.search}`);
      else goOn();
    } catch (error) {
      // Without a connection the messages cannot come; then that is the problem to tell.
      const Problem = await Promise.all([loadProblem(), i18n.loadNamespaces("platform")]).then(
        ([module]) => module.SignInProblem,
        () => null,
      );
      setFailure({ error, email, Problem });
      setStep(null);
    }
  };

  const byPasskey = async () => {
    if (step) return;
    setFailure(null);
    setErrors({});
    setStep("passkey");
    try {
      const { signInByPasskey } = await loadPasskey();
      await signInByPasskey();
      goOn();
    } catch (error) {
      const Problem = await Promise.all([
        loadPasskeyProblem(),
        i18n.loadNamespaces(["account/passkeys", "platform"]),
      ]).then(
        ([module]) => module.PasskeySignInProblem,
        () => null,
      );
      setFailure({ error, email: "", Problem });
      setStep(null);
    }
  };

  /** Fields already in error are looked at again when they are left. */
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    if (!errors.email && !errors.password) return;
    const now = check(new FormData(event.currentTarget));
    setErrors({
      ...(errors.email && now.email ? { email: now.email } : {}),
      ...(errors.password && now.password ? { password: now.password } : {}),
    });
  };

  return (
    <AuthLayout quote={t("page.quote")} narrow>
      <ErrorSummary attempt={attempt} errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
      <h1 className="text-h1">{t("page.title")}</h1>
      <p className="mt-1.5 mb-5 text-ink-2">{t("page.lead")}</p>
      <form method="dialog" onSubmit={submit} onBlur={recheck} onFocus={loadAhead} noValidate className="grid gap-5">
        {loggedOut && <Alert tone="plain">{t("page.loggedOutText")}</Alert>}
        {failure &&
          (failure.Problem ? (
            <failure.Problem error={failure.error} email={failure.email} />
          ) : (
            <Alert tone="warning" live="assertive" title={t("problem.offlineTitle")}>
              {t("problem.offline")}
            </Alert>
          ))}
        <TextField
          label={t("field.email")}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email}
        />
        <PasswordField
          label={t("field.password")}
          name="password"
          autoComplete="current-password"
          error={errors.password}
          aside={
            <Link to="/auth/forgot-password" className="inline-flex min-h-11 items-center">
              {t("page.forgot")}
            </Link>
          }
        />
        <div className="grid gap-3">
          <Button
            type="submit"
            size="lg"
            block
            // Focus stays in the field while the button is pressed: leaving it would take its error away, the page would
            // move, and the press would end beside the button.
            onMouseDown={(event) => event.preventDefault()}
            disabled={step === "passkey"}
            busy={step !== null && step !== "passkey"}
            busyLabel={step && t(`page.step.${step}`)}
          >
            {t("page.submit")}
          </Button>
          <Button
            variant="secondary"
            block
            icon={Fingerprint}
            disabled={step !== null && step !== "passkey"}
            busy={step === "passkey"}
            busyLabel={t("page.step.passkey")}
            onClick={() => void byPasskey()}
          >
            {t("page.passkey")}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {step && t(`page.step.${step}`)}
        </p>
      </form>
      <p className="mt-5 text-ink-2">
        {t("page.newHere")} <Link to="/auth/signup">{t("page.start")}</Link>
      </p>
    </AuthLayout>
  );
}

/** Goes to where the person wanted to be, if that is a page of ours (D06). */
function useGoOn(): () => void {
  const router = useRouter();
  const goOn = () => {
    const from = new URLSearchParams(window.location.search).get("from");
    router.history.replace(safeReturnPath(from));
  };
  // A session that proves alive needs no form (D04).
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    if (!hasSessionCookie()) return;
    let left = false;
    void validateSession().then(({ status }) => {
      if (status === "signed-in" && !left) latest.current();
    });
    return () => {
      left = true;
    };
  }, []);
  return goOn;
}

/** Another tab signed out: say so once, and take the mark out of the address so that a reload does not repeat it. */
function useLoggedOutElsewhere(): boolean {
  const { t } = useTranslation("account/sign-in");
  const [loggedOut, setLoggedOut] = useState(false);
  useEffect(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.get("loggedOut") !== "true") return;
    url.searchParams.delete("loggedOut");
    window.history.replaceState(window.history.state, "", url);
    setLoggedOut(true);
    toast({ title: t("page.loggedOutTitle"), tone: "info" });
  }, [t]);
  return loggedOut;
}
