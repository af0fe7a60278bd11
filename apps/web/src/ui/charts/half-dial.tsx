import type { ReactNode } from "react";
import { useFormat } from "../../platform/use-format.ts";

/** A half dial with its number; the sentence beside it names the next gain. */
export function HalfDial({
  value,
  max,
  label,
  caption,
}: {
  value: number;
  max: number;
  label: string;
  caption: ReactNode;
}) {
  const format = useFormat();
  const share = Math.max(0, Math.min(value / max, 1)) * 100;
  const arc = "M20 110a90 90 0 0 1 180 0";
  return (
    <div className="@container relative mx-auto w-full max-w-[13rem]">
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 220 122"
        fill="none"
        strokeWidth={18}
        strokeLinecap="round"
        className="w-full"
      >
        <path d={arc} stroke="var(--wash)" />
        <path d={arc} stroke="var(--primary)" pathLength={100} strokeDasharray={`${share} 200`} />
      </svg>
      <div aria-hidden className="absolute inset-x-0 bottom-0 text-center leading-none">
        <p className="text-[length:min(2.1rem,17cqi)] leading-none serif">{format.number(value)}</p>
        <p className="text-meta leading-[1.3] text-ink-2">{caption}</p>
      </div>
    </div>
  );
}
