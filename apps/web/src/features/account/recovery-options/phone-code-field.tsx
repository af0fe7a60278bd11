import { useTranslation } from "react-i18next";
import { latinDigits } from "../../../ui/forms/digits.ts";
import { TextField } from "../../../ui/forms/text-field.tsx";

/** Eight digits from a text message; blanks are let go and Arabic digits become Latin ones. */
export function PhoneCodeField({
  name,
  value,
  onValueChange,
  error,
}: {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
}) {
  const { t } = useTranslation("account/recovery-options");
  return (
    <TextField
      label={t("code.label")}
      hint={t("code.hint")}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      className="code rtl:text-end"
      chars={14}
      value={value}
      onChange={(event) => onValueChange(latinDigits(event.target.value).replace(/\D/g, "").slice(0, 8))}
      error={error}
    />
  );
}
