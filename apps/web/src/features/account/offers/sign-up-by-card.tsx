import { emailField } from "@heirlock/contract/fields";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { fieldText } from "../../../platform/api/error-text.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, FormSummary, SubmitButton } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { NewPasswordField } from "../sign-up/new-password-field.tsx";
import { Terms } from "../sign-up/terms.tsx";
import { usePasswordRules } from "../sign-up/use-password-rules.ts";

const schema = z.object({ email: emailField, password: z.string() });

/**
 * An account for whoever shows a card (mock-up y5b): the card tells the name, so an address and a password are all that is
 * asked. `onChosen` may reject; then all that was typed stays.
 */
export function SignUpByCard({
  submitLabel,
  errorText,
  onChosen,
}: {
  submitLabel: string;
  errorText: (error: unknown) => string;
  onChosen: (email: string, password: string) => Promise<void>;
}) {
  const { t } = useTranslation("account/sign-up");
  const { t: platform } = useTranslation("platform");
  const form = useForm({
    defaultValues: { email: "", password: "" },
    schema,
    text: (message) => fieldText(message, platform),
    check: ({ password: typed }) => ({ password: password.errorIn(typed) }),
    submit: async (chosen) => {
      const refused = await password.checkThoroughly(chosen.password);
      if (refused) form.refuse({ password: refused });
      else await onChosen(chosen.email, chosen.password);
    },
  });
  const password = usePasswordRules(form.watch("password"));
  return (
    <>
      <FormSummary form={form} />
      <Form form={form} summaryAt="elsewhere" className="grid gap-3 md:gap-5">
        <Failure error={form.failure} text={errorText} />
        <Card className="grid gap-4 max-md:py-3.5! md:gap-5">
          <TextField
            label={t("password.email")}
            hint={t("password.emailHint")}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.input("email")}
          />
          <NewPasswordField
            label={t("password.label")}
            hint={t("password.hint")}
            rules={password}
            suggestsFirst
            onSuggest={(made) => form.setValue("password", made)}
            {...form.input("password")}
          />
        </Card>
        <SubmitButton form={form} size="lg" block busyLabel={t("password.making")}>
          {submitLabel}
        </SubmitButton>
        <p className="text-center text-meta text-ink-2">
          <Terms says="cardTerms" />
        </p>
      </Form>
    </>
  );
}
