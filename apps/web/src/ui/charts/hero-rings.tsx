import { clsx } from "clsx";
import { trunk } from "./ring-path.ts";
import { TrunkRings } from "./trunk-rings.tsx";

const drawings = {
  paper: {
    box: "0 0 640 640",
    ink: "var(--primary)",
    rings: trunk({
      centre: [324, 322],
      first: 24,
      last: 300,
      count: 21,
      seed: 11,
      brass: [9, 16],
      wobble: 0.05,
      ink: [0.3, 0.55],
    }),
  },
  spine: {
    box: "0 0 860 860",
    ink: "var(--on-spine)",
    rings: trunk({
      centre: [430, 430],
      first: 26,
      last: 410,
      count: 26,
      seed: 23,
      brass: [7, 18],
      wobble: 0.05,
      ink: [0.19, 0.34],
    }),
  },
  band: {
    box: "0 0 900 420",
    ink: "var(--on-spine)",
    rings: trunk({
      centre: [880, 20],
      first: 18,
      last: 300,
      count: 22,
      seed: 5,
      brass: [14],
      wobble: 0.04,
      ink: [0.11, 0.2],
    }),
  },
} as const;

/**
 * The large drawings: on paper behind the landing headline, on the spine beside signing in,
 * in the band with its centre in the upper corner. Decoration, so they have no name.
 */
export function HeroRings({
  drawing = "paper",
  className,
}: {
  drawing?: keyof typeof drawings | undefined;
  className?: string | undefined;
}) {
  const { box, ink, rings } = drawings[drawing];
  return (
    <svg aria-hidden="true" viewBox={box} fill="none" className={clsx(drawing === "band" && "flip", className)}>
      <TrunkRings rings={rings} ink={ink} />
    </svg>
  );
}
