import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldTexts, inputClass } from "./field.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "children">, FieldTexts {
  aside?: ReactNode;
  /** The width in characters for answers of a known length, such as a code. */
  chars?: number | undefined;
  fieldClassName?: string | undefined;
}

/** Works with `{...register("email")}`: the name becomes the id, which an error summary links to. */
export function TextField({
  label,
  hint,
  error,
  mark,
  aside,
  chars,
  id,
  name,
  className,
  fieldClassName,
  type = "text",
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id ?? name} {...{ label, hint, error, mark, aside }} className={fieldClassName}>
      {(control) => (
        <input
          {...rest}
          {...control}
          name={name}
          type={type}
          style={chars ? { maxInlineSize: `calc(${chars}ch + 32px)` } : undefined}
          dir={type === "email" || type === "url" || type === "tel" ? "ltr" : rest.dir}
          className={clsx(
            inputClass,
            (type === "email" || type === "url" || type === "tel") && "rtl:text-end",
            className,
          )}
        />
      )}
    </Field>
  );
}
