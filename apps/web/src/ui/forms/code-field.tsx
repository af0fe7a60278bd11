import { clsx } from "clsx";
import { useState } from "react";
import { latinDigits } from "./digits.ts";
import { Field, type FieldTexts } from "./field.tsx";

export interface CodeFieldProps extends FieldTexts {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  autoFocus?: boolean | undefined;
}

const length = 6;
const places = Array.from({ length }, (_, place) => place);

/**
 * Six digits in six drawn cells over one real input, so that paste, one-time-code suggestions, screen readers and the
 * keyboard meet a plain field. Blanks and hyphens are let go; Arabic digits become Latin ones. Always left to right.
 */
export function CodeField({ name, value, onValueChange, autoFocus, ...texts }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const current = Math.min(value.length, length - 1);
  return (
    <Field id={name} {...texts}>
      {(control) => (
        <div dir="ltr" className="relative max-w-[500px]">
          <input
            {...control}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: the page asks for nothing else, and a person came here to type it
            autoFocus={autoFocus}
            value={value}
            onFocus={(event) => {
              setFocused(true);
              event.target.setSelectionRange(value.length, value.length);
            }}
            onBlur={() => setFocused(false)}
            onChange={(event) => onValueChange(latinDigits(event.target.value).replace(/\D/g, "").slice(0, length))}
            className="peer absolute inset-0 z-10 size-full cursor-text rounded-md bg-transparent text-transparent caret-transparent selection:bg-transparent selection:text-transparent"
          />
          <div
            aria-hidden
            className="grid grid-cols-[repeat(3,minmax(0,1fr))_14px_repeat(3,minmax(0,1fr))] items-center gap-2"
          >
            {places.map((place) => (
              <Cell
                key={place}
                gap={place === 3}
                digit={value[place]}
                current={focused && place === current}
                invalid={Boolean(texts.error)}
              />
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

function Cell({
  gap,
  digit,
  current,
  invalid,
}: {
  gap: boolean;
  digit: string | undefined;
  current: boolean;
  invalid: boolean;
}) {
  return (
    <>
      {gap && <span className="h-[3px] w-full rounded-full bg-line-strong" />}
      <span
        className={clsx(
          "code grid h-16 place-items-center rounded-md bg-surface text-[1.7rem] font-semibold text-ink",
          current
            ? "border-[2.5px] border-primary"
            : invalid
              ? "border-[2.5px] border-danger"
              : "border-[1.5px] border-line-strong",
        )}
      >
        {digit}
      </span>
    </>
  );
}
