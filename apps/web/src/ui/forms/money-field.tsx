import type { Currency } from "@heirlock/domain/money";
import { clsx } from "clsx";
import { type ReactNode, type Ref, useEffect, useState } from "react";
import { useReading } from "../../platform/use-format.ts";
import { readAmount, showAmount } from "./amount-text.ts";
import { CurrencyBox } from "./currency-select.tsx";
import { Field, type FieldTexts, inputClass } from "./field.tsx";

export interface MoneyFieldProps extends FieldTexts {
  /** A plain decimal ("180000.5") or "". What cannot be read as an amount is handed on as typed. */
  value: string;
  onValueChange: (value: string) => void;
  currency: string;
  /** Chooses among other currencies than the ten, in place of their list. */
  currencyBox?: ReactNode;
  /** Without it the currency is fixed and only shown. */
  onCurrencyChange?: ((currency: Currency) => void) | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** Thousands are grouped when the field is left, in the reader's own way; Arabic digits are accepted. */
export function MoneyField({
  label,
  hint,
  error,
  mark,
  value,
  onValueChange,
  currency,
  currencyBox,
  onCurrencyChange,
  onBlur,
  id,
  name,
  disabled,
  ref,
  className,
}: MoneyFieldProps) {
  const reading = useReading();
  const [text, setText] = useState(() => showAmount(value, reading));
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    if (!typing) setText(showAmount(value, reading));
  }, [value, reading, typing]);
  return (
    <Field id={id ?? name} {...{ label, hint, error, mark, className }}>
      {(control) => (
        <div className="flex gap-2.5">
          <input
            {...control}
            ref={ref}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            disabled={disabled}
            value={text}
            onFocus={() => setTyping(true)}
            onChange={(event) => {
              setText(event.target.value);
              onValueChange(readAmount(event.target.value, reading) ?? event.target.value);
            }}
            onBlur={() => {
              setTyping(false);
              onBlur?.();
            }}
            className={clsx(inputClass, "num min-w-0 flex-1 rtl:text-end")}
          />
          {currencyBox ? (
            currencyBox
          ) : onCurrencyChange ? (
            <CurrencyBox value={currency as Currency} onValueChange={onCurrencyChange} disabled={disabled} />
          ) : (
            <span className="inline-flex min-h-[50px] items-center rounded-input bg-sunken px-3.5 font-semibold text-ink-2">
              <bdi dir="ltr">{currency}</bdi>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
