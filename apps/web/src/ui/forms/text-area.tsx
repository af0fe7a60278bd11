import { clsx } from "clsx";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { Field, type FieldTexts, inputClass } from "./field.tsx";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "children">, FieldTexts {
  /** Shows how many characters are left; typing on is allowed, so that nothing pasted is cut silently. */
  limit?: number | undefined;
}

export function TextArea({
  label,
  hint,
  error,
  mark,
  id,
  name,
  limit,
  className,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const [typed, setTyped] = useState<number | null>(null);
  const initial = String(rest.value ?? rest.defaultValue ?? "");
  // By code point, as the server counts.
  const length = rest.value === undefined && typed !== null ? typed : [...initial].length;
  const left = limit === undefined ? 0 : limit - length;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped([...event.target.value].length);
    onChange?.(event);
  };
  return (
    <Field id={id ?? name} {...{ label, hint, error, mark }}>
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            name={name}
            rows={rows}
            onChange={handleChange}
            className={clsx(
              inputClass,
              "field-sizing-content leading-normal",
              rows > 2 ? "min-h-29!" : "min-h-19!",
              className,
            )}
          />
          {limit !== undefined && (
            <p
              role="status"
              // Announced near the end only; a count after every letter is noise.
              aria-live={left > limit * 0.1 ? "off" : "polite"}
              className={clsx("text-meta", left < 0 ? "font-semibold text-danger" : "text-ink-3")}
            >
              {left < 0
                ? t("textArea.over", { count: -left, n: format.number(-left) })
                : t("textArea.left", { count: left, n: format.number(left) })}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
