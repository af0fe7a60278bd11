import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { useFormat } from "../../platform/use-format.ts";

export interface ProgressProps {
  label: ReactNode;
  value: number;
  max: number;
  /** What stands at the end of the line; "8 / 10" unless given. */
  valueText?: string | undefined;
  /** Brass says that little room is left or that something is under way; never red. */
  tone?: "primary" | "brass" | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A filled bar with its figures in words. More than full stays full and keeps the true numbers. */
export function Progress({ label, value, max, valueText, tone = "primary", hideLabel, className }: ProgressProps) {
  const id = useId();
  const format = useFormat();
  const text = valueText ?? `${format.number(value)} / ${format.number(max)}`;
  const share = max > 0 ? Math.min(value / max, 1) : 0;
  return (
    <div className={clsx("grid gap-1.5", className)}>
      <div className={clsx("flex items-baseline justify-between gap-4", hideLabel && "sr-only")}>
        <span id={id}>{label}</span>
        <bdi className="num text-ink-2">{text}</bdi>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full bg-wash forced-colors:border"
      >
        <div
          data-slot="bar"
          className={clsx(
            "h-full rounded-full transition-[inline-size] duration-(--d3)",
            tone === "brass" ? "bg-brass-strong" : "bg-primary",
          )}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
