import { clsx } from "clsx";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReading } from "../../platform/use-format.ts";
import { type DatePart, joinDate, partOrder, splitDate } from "./date-parts.ts";
import { FieldGroup, type FieldTexts, inputClass } from "./field.tsx";

export interface DateFieldProps extends Omit<FieldTexts, "label"> {
  legend: ReactNode;
  /** "YYYY-MM-DD", "" or what stands in the boxes so far ("2026-11-"); see isRealDate in date-parts. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Lets the browser fill in a date of birth. */
  birthday?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

const widths: Record<DatePart, string> = { day: "w-18", month: "w-18", year: "w-26" };

/** Three boxes, never a calendar: nobody should page back sixty years to their own birthday. */
export function DateField({
  legend,
  hint,
  error,
  mark,
  value,
  onValueChange,
  onBlur,
  birthday = false,
  id,
  name,
  disabled,
}: DateFieldProps) {
  const { t } = useTranslation("ui");
  const reading = useReading();
  const own = useId();
  const groupId = id ?? name ?? own;
  const [boxes, setBoxes] = useState(() => splitDate(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // Changed from outside, such as by a reset of the form; our own changes already stand in the boxes.
    setKnown(value);
    if (joinDate(boxes) !== value) setBoxes(splitDate(value));
  }
  return (
    <FieldGroup id={groupId} label={legend} {...{ hint, error, mark }}>
      <div className="flex flex-wrap gap-4">
        {partOrder(reading).map((part) => (
          <div key={part} className={clsx("grid gap-1", widths[part])}>
            <label htmlFor={`${groupId}-${part}`} className="text-meta text-ink-2">
              {t(`date.${part}`)}
            </label>
            <input
              id={`${groupId}-${part}`}
              type="text"
              inputMode="numeric"
              dir="ltr"
              maxLength={part === "year" ? 4 : 2}
              autoComplete={birthday ? `bday-${part}` : "off"}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              value={boxes[part]}
              onChange={(event) => {
                const next = { ...boxes, [part]: event.target.value };
                setBoxes(next);
                onValueChange(joinDate(next));
              }}
              onBlur={onBlur}
              className={clsx(inputClass, "num")}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
