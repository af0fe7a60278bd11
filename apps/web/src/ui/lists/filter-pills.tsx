import { clsx } from "clsx";
import { useId } from "react";
import { focusedLabel, forcedChosen, RadioInput } from "../forms/radio-input.tsx";

export interface FilterPillsProps<Value extends string> {
  /** What is being narrowed, for screen readers. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** One choice out of a few words, as pills; on phones the row scrolls sideways by itself. */
export function FilterPills<Value extends string>({ label, value, onValueChange, options }: FilterPillsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex gap-2 max-md:-mx-1 max-md:overflow-x-auto max-md:px-1 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "relative flex min-h-11 flex-none cursor-pointer items-center rounded-full border border-line-strong px-4 leading-[1.2] font-semibold whitespace-nowrap text-ink-2 hover:text-ink",
              "has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary",
              forcedChosen,
              focusedLabel,
            )}
          >
            <RadioInput name={name} option={option} value={value} onValueChange={onValueChange} className="sr-only" />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
