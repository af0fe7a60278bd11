/**
 * The requirements of levels 1 and 2 of OWASP ASVS 5.0.0, chapters V6 (Authentication), V7 (Session Management) and
 * V8 (Authorization), by number with their level: the list that docs/security/asvs.md is held against.
 */
export const requirements: ReadonlyMap<string, 1 | 2> = new Map([
  ...section("6.1", { 1: [1], 2: [2, 3] }),
  ...section("6.2", { 1: [1, 2, 3, 4, 5, 6, 7, 8], 2: [9, 10, 11, 12] }),
  ...section("6.3", { 1: [1, 2], 2: [3, 4] }),
  ...section("6.4", { 1: [1, 2], 2: [3, 4] }),
  ...section("6.5", { 1: [], 2: [1, 2, 3, 4, 5] }),
  ...section("6.6", { 1: [], 2: [1, 2, 3] }),
  ...section("6.8", { 1: [], 2: [1, 2, 3, 4] }),
  ...section("7.1", { 1: [], 2: [1, 2, 3] }),
  ...section("7.2", { 1: [1, 2, 3, 4], 2: [] }),
  ...section("7.3", { 1: [], 2: [1, 2] }),
  ...section("7.4", { 1: [1, 2], 2: [3, 4, 5] }),
  ...section("7.5", { 1: [], 2: [1, 2] }),
  ...section("7.6", { 1: [], 2: [1, 2] }),
  ...section("8.1", { 1: [1], 2: [2] }),
  ...section("8.2", { 1: [1, 2], 2: [3] }),
  ...section("8.3", { 1: [1], 2: [] }),
  ...section("8.4", { 1: [], 2: [1] }),
]);

function section(number: string, levels: Record<1 | 2, number[]>): [string, 1 | 2][] {
  return ([1, 2] as const).flatMap((level) =>
    levels[level].map((last): [string, 1 | 2] => [`${number}.${last}`, level]),
  );
}
