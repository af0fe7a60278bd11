import { clsx } from "clsx";
import { useId } from "react";
import { FieldGroup } from "./field.tsx";
import type { RadioGroupProps } from "./radio-group.tsx";
import { focusedLabel, forcedChosen, RadioInput } from "./radio-input.tsx";

/** Up to six things to choose from, a picture and a word or two each: two columns, and one where the text is large. */
export function RadioTiles<Value extends string>({
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.6rem,34%)),1fr))] gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              "relative flex min-h-15 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-3 py-2.5 leading-[1.25] font-semibold",
              "transition-colors duration-(--d1) hover:border-ink-2",
              "has-checked:border-primary has-checked:bg-primary-tint has-checked:shadow-[inset_0_0_0_1.5px_var(--primary)]",
              forcedChosen,
              focusedLabel,
            )}
          >
            {/* Over the whole tile, so that it is as large as it looks. */}
            <RadioInput
              name={name ?? own}
              option={option}
              value={value}
              onValueChange={onValueChange}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
            />
            {option.icon && <option.icon aria-hidden size={24} strokeWidth={1.8} className="flex-none text-ink-2" />}
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
