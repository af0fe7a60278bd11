/** Takes `count` of them at random, always the same for the same seed. */
export function pick<T>(from: readonly T[], count: number, seed: number): T[] {
  const left = [...from];
  const next = randomFrom(seed);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken] = left.splice(Math.floor(next() * left.length), 1);
    return taken as T;
  });
}

// mulberry32 by Tommy Ettinger, public domain.
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
