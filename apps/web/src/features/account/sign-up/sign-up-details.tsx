import { firstNameField, lastNameField } from "@heirlock/contract/account/sign-in";
import { emailField } from "@heirlock/contract/fields";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { fieldText } from "../../../platform/api/error-text.ts";
import { answerPath, type KeptInvitation } from "../../../platform/session/kept-invitation.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Form, FormSummary, SubmitButton } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { SignInProblem } from "../sign-in/sign-in-problem.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { usePasswordRules } from "./use-password-rules.ts";

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
  const form = useForm({
    defaultValues: initial,
    schema: detailsSchema,
    text: (message) => fieldText(message, platform),
    check: (details) => ({ password: password.errorIn(details.password) }),
    submit: async (details) => {
      const refused = await password.checkThoroughly(details.password);
      if (refused) form.refuse({ password: refused });
      else await onDone(details);
    },
  });
  const password = usePasswordRules(form.watch("password"));

  return (
    <>
      <FormSummary form={form} />
      <h1 className="text-h1">{t("signUp.title")}</h1>
      <p className="mt-1.5 mb-4 text-ink-2 md:mb-6">
        {invitation ? t("signUp.invitedLead", { name: invitation.holder }) : t("signUp.lead")}
      </p>
      <Form form={form} summaryAt="elsewhere" className="grid gap-4 md:gap-5">
        {form.failure !== null && (
          <SignInProblem error={form.failure} email={form.getValues("email")} title={t("signUp.problemTitle")} />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-end gap-x-2.5 gap-y-5 sm:gap-x-5">
          <TextField label={t("field.firstName")} autoComplete="given-name" {...form.input("firstName")} />
          <TextField label={t("field.lastName")} autoComplete="family-name" {...form.input("lastName")} />
        </div>
        <TextField
          label={t("field.email")}
          hint={invitation ? t("signUp.invitedHint", { name: invitation.holder }) : t("signUp.emailHint")}
          readOnly={Boolean(invitation)}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.input("email")}
        />
        <NewPasswordField
          label={t("field.password")}
          rules={password}
          onSuggest={(made) => form.setValue("password", made)}
          {...form.input("password")}
        />
        <Alert tone="plain" icon={Lock} className="max-md:py-2.5">
          <strong className="font-semibold">{t("signUp.neverSeenStrong")}</strong> {t("signUp.neverSeen")}
        </Alert>
        <SubmitButton form={form} size="lg" block iconEnd={ArrowRight} busyLabel={t("signUp.making")}>
          {t("signUp.submit")}
        </SubmitButton>
      </Form>
      <p className="mt-5 text-ink-2">
        {t("signUp.haveAccount")}{" "}
        <Link to="/auth/login" search={(invitation ? { from: answerPath } : {}) as never}>
          {t("signUp.signIn")}
        </Link>
      </p>
    </>
  );
}
