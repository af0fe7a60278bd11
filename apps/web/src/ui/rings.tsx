import { clsx } from "clsx";
import type { ReactNode } from "react";
import { grain, ringPath, trunk } from "./ring-path.ts";

const heroTrunk = trunk({ cx: 320, cy: 320, first: 16, last: 300, count: 30, seed: 11 });
const bandTrunk = trunk({ cx: 420, cy: 210, first: 14, last: 420, count: 26, seed: 5 });

/** The large drawing behind the landing headline and the sign-in page; decoration. */
export function HeroRings({
  tone = "paper",
  className,
}: {
  tone?: "paper" | "spine" | undefined;
  className?: string | undefined;
}) {
  const rings = tone === "paper" ? heroTrunk : bandTrunk;
  return (
    <svg
      aria-hidden="true"
      viewBox={tone === "paper" ? "0 0 640 640" : "0 0 840 420"}
      fill="none"
      className={className}
    >
      {rings.map((ring) => (
        <path
          key={ring.path}
          d={ring.path}
          stroke={ring.brass ? "var(--brass)" : tone === "paper" ? "var(--primary)" : "var(--on-spine)"}
          strokeOpacity={ring.brass ? 0.95 : tone === "paper" ? ring.opacity : ring.opacity * 0.6}
          strokeWidth={ring.brass ? 2.2 : ring.width}
        />
      ))}
    </svg>
  );
}

const frame = [22, 27, 34, 42, 49].map((radius, i) => ringPath(60, 60, radius, grain(3), 0.045, i * 0.3));
const frameLook = [
  { stroke: "var(--primary)", opacity: 0.3, width: 1.2 },
  { stroke: "var(--primary)", opacity: 0.55, width: 1.3 },
  { stroke: "var(--primary)", opacity: 0.75, width: 1.4 },
  { stroke: "var(--brass)", opacity: 1, width: 1.9 },
  { stroke: "var(--primary)", opacity: 0.45, width: 1.2 },
];

/** The first five rings around a picture, for empty states. */
export function RingFrame({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span aria-hidden className={clsx("relative grid size-32 place-items-center text-primary", className)}>
      <svg aria-hidden="true" viewBox="0 0 120 120" fill="none" className="absolute inset-0 size-full">
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

const readinessRadii = [52, 63, 74, 85, 96, 107];
const readinessPaths = readinessRadii.map((radius, i) => ringPath(120, 120, radius, grain(9), 0.012, i * 0.25));

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
    <div className={clsx("relative grid aspect-square w-full max-w-60 place-items-center", className)}>
      <svg role="img" aria-label={label} viewBox="0 0 240 240" fill="none" className="absolute inset-0 size-full">
        {steps.slice(0, readinessPaths.length).map((step, i) => (
          <g key={step.id} strokeWidth={7.5} strokeLinecap="round">
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
      <div aria-hidden className="relative max-w-[40%] text-center leading-[1.1]">
        <p className="text-[1.5rem] leading-[1.15] whitespace-nowrap serif">{figure}</p>
        {caption && <p className="text-meta leading-[1.2] whitespace-nowrap text-ink-2">{caption}</p>}
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
  const share = Math.max(0, Math.min(value / max, 1)) * 100;
  const arc = "M20 110a90 90 0 0 1 180 0";
  return (
    <div className="relative mx-auto w-full max-w-55">
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
        <p className="text-[2.1rem] leading-none serif">{value}</p>
        <p className="text-meta leading-[1.3] text-ink-2">{caption}</p>
      </div>
    </div>
  );
}
