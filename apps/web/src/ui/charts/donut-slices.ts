export interface Slice {
  id: string;
  label: string;
  value: number;
}

export interface Arc extends Slice {
  path: string;
}

const most = 6;

/** Largest first; from the sixth on they are one slice called "Other". Empty ones are left out. */
export function groupSlices(slices: readonly Slice[], otherLabel: string): Slice[] {
  const sorted = slices.filter((slice) => slice.value > 0).sort((a, b) => b.value - a.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, slice) => sum + slice.value, 0);
  return [...sorted.slice(0, most - 1), { id: "other", label: otherLabel, value: rest }];
}

const centre = 88;
const outer = 84;
const inner = 58;
/** Pixels between two slices, the same at both edges. */
const gap = 3;

function point(radius: number, angle: number): string {
  return `${(centre + radius * Math.sin(angle)).toFixed(2)} ${(centre - radius * Math.cos(angle)).toFixed(2)}`;
}

/** Clockwise from twelve o'clock in every language. A sliver keeps a visible width. */
export function donutArcs(slices: readonly Slice[]): { arcs: Arc[]; total: number } {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  const least = 0.012;
  const shares = slices.map((slice) => Math.max(slice.value / total, least));
  const sum = shares.reduce((a, b) => a + b, 0);
  let angle = 0;
  const arcs = slices.map((slice, i) => {
    const turn = ((shares[i] ?? 0) / sum) * Math.PI * 2;
    const path = slices.length === 1 ? wholeRing() : ringPiece(angle, angle + turn);
    angle += turn;
    return { ...slice, path };
  });
  return { arcs, total };
}

function ringPiece(from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  const [o, i] = [gap / 2 / outer, gap / 2 / inner];
  return (
    `M${point(outer, from + o)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to - o)}` +
    `L${point(inner, to - i)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from + i)}Z`
  );
}

function wholeRing(): string {
  const circle = (r: number, sweep: 0 | 1) =>
    `M${centre} ${centre - r}A${r} ${r} 0 1 ${sweep} ${centre} ${centre + r}A${r} ${r} 0 1 ${sweep} ${centre} ${centre - r}Z`;
  return circle(outer, 1) + circle(inner, 0);
}
