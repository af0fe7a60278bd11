import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconTile, type IconTileTone } from "../display/icon-tile.tsx";
import { FieldGroup, type FieldTexts } from "./field.tsx";
import { focusedLabel, RadioInput } from "./radio-input.tsx";

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: LucideIcon | undefined;
  iconTone?: IconTileTone | undefined;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends FieldTexts {
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  id?: string | undefined;
  name?: string | undefined;
  hideLegend?: boolean | undefined;
  className?: string | undefined;
}

const dot =
  "grid size-6.5 flex-none cursor-pointer appearance-none place-items-center rounded-full border-2 border-line-strong bg-surface " +
  "before:size-2.5 before:rounded-full before:bg-transparent checked:border-primary checked:bg-primary checked:before:bg-on-primary " +
  "disabled:cursor-not-allowed forced-colors:appearance-auto";

/** A plain list of choices; arrow keys move between them as the browser does it. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  id,
  name,
  ...texts
}: RadioGroupProps<Value>) {
  const own = useId();
  return (
    <FieldGroup id={id ?? name} {...texts}>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3.5 py-2.25 leading-[1.4]">
          <RadioInput name={name ?? own} option={option} value={value} onValueChange={onValueChange} className={dot} />
          <span className="min-w-0 pt-px">
            <span className="block">{option.label}</span>
            {option.description && <span className="mt-0.5 block text-meta text-ink-3">{option.description}</span>}
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}

export interface RadioCardsProps<Value extends string = string> extends RadioGroupProps<Value> {
  /** Side by side from 641 px on; one under the other below. */
  columns?: 1 | 2 | 3 | undefined;
  /** Small cards one after the other, for a word or two each. */
  inline?: boolean | undefined;
  /** Two short answers share one line at every width. */
  pair?: boolean | undefined;
}

const columnClass = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

/** Up to six choices stay visible as cards; the whole card is the target. */
export function RadioCards<Value extends string>({
  options,
  value,
  onValueChange,
  id,
  name,
  columns = 1,
  inline = false,
  pair = false,
  ...texts
}: RadioCardsProps<Value>) {
  const own = useId();
  return (
    <FieldGroup id={id ?? name} {...texts}>
      <div
        className={inline ? "flex flex-wrap gap-2.5" : clsx("grid gap-3", pair ? "grid-cols-2" : columnClass[columns])}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "flex cursor-pointer gap-3.5 rounded-md border-[1.5px] border-line-strong bg-surface px-4.5 leading-[1.4]",
              inline
                ? "min-h-13 items-center py-3"
                : pair
                  ? "min-h-14 items-center py-2.5"
                  : "min-h-14 items-start py-4",
              "transition-colors duration-(--d1) hover:border-ink-2",
              "has-checked:border-primary has-checked:bg-primary-tint has-checked:shadow-[inset_0_0_0_1.5px_var(--primary)]",
              "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-3",
              focusedLabel,
            )}
          >
            <RadioInput
              name={name ?? own}
              option={option}
              value={value}
              onValueChange={onValueChange}
              className={clsx(dot, "focus-visible:outline-none")}
            />
            <span className="min-w-0 flex-1">
              <span className={clsx("block", !inline && "font-semibold")}>{option.label}</span>
              {option.description && <span className="block text-ink-2">{option.description}</span>}
            </span>
            {option.icon && <IconTile icon={option.icon} tone={option.value === value ? "surface" : option.iconTone} />}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
