import { safeReturnPath } from "@heirlock/domain/account/return-path";
import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import { Link, useRouter } from "@tanstack/react-router";
import { Fingerprint } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasSessionCookie } from "../../../platform/session/auth-flag.ts";
import { validateSession } from "../../../platform/session/validate-session.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { toast } from "../../../ui/feedback/toast-store.ts";
import { Form, FormSummary } from "../../../ui/forms/form.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { usePlainForm } from "../../../ui/forms/use-plain-form.ts";
import { AuthLayout } from "./auth-layout.tsx";
import type { SignInStep } from "./sign-in.ts";

// The key worker's client and the messages of failure come when somebody turns to the form, not with the page.
const loadSignIn = () => import("./sign-in.ts");
const loadProblem = () => import("./sign-in-problem.tsx").then((module) => module.SignInProblem);
const loadPasskey = () => import("../passkeys/sign-in-by-passkey.ts");
const loadPasskeyProblem = () =>
  import("../passkeys/passkey-sign-in-problem.tsx").then((module) => module.PasskeySignInProblem);
const loadAhead = () => void Promise.allSettled([loadSignIn(), loadProblem()]);

type Problem = ComponentType<{ error: unknown; email: string }>;
interface Failure {
  error: unknown;
  email: string;
  /** Null when it could not be loaded. */
  Problem: Problem | null;
}

/** Checks without the form library and the contract's schemas: this page is the first script many people load. */
export function SignInPage() {
  const { t } = useTranslation("account/sign-in");
  const loggedOut = useLoggedOutElsewhere();
  const router = useRouter();
  const goOn = useGoOn();
  const { step, setStep, failure, attempt } = useAttempts();

  const form = usePlainForm({
    names: ["email", "password"],
    check: ({ email, password }) => ({
      email: !isEmail(normaliseEmail(email)) && t("field.emailInvalid"),
      password: password === "" && t("field.passwordRequired"),
    }),
    submit: ({ email: typed, password }) => {
      const email = normaliseEmail(typed);
      return attempt("deriving", { email, loadProblem, texts: [] }, async () => {
        const { signIn } = await loadSignIn();
        const outcome = await signIn({ email, password }, setStep);
        if (outcome === "second-factor") router.history.push(`/auth/two-factor${window.location.search}`);
        else goOn();
      });
    },
  });
  const byPasskey = () =>
    attempt("passkey", { email: "", loadProblem: loadPasskeyProblem, texts: ["account/passkeys"] }, async () => {
      const { signInByPasskey } = await loadPasskey();
      await signInByPasskey();
      goOn();
    });

  return (
    <AuthLayout quote={t("page.quote")} narrow>
      <FormSummary form={form} />
      <h1 className="text-h1">{t("page.title")}</h1>
      <p className="mt-1.5 mb-5 text-ink-2">{t("page.lead")}</p>
      <Form form={form} summaryAt="elsewhere" onFocus={loadAhead}>
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
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.input("email")}
        />
        <PasswordField
          label={t("field.password")}
          autoComplete="current-password"
          aside={
            <Link to="/auth/forgot-password" className="inline-flex min-h-11 items-center">
              {t("page.forgot")}
            </Link>
          }
          {...form.input("password")}
        />
        <div className="grid gap-3">
          <Button
            type="submit"
            size="lg"
            block
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
      </Form>
      <p className="mt-5 text-ink-2">
        {t("page.newHere")} <Link to="/auth/signup">{t("page.start")}</Link>
      </p>
    </AuthLayout>
  );
}

/** Runs one way in at a time. The step it is at stays when it succeeds: the next page is on its way. */
function useAttempts() {
  const { i18n } = useTranslation();
  const [step, setStep] = useState<SignInStep | "passkey" | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = async (
    first: SignInStep | "passkey",
    { email, loadProblem, texts }: { email: string; loadProblem: () => Promise<Problem>; texts: string[] },
    work: () => Promise<void>,
  ): Promise<void> => {
    if (step) return;
    setFailure(null);
    setStep(first);
    try {
      await work();
    } catch (error) {
      // Without a connection the messages cannot come; then that is the problem to tell.
      const loaded = Promise.all([loadProblem(), i18n.loadNamespaces(["platform", ...texts])]);
      const Problem = await loaded.then(
        ([found]) => found,
        () => null,
      );
      setFailure({ error, email, Problem });
      setStep(null);
    }
  };
  return { step, setStep, failure, attempt };
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
