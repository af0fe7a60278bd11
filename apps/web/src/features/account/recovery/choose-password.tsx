import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RequestOptions } from "../../../platform/keys/keys-client.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { useKeyErrorText } from "../key-problem.ts";
import { NewPasswordField } from "../sign-up/new-password-field.tsx";
import { usePasswordRules } from "../sign-up/use-password-rules.ts";
import { UsernameHint } from "../username-hint.tsx";
import { KeyProgress } from "./key-progress.tsx";
import { useKeyProgress } from "./use-key-progress.ts";

/** The step in which the new password is chosen. `onDone` makes the keys; what it rejects with is said here. */
export function ChoosePassword({
  email,
  last,
  onDone,
}: {
  email: string;
  /** Whether this step ends the reset. */
  last: boolean;
  onDone: (password: string, options: RequestOptions) => Promise<void>;
}) {
  const { t } = useTranslation("account/recovery");
  const keyErrorText = useKeyErrorText();
  const { share, run } = useKeyProgress(1);
  const form = useForm({
    defaultValues: { newPassword: "" },
    check: ({ newPassword }) => ({ newPassword: rules.errorIn(newPassword) }),
    submit: async ({ newPassword }) => {
      const refused = await rules.checkThoroughly(newPassword);
      if (refused) form.refuse({ newPassword: refused });
      else await run((options) => onDone(newPassword, options));
    },
  });
  const rules = usePasswordRules(form.watch("newPassword"), t("field.newRequired"));
  return (
    <Form form={form}>
      <div>
        <h1 tabIndex={-1} className="text-h1">
          {t("password.title")}
        </h1>
        <p className="mt-1.5 text-ink-2">{t("password.lead")}</p>
      </div>
      <Failure error={form.failure} title={t("password.failed")} text={keyErrorText} />
      <UsernameHint email={email} />
      <NewPasswordField
        label={t("field.new")}
        rules={rules}
        onSuggest={(made) => form.setValue("newPassword", made)}
        {...form.input("newPassword")}
      />
      <KeyProgress share={share} label={t("password.making")} />
      <SubmitButton form={form} size="lg" block iconEnd={ArrowRight} busyLabel={t("password.making")}>
        {t(last ? "password.finish" : "password.submit")}
      </SubmitButton>
    </Form>
  );
}
