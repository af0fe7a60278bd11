import { readTypedHash, type VerifyCode } from "@heirlock/domain/wills/verify-code";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../platform/api/call.ts";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { latinDigits } from "../../../ui/forms/digits.ts";
import { Form, SubmitButton } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import type { Verified } from "./verify-result.tsx";

export interface VerifyFormProps {
  /** What the QR code said; null when somebody types. */
  code: VerifyCode | null;
  /** Null while it is asked. */
  onFound: (found: Verified | null) => void;
}

const readVersion = (typed: string): number | null => {
  const digits = latinDigits(typed.trim());
  return /^[1-9]\d{0,4}$/.test(digits) ? Number(digits) : null;
};

export function VerifyForm({ code, onFound }: VerifyFormProps) {
  const { t } = useTranslation("wills/verify");
  const form = useForm<{ hash: string; version: string }>({
    defaultValues: { hash: code?.hash ?? "", version: code ? String(code.version) : "" },
    check: ({ hash, version }) => ({
      hash: readTypedHash(hash) === null && t("hash.problem"),
      version: readVersion(version) === null && t("version.problem"),
    }),
    submit: async ({ hash, version }) => {
      onFound(null);
      const body = { hash: readTypedHash(hash)!, version: readVersion(version)! };
      onFound((await call("POST /api/wills/verify", { body })).data);
    },
  });
  // Whoever scanned the code has asked already.
  const first = useRef(code === null ? null : form.onSubmit);
  useEffect(() => {
    const ask = first.current;
    first.current = null;
    void ask?.();
  }, []);
  return (
    <Form form={form} summaryAt="none">
      <TextArea
        label={t("hash.label")}
        hint={t("hash.hint")}
        dir="ltr"
        rows={2}
        className="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        {...form.input("hash")}
      />
      <TextField
        label={t("version.label")}
        hint={t("version.hint")}
        inputMode="numeric"
        chars={6}
        autoComplete="off"
        {...form.input("version")}
      />
      <Failure error={form.failure} />
      <SubmitButton form={form} block busyLabel={t("checking")}>
        {t("check")}
      </SubmitButton>
    </Form>
  );
}
