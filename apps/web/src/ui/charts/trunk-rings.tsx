import type { DrawnRing } from "./ring-path.ts";

/** The rings of a trunk, inside an SVG; the few in brass are the same on every ground. */
export function TrunkRings({ rings, ink }: { rings: readonly DrawnRing[]; ink: string }) {
  return rings.map(({ path, brass, opacity, width }) => (
    <path key={path} d={path} stroke={brass ? "var(--brass)" : ink} strokeOpacity={opacity} strokeWidth={width} />
  ));
}
