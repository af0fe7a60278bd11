import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import type { ComponentProps } from "react";

/** The native checkbox in our look, without words: for a label that brings its own. */
export function TickBox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className="relative grid size-6.5 flex-none place-items-center">
      <input
        {...rest}
        type="checkbox"
        className={clsx(
          "peer col-start-1 row-start-1 size-6.5 cursor-pointer appearance-none rounded-[7px] border-2 border-line-strong bg-surface",
          "checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-ink-2",
          "aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto",
          className,
        )}
      />
      <Check
        aria-hidden
        size={18}
        strokeWidth={3}
        className="pointer-events-none invisible relative col-start-1 row-start-1 text-on-primary peer-checked:visible peer-indeterminate:invisible forced-colors:hidden"
      />
      <Minus
        aria-hidden
        size={18}
        strokeWidth={3}
        className="pointer-events-none invisible relative col-start-1 row-start-1 text-on-primary peer-indeterminate:visible forced-colors:hidden"
      />
    </span>
  );
}
