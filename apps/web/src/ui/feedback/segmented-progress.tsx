import { clsx } from "clsx";
import { useTranslation } from "react-i18next";

export interface SegmentedProgressProps {
  /** What the steps lead to. */
  label: string;
  steps: readonly string[];
  /** The step under way, from 0; equal to the number of steps when all are done. */
  current: number;
  /** On phones only the words of the current step, such as in a narrow form. */
  quiet?: boolean | undefined;
  className?: string | undefined;
}

/** Steps as pieces of one bar: done in cedar, under way in brass, the rest still empty. */
export function SegmentedProgress({ label, steps, current, quiet = false, className }: SegmentedProgressProps) {
  const { t } = useTranslation("ui");
  return (
    <ol aria-label={label} className={clsx("grid auto-cols-fr grid-flow-col gap-1.5", className)}>
      {steps.map((step, i) => {
        const state = i < current ? "done" : i === current ? "current" : "todo";
        return (
          <li key={step} aria-current={state === "current" ? "step" : undefined} className="min-w-0">
            <span
              aria-hidden
              data-slot="bar"
              className={clsx(
                "block h-2 rounded-full forced-colors:border",
                state === "done" ? "bg-primary" : state === "current" ? "bg-brass-strong" : "bg-wash",
              )}
            />
            <span
              className={clsx(
                "mt-1.5 block text-meta leading-[1.3]",
                state === "todo" ? "text-ink-3" : "font-semibold text-ink",
                quiet && state !== "current" && "max-sm:sr-only",
              )}
            >
              {step}
              <span className="sr-only"> ({t(`steps.${state}`)})</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
