import { Select as Base } from "@base-ui/react/select";
import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field, type FieldControl, type FieldTexts, inputClass } from "./field.tsx";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  disabled?: boolean | undefined;
}

interface Choice<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** In the closed box, when the label is too long for it (a currency's code). */
  short?: ((value: Value) => string) | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldTexts, Choice<Value> {
  id?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** For more than six short choices; fewer are RadioCards. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  mark,
  id,
  name,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field id={id ?? name} {...{ label, hint, error, mark, className }}>
      {(control) => <SelectBox {...rest} control={control} />}
    </Field>
  );
}

/** The box alone, for places that bring their own label. */
export function SelectBox<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  disabled = false,
  short,
  control,
  label,
  className,
}: Choice<Value> & {
  control?: FieldControl | undefined;
  label?: string | undefined;
  className?: string | undefined;
}) {
  const { t } = useTranslation("ui");
  const chosen = options.find((option) => option.value === value);
  return (
    <Base.Root
      items={options.map((option) => ({ value: option.value, label: option.label }))}
      value={value ?? null}
      onValueChange={(next) => {
        if (next !== null) onValueChange(next);
      }}
      disabled={disabled}
    >
      <Base.Trigger
        {...control}
        aria-label={label}
        className={clsx(
          inputClass,
          "flex! cursor-pointer items-center justify-between gap-2.5 data-disabled:cursor-not-allowed data-disabled:bg-sunken",
          className,
        )}
      >
        <span className={clsx("min-w-0", !chosen && "text-ink-3")}>
          {chosen ? (short?.(chosen.value) ?? chosen.label) : (placeholder ?? t("select.placeholder"))}
        </span>
        <Base.Icon render={<ChevronDown aria-hidden size={20} strokeWidth={1.8} className="text-ink-2" />} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner alignItemWithTrigger={false} sideOffset={6} align="start" className="z-50 outline-none">
          <Base.Popup
            data-slot="popup"
            className="max-h-[min(var(--available-height),380px)] min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto rounded-md border border-line bg-surface p-1.5 text-ink shadow-e2 outline-none contrast:border-line-strong"
          >
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 leading-[1.3] outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus data-selected:font-semibold"
              >
                <span className="min-w-0 flex-1">
                  <Base.ItemText>{option.label}</Base.ItemText>
                  {option.description && <span className="block text-meta text-ink-3">{option.description}</span>}
                </span>
                <Base.ItemIndicator
                  render={<Check aria-hidden size={19} strokeWidth={2.4} className="text-primary" />}
                />
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
