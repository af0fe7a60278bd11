import { firstNameField, lastNameField } from "@heirlock/contract/account/sign-in";
import { emailField } from "@heirlock/contract/fields";
import { zodResolver } from "@hookform/resolvers/zod";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Lock, WandSparkles } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { fieldText } from "../../../platform/api/error-text.ts";
import { answerPath, type KeptInvitation } from "../../../platform/session/kept-invitation.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { PasswordField } from "../../../ui/forms/password-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { SignInProblem } from "../sign-in/sign-in-problem.tsx";
import { PasswordRules, shortCode } from "./password-rules.tsx";
import { usePasswordCheck } from "./use-password-check.ts";

const detailsSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  password: z.string(),
});
export type SignUpDetails = z.output<typeof detailsSchema>;

/** The first step: who you are and the password. `onDone` makes the keys and may reject; then all typed stays. */
export function SignUpDetailsForm({
  initial,
  invitation,
  onDone,
}: {
  initial: SignUpDetails;
  /** The invitation that is answered afterwards; its address is the account's. */
  invitation?: KeptInvitation | null;
  onDone: (details: SignUpDetails) => Promise<void>;
}) {
  const { t } = useTranslation("account");
  const { t: platform } = useTranslation("platform");
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);
  const [suggestion, setSuggestion] = useState("");
  const form = useForm<SignUpDetails>({
    defaultValues: initial,
    resolver: zodResolver(detailsSchema),
    reValidateMode: "onBlur",
    shouldFocusError: false,
  });
  const password = form.watch("password");
  const { findings, checkThoroughly } = usePasswordCheck(password);
  const { errors, isSubmitting } = form.formState;
  // A narrow field cuts a passphrase, so it also stands below as long as it is the one in the field.
  const suggested = suggestion !== "" && password === suggestion;

  const textOf = (name: "firstName" | "lastName" | "email") => {
    const message = errors[name]?.message;
    return message && fieldText(message, platform);
  };
  // Once refused, the message follows what is typed, as the list of rules does.
  const passwordError = refused && findings[0] ? t(`rules.${shortCode(findings[0].code)}`) : undefined;

  const refuse = () => {
    setRefused(true);
    setAttempt((count) => count + 1);
  };
  const submit = form.handleSubmit(async (details) => {
    setFailure(null);
    try {
      if ((await checkThoroughly(details.password)).length > 0) return refuse();
      await onDone(details);
    } catch (error) {
      setFailure(error);
    }
  }, refuse);

  const suggest = async () => {
    const { suggestPassphrase } = await import("@heirlock/domain/account/passphrase");
    const made = suggestPassphrase((bytes) => crypto.getRandomValues(bytes));
    form.setValue("password", made);
    setSuggestion(made);
  };

  const summary = (["firstName", "lastName", "email"] as const)
    .map((field) => ({ field: field as string, message: textOf(field) ?? "" }))
    .concat({ field: "password", message: passwordError ?? "" })
    .filter(({ message }) => message !== "");

  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      <h1 className="text-h1">{t("signUp.title")}</h1>
      <p className="mt-1.5 mb-6 text-ink-2">
        {invitation ? t("signUp.invitedLead", { name: invitation.holder }) : t("signUp.lead")}
      </p>
      <form method="dialog" onSubmit={submit} noValidate className="grid gap-5">
        {failure !== null && (
          <SignInProblem error={failure} email={form.getValues("email")} title={t("signUp.problemTitle")} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t("field.firstName")}
            autoComplete="given-name"
            error={textOf("firstName")}
            {...form.register("firstName")}
          />
          <TextField
            label={t("field.lastName")}
            autoComplete="family-name"
            error={textOf("lastName")}
            {...form.register("lastName")}
          />
        </div>
        <TextField
          label={t("field.email")}
          hint={invitation ? t("signUp.invitedHint", { name: invitation.holder }) : t("signUp.emailHint")}
          readOnly={Boolean(invitation)}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={textOf("email")}
          {...form.register("email")}
        />
        <div className="grid gap-3">
          <PasswordField
            label={t("field.password")}
            autoComplete="new-password"
            error={passwordError}
            revealed={suggestion}
            describedBy="password-rules"
            aside={
              <Button variant="ghost" size="sm" icon={WandSparkles} onClick={suggest} className="-me-3.5">
                {t("signUp.suggest")}
              </Button>
            }
            {...form.register("password")}
          />
          <p role="status" className="text-ink-2 empty:hidden">
            {suggested && t("signUp.suggested")}
          </p>
          {suggested && (
            <p>
              <bdi dir="ltr" lang="en" translate="no" className="code font-semibold break-words">
                {suggestion}
              </bdi>
            </p>
          )}
          <PasswordRules id="password-rules" findings={findings} typed={password !== ""} />
        </div>
        <Alert tone="plain" icon={Lock}>
          <strong className="font-semibold">{t("signUp.neverSeenStrong")}</strong> {t("signUp.neverSeen")}
        </Alert>
        <Button
          type="submit"
          size="lg"
          block
          iconEnd={ArrowRight}
          // As on the sign-in page: a press must not move the page from under itself.
          onMouseDown={(event) => event.preventDefault()}
          busy={isSubmitting}
          busyLabel={t("signUp.making")}
        >
          {t("signUp.submit")}
        </Button>
        <p role="status" className="sr-only">
          {isSubmitting && t("signUp.making")}
        </p>
      </form>
      <p className="mt-5 text-ink-2">
        {t("signUp.haveAccount")}{" "}
        <Link to="/auth/login" search={(invitation ? { from: answerPath } : {}) as never}>
          {t("signUp.signIn")}
        </Link>
      </p>
    </>
  );
}
