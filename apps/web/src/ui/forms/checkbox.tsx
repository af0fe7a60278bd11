import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { errorBar, FieldError } from "./field.tsx";
import { TickBox } from "./tick-box.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  /** Some of a group, but not all. */
  indeterminate?: boolean | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox, so that react-hook-form, the keyboard and forced colours need nothing of ours. */
export function Checkbox({
  label,
  description,
  error,
  indeterminate = false,
  onCheckedChange,
  onChange,
  id,
  name,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useId();
  const boxId = id ?? name ?? own;
  const describedBy = [error && `${boxId}-error`, description && `${boxId}-text`].filter(Boolean).join(" ");
  return (
    <div className={clsx(error && errorBar, className)}>
      {error && <FieldError id={`${boxId}-error`}>{error}</FieldError>}
      <label htmlFor={boxId} className="flex min-h-11 cursor-pointer items-start gap-3.5 py-2.25 leading-[1.4]">
        <TickBox
          {...rest}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate;
            if (typeof ref === "function") return ref(element);
            if (ref) ref.current = element;
          }}
          id={boxId}
          name={name}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <span className="min-w-0 pt-px">
          <span className="block">{label}</span>
          {description && (
            <span id={`${boxId}-text`} className="mt-0.5 block text-meta text-ink-3">
              {description}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
