import { isEmail, normaliseEmail } from "@heirlock/domain/email";
import { Link, useNavigate } from "@tanstack/react-router";
import { LifeBuoy, MailCheck, MailWarning, Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { useErrorText } from "../../../platform/api/error-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { RadioCards } from "../../../ui/forms/radio-group.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { AuthLayout } from "../sign-in/auth-layout.tsx";
import { AnswerQuestions } from "./answer-questions.tsx";
import { LinkOutcome } from "./link-page.tsx";
import { PhoneCodeField } from "./phone-code-field.tsx";
import { useLinkToken } from "./use-link-token.ts";

type By = "email" | "phone";
type Step = { name: "ask" } | { name: "sent"; email: string; by: By } | { name: "answer"; token: string };

/** The way back through recovery e-mail or phone, for who lost password and mailbox. Its link leads here again. */
export function RecoverPage() {
  const { t } = useTranslation("account/recovery-options");
  const navigate = useNavigate();
  const link = useLinkToken();
  const [step, setStep] = useState<Step>(link ? { name: "answer", token: link } : { name: "ask" });
  const proceed = (token: string) => void navigate({ to: "/auth/reset-password", hash: token, replace: true });
  return (
    <AuthLayout quote={t("recover.quote")} narrow>
      {step.name === "ask" && <Ask onSent={(email, by) => setStep({ name: "sent", email, by })} />}
      {step.name === "sent" &&
        (step.by === "email" ? (
          <SentLink onBack={() => setStep({ name: "ask" })} />
        ) : (
          <EnterCode
            email={step.email}
            onToken={(token) => setStep({ name: "answer", token })}
            onBack={() => setStep({ name: "ask" })}
          />
        ))}
      {step.name === "answer" && (
        <AnswerQuestions
          token={step.token}
          onDone={proceed}
          expired={
            <LinkOutcome icon={MailWarning} tone="brass" title={t("link.expiredTitle")}>
              <p className="text-ink-2">{t("recover.expired")}</p>
              <Button size="lg" block onClick={() => setStep({ name: "ask" })}>
                {t("recover.again")}
              </Button>
            </LinkOutcome>
          }
        />
      )}
    </AuthLayout>
  );
}

function Ask({ onSent }: { onSent: (email: string, by: By) => void }) {
  const { t } = useTranslation("account/recovery-options");
  const { t: platform } = useTranslation("platform");
  const phoneWay = usePhoneWay();
  const form = useForm<{ email: string; by: By }>({
    defaultValues: { email: "", by: "email" },
    leaves: true,
    check: ({ email }) => ({ email: !isEmail(normaliseEmail(email)) && platform("fields.emailInvalid") }),
    submit: async ({ email: typed, by }) => {
      const email = normaliseEmail(typed);
      await call("POST /api/auth/recovery/start", { body: { email, by } });
      onSent(email, by);
    },
  });
  return (
    <Form form={form} summaryAt="none">
      <IconTile icon={LifeBuoy} />
      <div>
        <h1 className="text-h1">{t("recover.title")}</h1>
        <p className="mt-2 text-ink-2">{t("recover.text")}</p>
      </div>
      <Failure error={form.failure} title={t("link.failedTitle")} />
      <TextField
        label={t("recover.label")}
        hint={t("recover.hint")}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.input("email")}
      />
      {phoneWay && (
        <RadioCards
          label={t("recover.by")}
          options={[
            { value: "email", label: t("recover.byEmail"), icon: MailCheck },
            { value: "phone", label: t("recover.byPhone"), icon: Smartphone },
          ]}
          {...form.field("by")}
        />
      )}
      <SubmitButton form={form} size="lg" block busyLabel={t("sending")}>
        {t(form.watch("by") === "email" ? "recover.sendLink" : "recover.sendCode")}
      </SubmitButton>
      <p className="text-ink-2">
        {t("recover.mailboxWorks")}{" "}
        <Link to="/auth/forgot-password" className="inline-flex min-h-11 items-center">
          {t("recover.toForgot")}
        </Link>
      </p>
    </Form>
  );
}

/** Known and unknown addresses see the same. */
function SentLink({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("account/recovery-options");
  return (
    <LinkOutcome icon={MailCheck} title={t("recover.sentTitle")}>
      <p className="text-ink-2">{t("recover.sent")}</p>
      <p className="text-ink-2">{t("recover.sentNothing")}</p>
      <Button variant="secondary" block onClick={onBack}>
        {t("recover.again")}
      </Button>
    </LinkOutcome>
  );
}

function EnterCode({
  email,
  onToken,
  onBack,
}: {
  email: string;
  onToken: (token: string) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation("account/recovery-options");
  const errorText = useErrorText();
  const form = useForm({
    defaultValues: { phoneCode: "" },
    leaves: true,
    check: ({ phoneCode }) => ({ phoneCode: phoneCode.length !== 8 && t("code.short") }),
    submit: async ({ phoneCode: code }) =>
      onToken((await call("POST /api/auth/recovery/look", { body: { email, code } })).data.token),
    fieldErrors: (error) => ({ phoneCode: hasCode(error, "INVALID_CODE") ? t("code.wrong") : errorText(error) }),
  });
  return (
    <LinkOutcome icon={Smartphone} title={t("recover.codeTitle")}>
      <p className="text-ink-2">{t("recover.codeText")}</p>
      <Form form={form} summaryAt="none">
        <PhoneCodeField {...form.field("phoneCode")} />
        <SubmitButton form={form} size="lg" block busyLabel={t("checking")}>
          {t("recover.go")}
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          {t("recover.again")}
        </Button>
      </Form>
    </LinkOutcome>
  );
}

/** Whether recovery by text message is offered here at all; false until that is known. */
function usePhoneWay(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    call("GET /api/auth/recovery/ways", {}, { signal: leaving.signal }).then(
      ({ data }) => setOffered(data.phone),
      // The e-mail is there without it.
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return offered;
}
