import { clsx } from "clsx";
import type { ReactNode } from "react";
import { grain, ringPath } from "./ring-path.ts";

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
