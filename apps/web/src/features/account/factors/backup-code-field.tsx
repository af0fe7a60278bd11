import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/forms/text-field.tsx";

export function BackupCodeField(field: ComponentProps<"input"> & { error?: string | undefined }) {
  const { t } = useTranslation("account/factors");
  return (
    <TextField
      {...field}
      label={t("page.backup.label")}
      hint={t("page.backup.hint")}
      dir="ltr"
      className="code rtl:text-end"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
