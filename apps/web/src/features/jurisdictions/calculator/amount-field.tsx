import { useState } from "react";
import { useReading } from "../../../platform/use-format.ts";
import { readAmount, showAmount } from "../../../ui/forms/amount-text.ts";
import { Field, inputClass } from "../../../ui/forms/field.tsx";
import { fromMinor, toMinor } from "./minor-units.ts";

export interface AmountFieldProps {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  currency: string;
  /** In the smallest unit; null while there is none. */
  value: bigint | null;
  onValue: (value: bigint | null) => void;
}

/** A sum in the money of a law, whichever that is. Taken when the field is left, or with Enter. */
export function AmountField({ id, label, hint, error, currency, value, onValue }: AmountFieldProps) {
  const reading = useReading();
  const [text, setText] = useState<string | null>(null);
  const leave = () => {
    if (text === null) return;
    const plain = readAmount(text, reading);
    setText(null);
    if (plain === "") onValue(null);
    else if (plain !== null && plain.length < 16) onValue(toMinor(plain, currency));
  };
  return (
    <Field id={id} {...{ label, hint, error }}>
      {(control) => (
        <div className="flex gap-2.5">
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={text ?? (value === null ? "" : showAmount(fromMinor(value, currency), reading))}
            onChange={(event) => setText(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === "Enter") leave();
            }}
            className={`${inputClass} num min-w-0 flex-1 rtl:text-end`}
          />
          <span className="inline-flex min-h-[50px] items-center rounded-input bg-sunken px-3.5 font-semibold text-ink-2">
            <bdi dir="ltr">{currency}</bdi>
          </span>
        </div>
      )}
    </Field>
  );
}
