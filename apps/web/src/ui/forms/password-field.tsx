import { clsx } from "clsx";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field, type FieldTexts, inputClass } from "./field.tsx";

export interface PasswordFieldProps extends Omit<ComponentProps<"input">, "children" | "type">, FieldTexts {
  aside?: ReactNode;
  autoComplete: "current-password" | "new-password";
  /** Becomes visible when this changes, such as after a password was suggested. */
  revealed?: unknown;
  /** The id of a text besides hint and error, such as the list of rules. */
  describedBy?: string | undefined;
}

/** Show and hide as words, not an eye alone. Paste is allowed, and the letters always run left to right. */
export function PasswordField({
  label,
  hint,
  error,
  mark,
  aside,
  id,
  name,
  className,
  revealed,
  describedBy,
  ...rest
}: PasswordFieldProps) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  const [known, setKnown] = useState(revealed);
  if (known !== revealed) {
    setKnown(revealed);
    setShown(true);
  }
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id ?? name} {...{ label, hint, error, mark, aside }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            aria-describedby={[control["aria-describedby"], describedBy].filter(Boolean).join(" ") || undefined}
            name={name}
            type={shown ? "text" : "password"}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={clsx(inputClass, "pe-30 rtl:ps-30 rtl:pe-3.5 rtl:text-end", shown && "code", className)}
          />
          <button
            type="button"
            aria-controls={control.id}
            aria-label={t(shown ? "password.hideLong" : "password.showLong")}
            onClick={() => setShown(!shown)}
            className="absolute end-[3px] top-[3px] inline-flex min-h-11 items-center gap-2.5 rounded-sm px-3 font-semibold text-primary hover:bg-primary-tint"
          >
            <Icon aria-hidden size={19} strokeWidth={1.8} />
            {t(shown ? "password.hide" : "password.show")}
          </button>
        </div>
      )}
    </Field>
  );
}
