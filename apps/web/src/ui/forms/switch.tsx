import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "children" | "role"> {
  label: ReactNode;
  description?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The switch before the words instead of at the end of the line. */
  leading?: boolean | undefined;
}

/** For settings that take effect at once; inside a form that is saved later use Checkbox. */
export function Switch({
  label,
  description,
  onCheckedChange,
  onChange,
  leading = false,
  id,
  name,
  className,
  ...rest
}: SwitchProps) {
  const own = useId();
  const switchId = id ?? name ?? own;
  return (
    <label
      htmlFor={switchId}
      className={clsx(
        "flex min-h-11 cursor-pointer items-start gap-4 py-1.75 leading-[1.4]",
        leading ? "flex-row-reverse justify-end" : "justify-between",
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {description && (
          <span id={`${switchId}-text`} className="mt-0.5 block text-meta text-ink-3">
            {description}
          </span>
        )}
      </span>
      <span className="relative flex-none">
        <input
          {...rest}
          id={switchId}
          name={name}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox brings its own checked state
          role="switch"
          aria-describedby={description ? `${switchId}-text` : undefined}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
          className="peer block h-7.5 w-13 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-(--d1) checked:bg-primary disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-[3px] top-[3px] size-6 rounded-full bg-white transition-transform duration-(--d1) peer-checked:translate-x-[22px] rtl:peer-checked:-translate-x-[22px] dark:bg-paper forced-colors:hidden"
        />
      </span>
    </label>
  );
}
