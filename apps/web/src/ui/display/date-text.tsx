import type { DateStyle } from "../../platform/format.ts";
import { useFormat } from "../../platform/use-format.ts";

export interface DateTextProps {
  value: string | Date;
  /** "full" is "Wednesday 18 November 2026"; "relative" is "2 hours ago" with the full moment behind it. */
  style?: DateStyle | "relative" | undefined;
  timeZone?: string | undefined;
  className?: string | undefined;
}

export function DateText({ value, style = "full", timeZone, className }: DateTextProps) {
  const format = useFormat();
  const machine = typeof value === "string" ? value : value.toISOString();
  return (
    <time
      dateTime={machine}
      title={style === "relative" ? format.date(value, "moment", timeZone) : undefined}
      className={className}
    >
      {style === "relative" ? format.relative(value) : format.date(value, style, timeZone)}
    </time>
  );
}
