import { useTranslation } from "react-i18next";
import { ApiError } from "../../../platform/api/api-error.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { useFormat } from "../../../platform/use-format.ts";
import { Alert, type AlertTone } from "../../../ui/feedback/alert.tsx";
import { keyProblemOf } from "../key-problem.ts";
import { ResendButton } from "./resend-button.tsx";

/** What happened, what is safe and what to do, for a sign-in that did not work. */
export function SignInProblem({ error, email, title }: { error: unknown; email: string; title?: string }) {
  const { t } = useTranslation("account/sign-in");
  const problem = useProblem(error, email);
  const unverified = error instanceof ApiError && error.code === "EMAIL_NOT_VERIFIED";
  return (
    <Alert
      tone={problem.tone}
      live="assertive"
      title={problem.title ?? title ?? t("problem.title")}
      action={unverified && <ResendButton email={email} />}
    >
      {problem.text}
    </Alert>
  );
}

function useProblem(error: unknown, email: string): { title?: string; text: string; tone: AlertTone } {
  const { t } = useTranslation("account/sign-in");
  const errorText = useErrorText();
  const format = useFormat();
  const keyProblem = keyProblemOf(error);
  if (keyProblem) {
    const title = t(`problem.${keyProblem}Title`);
    return { title, text: t(`problem.${keyProblem}`), tone: keyProblem === "unsafe" ? "danger" : "warning" };
  }
  if (!(error instanceof ApiError)) return { text: errorText(error), tone: "danger" };
  switch (error.code) {
    case "INVALID_CREDENTIALS":
      return { text: t("problem.credentials"), tone: "danger" };
    case "EMAIL_NOT_VERIFIED":
      return {
        title: t("problem.unverifiedTitle"),
        text: t("problem.unverified", { email }),
        tone: "brass",
      };
    case "PASSWORD_HELD":
      return { title: t("problem.heldTitle"), text: t("problem.held"), tone: "warning" };
    case "ACCOUNT_SUSPENDED":
      return {
        title: t("problem.suspendedTitle"),
        text: t("problem.suspended"),
        tone: "warning",
      };
    case "RATE_LIMITED": {
      const until = error.retryAfterSeconds && new Date(Date.now() + error.retryAfterSeconds * 1000);
      const text = until ? t("problem.rate", { time: format.date(until, "time") }) : t("problem.rateSoon");
      return { title: t("problem.rateTitle"), text, tone: "warning" };
    }
    case "OFFLINE":
      return { title: t("problem.offlineTitle"), text: t("problem.offline"), tone: "warning" };
    default:
      return { text: errorText(error), tone: "danger" };
  }
}
