/** Numbers that follow from a seed (mulberry32): the same seed asks the same again. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (count: number) => Math.floor(next() * count),
    chance: (share: number) => next() < share,
    oneOf: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  };
}
export type Dice = ReturnType<typeof dice>;

/** What has broken servers before: at the edges of types, of Unicode, of numbers, of dates and of PostgreSQL. */
const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  0.1,
  "",
  " ",
  "0",
  "null",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202emoc",
  "é".repeat(5_000),
  "x".repeat(20_000),
  "'; drop table app.assets; --",
  "%00",
  "../../../../etc/passwd",
  "{{constructor}}",
  "$1",
  "0000-00-00",
  "9999-12-31",
  "10000-01-01",
  "2026-02-30",
  "-271821-04-20T00:00:00Z",
  "2026-11-16T24:00:00+99:99",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-4fff-bfff-ffffffffffff",
  "9".repeat(400),
  "-0",
  "NaN",
  "1e400",
  [],
  {},
  [[[[[[]]]]]],
  { length: -1 },
  { toString: "x" },
  ["a", 1, null],
  Array.from({ length: 400 }, () => "x"),
  Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`k${n}`, n])),
  "hlb1.password.",
  "hlf1.",
  "hls1.AAAA",
  "age1pq1",
  "AA==",
];

/** A copy with something wrong in it, somewhere. */
export function spoil(value: unknown, by: Dice): unknown {
  if (by.chance(0.3) || value === null || typeof value !== "object") return by.oneOf(hostile);
  if (Array.isArray(value)) {
    if (value.length === 0) return [by.oneOf(hostile)];
    const at = by.below(value.length);
    if (by.chance(0.2)) return [...value, ...value];
    return value.map((one, place) => (place === at ? spoil(one, by) : one));
  }
  const names = Object.keys(value);
  const copy: Record<string, unknown> = { ...value };
  if (names.length === 0 || by.chance(0.15)) {
    copy[by.oneOf(["__proto__", "constructor", "holder_id", "user_id", "plan", "extra", ""])] = by.oneOf(hostile);
    return copy;
  }
  const name = by.oneOf(names);
  if (by.chance(0.2)) delete copy[name];
  else copy[name] = by.chance(0.5) ? spoil(copy[name], by) : by.oneOf(hostile);
  return copy;
}

export const hostileText = (by: Dice): string => {
  const value = by.oneOf(hostile);
  return typeof value === "string" ? value : JSON.stringify(value);
};
