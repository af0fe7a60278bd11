import { clsx } from "clsx";
import type { ReactNode } from "react";
import { grain, ringPath } from "./ring-path.ts";

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
