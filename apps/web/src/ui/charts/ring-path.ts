/** A small seeded generator, so that every drawing is the same on every device and in every test. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

/** How a tree of this seed grew: the same slow bulges run through all its rings, as in real wood. */
export function grain(seed: number): (angle: number, depth: number) => number {
  const random = seeded(seed);
  const waves = [1, 2, 3, 4].map((frequency) => ({
    frequency,
    size: (0.5 + random() * 0.5) / frequency ** 0.8,
    phase: random() * Math.PI * 2,
    drift: (random() - 0.5) * 0.9,
  }));
  return (angle, depth) =>
    waves.reduce(
      (sum, wave) => sum + wave.size * Math.sin(wave.frequency * angle + wave.phase + wave.drift * depth),
      0,
    );
}

/** A closed ring that begins at twelve o'clock and runs clockwise. `wobble` is a share of the radius. */
export function ringPath(
  cx: number,
  cy: number,
  radius: number,
  bulge: (angle: number, depth: number) => number,
  wobble = 0.03,
  depth = 0,
): string {
  const count = 24;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const r = radius * (1 + wobble * bulge(angle, depth));
    return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)] as const;
  });
  const at = (i: number) => points[(i + count) % count]!;
  // Tenths as whole numbers, so that the relative steps add up to exactly the start again.
  const tenths = ([x, y]: readonly [number, number]) => [Math.round(x * 10), Math.round(y * 10)] as const;
  const step = (from: readonly [number, number], to: readonly [number, number]) =>
    `${(to[0] - from[0]) / 10},${(to[1] - from[1]) / 10}`;
  // Catmull-Rom through the points, written as cubic curves. Each handle mirrors the one before it, which `s`
  // says by itself: these paths stand in the page's HTML, and this halves them.
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [from, to] = [tenths(p1), tenths(p2)];
    const ahead = tenths([p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]);
    const behind = tenths([p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]);
    return `${i === 0 ? `c${step(from, ahead)} ` : "s"}${step(from, behind)} ${step(from, to)}`;
  });
  return `M${step([0, 0], tenths(at(0)))}${curves.join("")}Z`;
}

export interface DrawnRing {
  path: string;
  brass: boolean;
  opacity: number;
  width: number;
}

/** The rings of a whole trunk: uneven years, and the few that mattered drawn in brass. */
export function trunk(options: {
  centre: readonly [x: number, y: number];
  first: number;
  last: number;
  count: number;
  seed: number;
  brass: readonly number[];
  wobble: number;
  /** The faintest and the clearest ring. */
  ink: readonly [low: number, high: number];
}): DrawnRing[] {
  const random = seeded(options.seed * 7 + 1);
  const bulge = grain(options.seed);
  const gaps = Array.from({ length: options.count }, () => 0.6 + random() * 0.8);
  const sum = gaps.reduce((a, b) => a + b, 0);
  const [cx, cy] = options.centre;
  const [low, high] = options.ink;
  let radius = options.first;
  return gaps.map((gap, i) => {
    const depth = i / options.count;
    // Young wood is the least even.
    const path = ringPath(cx, cy, radius, bulge, options.wobble * (1.5 - 0.6 * depth), depth * 1.6);
    radius += (gap / sum) * (options.last - options.first);
    const brass = options.brass.includes(i);
    return {
      path,
      brass,
      opacity: brass ? 1 : Number((low + random() * (high - low)).toFixed(2)),
      width: brass ? 2.6 : Number((0.95 + random()).toFixed(2)),
    };
  });
}
