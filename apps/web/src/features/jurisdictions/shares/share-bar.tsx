import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/use-format.ts";
import { type Cut, type HolderId, isCountable, type Piece } from "./cut-whole.ts";
import type { Colour } from "./heir-colours.ts";

/** The colour of a kind of heir, with letters that can be read on it in every theme. */
export const fill: Record<Colour, string> = {
  1: "bg-c1 text-on-primary print:bg-transparent print:text-black",
  2: "bg-c2 text-on-brass print:bg-transparent print:text-black",
  3: "bg-c3 text-white dark:text-on-primary print:bg-transparent print:text-black",
  4: "bg-c4 text-white print:bg-transparent print:text-black",
  5: "bg-c5 text-on-brass print:bg-transparent print:text-black",
  6: "bg-c6 text-on-brass print:bg-transparent print:text-black",
};

export function Swatch({ colour }: { colour: Colour }) {
  return (
    <span
      aria-hidden
      data-slot="bar"
      className={clsx(
        "size-4.5 flex-none rounded-[6px] shadow-[inset_0_0_0_1.5px_oklch(.2_.02_168/.35)] print:border print:border-black",
        fill[colour],
      )}
    />
  );
}

/** With more pieces than this, those of one colour are drawn as one. */
const mostPieces = 8;

interface Segment {
  id: HolderId;
  colour: Colour;
  count: bigint;
}

function segmentsOf(pieces: readonly Piece[], colours: ReadonlyMap<HolderId, Colour>): Segment[] {
  const segments: Segment[] = [];
  for (const { id, count } of pieces) {
    const colour = colours.get(id) ?? 6;
    const last = segments.at(-1);
    if (pieces.length > mostPieces && last?.colour === colour) last.count += count;
    else segments.push({ id, colour, count });
  }
  return segments;
}

export interface ShareBarProps {
  cut: Cut;
  colours: ReadonlyMap<HolderId, Colour>;
  /** What everybody is called, for those who hear the picture. */
  nameOf: (id: HolderId) => string;
  /** Takes the place of "The whole, cut into 120 equal parts". */
  caption?: ReactNode;
  /** A button at the end of that line. */
  action?: ReactNode;
}

/** The whole as one bar, a piece for everybody. */
export function ShareBar({ cut, colours, nameOf, caption, action }: ShareBarProps) {
  const { t } = useTranslation("jurisdictions/shares");
  const format = useFormat();
  const counted = isCountable(cut);
  const percent = (count: bigint) =>
    format.number(Number((count * 1_000_000n) / cut.parts) / 1_000_000, { style: "percent", maximumFractionDigits: 0 });
  const figure = (count: bigint) => (counted ? format.number(Number(count)) : percent(count));
  const parts = format.number(Number(cut.parts));
  const words = format.list(
    cut.pieces.map(({ id, count }) => t("bar.piece", { name: nameOf(id), figure: figure(count) })),
  );
  const segments = segmentsOf(cut.pieces, colours);
  return (
    <figure>
      <div
        role="img"
        aria-label={counted ? t("bar.label", { pieces: words, parts }) : t("bar.labelPercent", { pieces: words })}
        className="flex h-11.5 gap-[3px] overflow-hidden rounded-[14px] md:h-13.5"
      >
        {segments.map(({ id, colour, count }) => (
          <span
            key={id}
            aria-hidden
            data-slot="bar"
            className={clsx(
              "grid min-w-0 place-items-center overflow-hidden font-[650] print:border print:border-black",
              fill[colour],
            )}
            style={{ flexGrow: Math.max(Number((count * 10_000n) / cut.parts), 60), flexBasis: 0 }}
          >
            <bdi dir="ltr" className="num">
              {figure(count)}
            </bdi>
          </span>
        ))}
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <figcaption className="py-1 text-ink-3">
          {caption ?? (counted ? t("bar.caption", { parts }) : t("bar.captionPercent"))}
        </figcaption>
        {action}
      </div>
    </figure>
  );
}
