import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { errorBar, FieldError } from "./field.tsx";

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
        <span className="relative grid size-6.5 flex-none place-items-center">
          <input
            {...rest}
            ref={(element) => {
              if (element) element.indeterminate = indeterminate;
              if (typeof ref === "function") return ref(element);
              if (ref) ref.current = element;
            }}
            id={boxId}
            name={name}
            type="checkbox"
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            className="peer col-start-1 row-start-1 size-6.5 cursor-pointer appearance-none rounded-[7px] border-2 border-line-strong bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-ink-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto"
          />
          <Check
            aria-hidden
            size={18}
            strokeWidth={3}
            className="pointer-events-none invisible col-start-1 row-start-1 text-on-primary peer-checked:visible peer-indeterminate:invisible forced-colors:hidden"
          />
          <Minus
            aria-hidden
            size={18}
            strokeWidth={3}
            className="pointer-events-none invisible col-start-1 row-start-1 text-on-primary peer-indeterminate:visible forced-colors:hidden"
          />
        </span>
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
