import { firstNameField, lastNameField } from "@heirlock/contract/account/sign-in";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Mail, PencilLine, UserRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { fieldText } from "../../../platform/api/error-text.ts";
import { answerPath } from "../../../platform/session/kept-invitation.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, FormSummary, SubmitButton } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { NewPasswordField } from "../sign-up/new-password-field.tsx";
import { Terms } from "../sign-up/terms.tsx";
import { usePasswordRules } from "../sign-up/use-password-rules.ts";
import type { NewPerson } from "./new-account.ts";

const personSchema = z.object({ firstName: firstNameField, lastName: lastNameField, password: z.string() });

/**
 * The second screen of an invitation (mock-up y1b): name and address are known, so a password is all that is asked, and
 * a good one stands there already. `onChosen` may reject; then all that was typed stays.
 */
export function ChoosePassword({
  holder,
  invited,
  email,
  checked,
  errorText,
  onChosen,
  onBack,
}: {
  holder: string;
  invited: { firstName: string; lastName: string };
  email: string;
  /** The link has proved that the address is theirs. */
  checked: boolean;
  errorText: (error: unknown) => string;
  onChosen: (person: NewPerson) => Promise<void>;
  onBack: () => void;
}) {
  const { t } = useTranslation("account/sign-up");
  const { t: platform } = useTranslation("platform");
  const form = useForm<NewPerson>({
    defaultValues: { ...invited, password: "" },
    schema: personSchema,
    leaves: true,
    text: (message) => fieldText(message, platform),
    check: ({ password: typed }) => ({ password: password.errorIn(typed) }),
    submit: async (person) => {
      const refused = await password.checkThoroughly(person.password);
      if (!refused) return await onChosen(person);
      form.refuse({ password: refused });
      return false;
    },
  });
  const password = usePasswordRules(form.watch("password"));
  return (
    <div className="mx-auto grid w-full max-w-[500px] gap-3.5 md:gap-5">
      <div>
        <Button variant="ghost" size="sm" icon={ArrowLeft} onClick={onBack} className="-ms-3.5 max-md:-mt-1.5">
          {t("password.back")}
        </Button>
        <p className="font-semibold text-ink-2">{t("password.step", { name: holder })}</p>
        <h1 tabIndex={-1}>{t("password.title")}</h1>
      </div>
      <FormSummary form={form} />
      <Form form={form} summaryAt="elsewhere" className="grid gap-3.5 md:gap-5">
        <Failure error={form.failure} title={t("password.problem")} text={errorText} />
        <Card className="grid gap-3 max-md:py-3! md:gap-4">
          <Name form={form} />
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line pt-3 md:pt-4">
            <IconTile icon={Mail} tone="neutral" className="max-md:hidden" />
            <p className="min-w-0 flex-1 basis-40">
              <span className="block text-ink-2">{t("password.email")}</span>
              <bdi className="font-semibold break-words">{email}</bdi>
            </p>
            {checked && <Badge variant="success">{t("password.checked")}</Badge>}
          </div>
          {/* For the program that keeps passwords. */}
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        </Card>
        <Card className="grid gap-3 max-md:py-3.5! md:gap-4">
          <NewPasswordField
            label={t("password.label")}
            hint={t("password.hint")}
            rules={password}
            suggestsFirst
            onSuggest={(made) => form.setValue("password", made)}
            {...form.input("password")}
          />
          <Alert tone="brass" icon={PencilLine} className="max-md:py-2.5 max-md:text-meta">
            <strong className="font-semibold">{t("password.paperStrong")}</strong> {t("password.paper")}
          </Alert>
        </Card>
        <SubmitButton form={form} size="lg" block busyLabel={t("password.making")}>
          {t("password.submit")}
        </SubmitButton>
      </Form>
      <div className="grid justify-items-center gap-1 text-center">
        <Link
          to="/auth/login"
          search={{ from: answerPath } as never}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {t("password.haveAccount")}
        </Link>
        <p className="text-ink-2 max-md:text-meta">
          <Terms says="terms" />
        </p>
      </div>
    </div>
  );
}

/** As the holder wrote it, until somebody changes it. */
function Name({ form }: { form: ReturnType<typeof useForm<NewPerson>> }) {
  const { t } = useTranslation("account/sign-up");
  const { t: account } = useTranslation("account");
  const { firstName, lastName } = form.watch();
  const [changing, setChanging] = useState(firstName === "" || lastName === "");
  if (changing || form.errorOf("firstName") || form.errorOf("lastName"))
    return (
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={account("field.firstName")} autoComplete="given-name" {...form.input("firstName")} />
        <TextField label={account("field.lastName")} autoComplete="family-name" {...form.input("lastName")} />
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <IconTile icon={UserRound} tone="neutral" className="max-md:hidden" />
      <p className="min-w-0 flex-1 basis-32">
        <span className="block text-ink-2">{t("password.name")}</span>
        <bdi className="font-semibold break-words">{`${firstName} ${lastName}`}</bdi>
      </p>
      <Button variant="ghost" onClick={() => setChanging(true)}>
        {t("password.change")}
      </Button>
    </div>
  );
}
