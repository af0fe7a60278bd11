import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useFormat } from "../platform/use-format.ts";
import { grain, ringPath, trunk } from "./ring-path.ts";

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
      {rings.map((ring) => (
        <path
          key={ring.path}
          d={ring.path}
          stroke={ring.brass ? "var(--brass)" : ink}
          strokeOpacity={ring.opacity}
          strokeWidth={ring.width}
        />
      ))}
    </svg>
  );
}

const frame = [30, 35, 41.5, 52, 59.5].map((radius, i) => ringPath(66, 66, radius, grain(3), 0.035, i * 0.3));
const frameLook = [
  { stroke: "var(--primary)", opacity: 0.28, width: 2.3 },
  { stroke: "var(--primary)", opacity: 0.44, width: 1.6 },
  { stroke: "var(--primary)", opacity: 0.5, width: 2.2 },
  { stroke: "var(--brass)", opacity: 1, width: 2.6 },
  { stroke: "var(--primary)", opacity: 0.33, width: 1.8 },
];

/** The first five rings around a picture, for empty states. */
export function RingFrame({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span aria-hidden className={clsx("relative grid size-32 place-items-center text-primary", className)}>
      <svg aria-hidden="true" viewBox="0 0 132 132" fill="none" className="absolute inset-0 size-full">
        {frame.map((path, i) => (
          <path
            key={path}
            d={path}
            stroke={frameLook[i]?.stroke}
            strokeOpacity={frameLook[i]?.opacity}
            strokeWidth={frameLook[i]?.width}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}

export interface ReadinessStep {
  id: string;
  state: "ready" | "begun" | "todo";
  /** 0 to 1: how far a begun step is. */
  share?: number | undefined;
}

const readinessRadii = [50, 61, 72, 83, 94.5, 106];
const readinessPaths = readinessRadii.map((radius, i) => ringPath(120, 120, radius, grain(9), 0.018, i * 0.25));

export interface ReadinessRingsProps {
  /** Inner to outer; at most six. */
  steps: readonly ReadinessStep[];
  /** "4 of 6 steps ready"; the list beside the rings is the accessible form. */
  label: string;
  figure: ReactNode;
  caption?: ReactNode;
  className?: string | undefined;
}

/** Cedar is ready, a brass arc has begun, the rest is still pale. Clockwise in every language. */
export function ReadinessRings({ steps, label, figure, caption, className }: ReadinessRingsProps) {
  return (
    <div
      className={clsx("@container relative grid aspect-square w-full max-w-[14.1rem] place-items-center", className)}
    >
      <svg role="img" aria-label={label} viewBox="0 0 240 240" fill="none" className="absolute inset-0 size-full">
        {steps.slice(0, readinessPaths.length).map((step, i) => (
          <g key={step.id} strokeWidth={8} strokeLinecap="round">
            <path d={readinessPaths[i]} stroke="var(--wash)" />
            {step.state === "ready" && (
              <path d={readinessPaths[i]} stroke="var(--primary)" className="ring-draw" pathLength={100} />
            )}
            {step.state === "begun" && (
              <path
                d={readinessPaths[i]}
                stroke="var(--brass-strong)"
                pathLength={100}
                strokeDasharray={`${Math.max(4, (step.share ?? 0.5) * 100)} 200`}
              />
            )}
          </g>
        ))}
      </svg>
      <div aria-hidden className="relative text-center leading-[1.1]">
        <p className="text-[length:min(1.5rem,10.5cqi)] leading-[1.15] whitespace-nowrap serif">{figure}</p>
        {caption && (
          <p className="text-[length:max(15px,min(0.9rem,6.4cqi))] leading-[1.2] whitespace-nowrap text-ink-2">
            {caption}
          </p>
        )}
      </div>
    </div>
  );
}

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
