import { readWillKey } from "@heirlock/domain/members/will-key";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";

/** Where a will key is typed: four groups of five. What cannot be one is said here, without using up an attempt. */
export function WillKeyField({
  label,
  hint,
  submitLabel,
  busyLabel,
  errorText,
  failureText,
  onKey,
}: {
  label: string;
  hint: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** Why a key was refused; undefined where that has nothing to do with the key. */
  errorText: (error: unknown) => string | undefined;
  /** Any other reason, where nothing else on the page gives it. */
  failureText?: (error: unknown) => string;
  onKey: (willKey: string) => Promise<unknown>;
}) {
  const { t } = useTranslation("members/invitations");
  const form = useForm({
    defaultValues: { willKey: "" },
    check: ({ willKey }) => ({ willKey: readWillKey(willKey) === null && t("willKey.incomplete") }),
    submit: ({ willKey }) => onKey(readWillKey(willKey)!),
    fieldErrors: (error) => ({ willKey: errorText(error) }),
  });
  return (
    <Form form={form} summaryAt="none" className="grid gap-3">
      {failureText && <Failure error={form.failure} text={failureText} />}
      <TextField
        label={label}
        hint={hint}
        dir="ltr"
        chars={26}
        className="code rtl:text-end"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        {...form.input("willKey")}
      />
      <p role="alert" className="sr-only">
        {form.errorOf("willKey")}
      </p>
      <SubmitButton form={form} busyLabel={busyLabel} className="justify-self-start max-md:w-full">
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
