import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/use-format.ts";
import { donutArcs, groupSlices, type Slice } from "./donut-slices.ts";

export interface DonutChartProps {
  /** One sentence that says what the picture says. */
  label: string;
  slices: readonly Slice[];
  /** The name of what is left after the five largest. */
  otherLabel: string;
  /** Inside the ring: the total and what was counted. */
  figure: ReactNode;
  caption?: ReactNode;
  /** How a value is written in the table, such as an amount of money. */
  formatValue: (value: number) => ReactNode;
  className?: string | undefined;
}

// Cedar, harbour, brass, clay, sky, stone: neighbours stay apart for colour-blind eyes too (design.md 3).
const colours = ["c1", "c3", "c2", "c4", "c5", "c6"] as const;
const swatches = ["bg-c1", "bg-c3", "bg-c2", "bg-c4", "bg-c5", "bg-c6"] as const;

/** At most six slices by size; the legend is the real list, and the same numbers stand in a table. */
export function DonutChart({ label, slices, otherLabel, figure, caption, formatValue, className }: DonutChartProps) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const [asTable, setAsTable] = useState(false);
  const { arcs, total } = donutArcs(groupSlices(slices, otherLabel));
  return (
    <div className={className}>
      {asTable ? (
        <table className="w-full border-collapse text-start">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-line-strong text-meta text-ink-2 *:py-2 *:font-semibold">
              <th scope="col" className="text-start">
                {t("chart.kind")}
              </th>
              <th scope="col" className="text-end">
                {t("chart.value")}
              </th>
              <th scope="col" className="text-end">
                {t("chart.share")}
              </th>
            </tr>
          </thead>
          <tbody>
            {arcs.map((arc) => (
              <tr key={arc.id} className="border-b border-line *:py-2.5 last:border-b-0">
                <th scope="row" className="text-start font-normal">
                  {arc.label}
                </th>
                <td className="num text-end">{formatValue(arc.value)}</td>
                <td className="num text-end">{format.percent(arc.value / total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <div className="relative grid aspect-square w-[min(100%,10.4rem)] flex-none place-items-center max-sm:mx-auto">
            <svg role="img" aria-label={label} viewBox="0 0 176 176" fill="none" className="absolute inset-0 size-full">
              {arcs.map((arc, i) => (
                <path key={arc.id} d={arc.path} fill={`var(--${colours[i]})`} />
              ))}
            </svg>
            <div aria-hidden className="relative max-w-[68%] text-center">
              <p className="text-h4 leading-[1.2] serif">{figure}</p>
              {caption && <p className="text-meta leading-[1.3] text-ink-2">{caption}</p>}
            </div>
          </div>
          <ul className="grid min-w-48 flex-1">
            {arcs.map((arc, i) => (
              <li key={arc.id} className="flex min-h-9 items-center gap-3">
                <span
                  aria-hidden
                  data-slot="bar"
                  className={clsx(
                    "size-4 flex-none rounded-[5px] shadow-[inset_0_0_0_1.5px_oklch(0_0_0/.22)]",
                    swatches[i],
                  )}
                />
                <span className="min-w-0 flex-1">{arc.label}</span>
                <span className="num font-semibold">{format.percent(arc.value / total)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <button
        type="button"
        onClick={() => setAsTable(!asTable)}
        className="-ms-1 mt-2 min-h-11 rounded-sm px-1 font-semibold text-primary underline underline-offset-[.2em] print:hidden"
      >
        {t(asTable ? "chart.showPicture" : "chart.showTable")}
      </button>
    </div>
  );
}
