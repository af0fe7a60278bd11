import { Link } from "@tanstack/react-router";
import { Clock, PencilLine } from "lucide-react";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconTile } from "../../../ui/display/icon-tile.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { CodeField } from "../../../ui/forms/code-field.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { ResendButton } from "../sign-in/resend-button.tsx";
import { enterAccount } from "./enter-account.ts";

const whole = /^\d{6}$/;

/**
 * The last step of a sign-up: six digits from the mail, typed where the keys are, so that the vault is open afterwards.
 * Known and unknown addresses see the same.
 */
export function ConfirmDigits({
  email,
  onEntered,
  onOtherAddress,
}: {
  email: string;
  /** Signed in, with the vault open. */
  onEntered: () => unknown;
  /** Left out where the address is not the person's to choose. */
  onOtherAddress?: (() => void) | undefined;
}) {
  const { t } = useTranslation("account/sign-up");
  const [late, setLate] = useState(false);
  if (late) return <TooLate />;
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-semibold text-ink-2">{t("digits.step")}</p>
        <h1 tabIndex={-1}>{t("digits.title")}</h1>
        <p className="mt-2 text-ink-2">
          <Trans
            t={t}
            i18nKey="digits.text"
            values={{ email }}
            components={{ email: <bdi className="font-semibold break-words text-ink" /> }}
          />
        </p>
      </div>
      <DigitsForm onEntered={onEntered} onLate={() => setLate(true)} />
      <Card className="grid gap-4">
        <div className="flex items-start gap-4">
          <IconTile icon={Clock} tone="neutral" />
          <div className="grid min-w-0 gap-2">
            <p>
              <span className="block font-semibold">{t("digits.noMail")}</span>
              <span className="text-ink-2">{t("digits.noMailText")}</span>
            </p>
            <ResendButton email={email} />
          </div>
        </div>
        {onOtherAddress && (
          <div className="border-t border-line pt-3">
            <Button variant="ghost" icon={PencilLine} onClick={onOtherAddress} className="-ms-3.5">
              {t("digits.otherAddress")}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

function DigitsForm({ onEntered, onLate }: { onEntered: () => unknown; onLate: () => void }) {
  const { t } = useTranslation("account/sign-up");
  const form = useForm({
    defaultValues: { digits: "" },
    leaves: true,
    check: ({ digits }) => ({ digits: !whole.test(digits) && t("digits.incomplete") }),
    submit: async ({ digits }) => {
      try {
        const { data } = await call("POST /api/auth/verify-email/digits", { body: { digits } });
        await enterAccount(data.userId);
        await onEntered();
      } catch (error) {
        if (!hasCode(error, "TOKEN_EXPIRED")) throw error;
        onLate();
      }
    },
    fieldErrors: (error) => hasCode(error, "INVALID_CODE", "VALIDATION_ERROR") && { digits: t("digits.wrong") },
  });
  const { onValueChange, ...field } = form.field("digits");
  return (
    <Card>
      <Form form={form} summaryAt="none" className="grid gap-5">
        <Failure error={form.failure} tone="warning" />
        <CodeField
          autoFocus
          label={t("digits.label")}
          hint={t("digits.hint")}
          {...field}
          onValueChange={(digits) => {
            onValueChange(digits);
            if (whole.test(digits)) void form.onSubmit();
          }}
        />
        <p role="alert" className="sr-only">
          {form.errorOf("digits")}
        </p>
        <SubmitButton form={form} size="lg" block busyLabel={t("digits.checking")}>
          {t("digits.submit")}
        </SubmitButton>
      </Form>
    </Card>
  );
}

/** The cookie that knew of the sign-up is gone. The button of the mail still works. */
function TooLate() {
  const { t } = useTranslation("account/sign-up");
  return (
    <div className="grid gap-5">
      <div role="status">
        <h1>{t("digits.lateTitle")}</h1>
        <p className="mt-2 text-ink-2">{t("digits.lateText")}</p>
      </div>
      <Button size="lg" block render={<Link to="/auth/login" />}>
        {t("digits.toSignIn")}
      </Button>
    </div>
  );
}
