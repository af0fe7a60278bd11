import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { focusedLabel, forcedChosen, RadioInput } from "./radio-input.tsx";

export interface SegmentedProps<Value extends string = string> {
  /** The question; for screen readers unless `showLabel`. */
  label: string;
  showLabel?: boolean | undefined;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean | undefined }[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  /** Equal cells over the whole width. */
  block?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** A radio group drawn as one strip: for two to four short words. */
export function Segmented<Value extends string>({
  label,
  showLabel = false,
  options,
  value,
  onValueChange,
  block = false,
  name,
  className,
}: SegmentedProps<Value>) {
  const own = useId();
  return (
    <fieldset className={clsx("m-0 min-w-0 border-0 p-0", className)}>
      <legend className={showLabel ? "mb-1.5 p-0 font-semibold" : "sr-only"}>{label}</legend>
      <div
        className={clsx(
          "max-w-full gap-0.5 rounded-[13px] border border-line bg-sunken p-1",
          block ? "grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))]" : "inline-flex flex-wrap",
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "relative flex min-h-11 cursor-pointer items-center justify-center rounded-input px-4 py-1.5 text-center leading-[1.2] font-semibold text-ink-2 hover:text-ink",
              block && "max-sm:px-1 max-sm:text-[0.94rem]",
              "has-checked:bg-surface has-checked:text-ink has-checked:shadow-[var(--e1),0_0_0_1px_var(--line)]",
              focusedLabel,
              "contrast:has-checked:bg-primary contrast:has-checked:text-on-primary",
              forcedChosen,
              "has-disabled:cursor-not-allowed has-disabled:text-ink-3",
            )}
          >
            <RadioInput
              name={name ?? own}
              option={option}
              value={value}
              onValueChange={onValueChange}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
