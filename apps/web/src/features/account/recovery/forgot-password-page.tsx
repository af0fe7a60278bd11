import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import { Link } from "@tanstack/react-router";
import { MailCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, FormSummary, SubmitButton } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { AuthLayout } from "../sign-in/auth-layout.tsx";

/** Asks for the link with which every way back begins. Whether or not the address has an account, the page is the same. */
export function ForgotPasswordPage() {
  const { t } = useTranslation("account/recovery");
  const [sentTo, setSentTo] = useState("");
  return (
    <AuthLayout quote={t("forgot.quote")} narrow>
      {sentTo === "" ? <AskForLink onSent={setSentTo} /> : <LinkSent email={sentTo} onAgain={() => setSentTo("")} />}
    </AuthLayout>
  );
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation("account/recovery");
  const { t: platform } = useTranslation("platform");
  const form = useForm<{ email: string }>({
    leaves: true,
    check: ({ email }) => ({ email: !isEmail(normaliseEmail(email)) && platform("fields.emailInvalid") }),
    submit: async ({ email: typed }) => {
      const email = normaliseEmail(typed);
      await call("POST /api/auth/password/forgot", { body: { email } });
      onSent(email);
    },
  });
  return (
    <>
      <FormSummary form={form} />
      <BackLink render={<Link to="/auth/login" />}>{t("forgot.back")}</BackLink>
      <h1 className="mt-2 text-h1">{t("forgot.title")}</h1>
      <p className="mt-1.5 mb-5 text-ink-2">{t("forgot.lead")}</p>
      <Form form={form} summaryAt="elsewhere">
        <Failure error={form.failure} title={t("forgot.failed")} />
        <TextField
          label={t("forgot.email")}
          hint={t("forgot.emailHint")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.input("email")}
        />
        <SubmitButton form={form} size="lg" block busyLabel={t("forgot.sending")}>
          {t("forgot.submit")}
        </SubmitButton>
      </Form>
      <p className="mt-5 text-ink-2">
        {t("forgot.noMailbox")} <Link to="/auth/recover">{t("forgot.otherMeans")}</Link>
      </p>
      <p className="mt-3 text-ink-3">{t("forgot.same")}</p>
    </>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation("account/recovery");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <IconTile icon={MailCheck} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {t("sent.title")}
        </h1>
        <p className="mt-2 text-ink-2">
          <Trans
            t={t}
            i18nKey="sent.text"
            values={{ email }}
            components={{ email: <bdi className="font-semibold break-words text-ink" /> }}
          />
        </p>
      </div>
      <Alert tone="plain" title={t("sent.kitTitle")}>
        {t("sent.kitText")}
      </Alert>
      <p className="text-ink-3">{t("sent.nothing")}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant="secondary" onClick={onAgain}>
          {t("sent.again")}
        </Button>
        <Button variant="ghost" render={<Link to="/auth/login" />}>
          {t("forgot.back")}
        </Button>
      </div>
    </div>
  );
}
