import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

export interface StepListProps {
  /** In order; each has its own words. */
  steps: readonly { id: string; label: ReactNode }[];
  /** The index of the step under way; what comes before it is done. */
  now: number;
}

/** Named steps of something that takes a moment: done is ticked, the one under way is a brass ring, the rest is dotted. */
export function StepList({ steps, now }: StepListProps) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ id, label }, i) => (
        <li
          key={id}
          aria-current={i === now ? "step" : undefined}
          className={clsx("flex items-center gap-3", i === now ? "font-semibold" : i > now && "text-ink-2")}
        >
          <span
            aria-hidden
            className={clsx(
              "grid size-7 flex-none place-items-center rounded-full border-2",
              i < now && "border-transparent bg-primary text-on-primary",
              i === now && "border-4 border-brass-strong",
              i > now && "border-dotted border-line-strong",
            )}
          >
            {i < now && <Check size={17} strokeWidth={3} />}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
