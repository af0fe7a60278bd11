import { useTranslation } from "react-i18next";
import { TextField, type TextFieldProps } from "../../../ui/forms/text-field.tsx";
import type { FormState } from "./form-state.ts";
import type { MemberDraft, TextName } from "./member-draft.ts";
import type { Finding } from "./member-findings.ts";

interface DraftFieldProps extends Omit<TextFieldProps, "label" | "name" | "value" | "form"> {
  form: FormState;
  name: TextName & keyof MemberDraft;
}

/** One text of the draft, with its label, its message and its mark. */
export function DraftField({ form, name, ...rest }: DraftFieldProps) {
  const { t } = useTranslation("members/member-form");
  return (
    <TextField
      name={name}
      label={t(`field.${name}`)}
      autoComplete="off"
      dir={rest.type ? undefined : "auto"}
      error={form.error(name as Finding["field"])}
      value={form.draft[name]}
      onChange={(event) => form.change({ [name]: event.target.value })}
      {...rest}
    />
  );
}
