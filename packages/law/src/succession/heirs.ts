export const siblings = [
  "full_brothers",
  "full_sisters",
  "paternal_brothers",
  "paternal_sisters",
  "maternal_brothers",
  "maternal_sisters",
] as const;

/** Males beyond brothers, in the order in which the nearer excludes the farther under Sunni law (rulebook 1.6). */
export const fartherMales = [
  "full_nephews",
  "paternal_nephews",
  "full_uncles",
  "paternal_uncles",
  "full_cousins",
  "paternal_cousins",
] as const;

/**
 * The classes of heirs that the religious laws know, from the deceased's side: "sons_daughters" are daughters of sons.
 * A class holds living people who are not disqualified; how many there are is all that the division looks at.
 */
export const heirClasses = [
  "husband",
  "wives",
  "sons",
  "daughters",
  "sons_sons",
  "sons_daughters",
  "sons_sons_sons",
  "sons_sons_daughters",
  "daughters_sons",
  "daughters_daughters",
  "father",
  "mother",
  "paternal_grandfather",
  "paternal_grandmother",
  "maternal_grandmother",
  "maternal_grandfather",
  ...siblings,
  ...fartherMales,
  "full_sisters_sons",
  "full_sisters_daughters",
  "paternal_aunts",
  "maternal_uncles",
  "maternal_aunts",
] as const;
export type HeirClass = (typeof heirClasses)[number];

export type Counts = Partial<Record<HeirClass, number>>;

/** Of each class there may be this many; of those not named here a thousand. */
const few: Partial<Record<HeirClass, number>> = {
  husband: 1,
  wives: 4,
  father: 1,
  mother: 1,
  paternal_grandfather: 1,
  paternal_grandmother: 1,
  maternal_grandmother: 1,
  maternal_grandfather: 1,
};

const atMost: ReadonlyMap<string, number> = new Map(heirClasses.map((heir) => [heir, few[heir] ?? 1000]));

/** Why the counts describe no family that can exist; null when they do. */
export function problemWith(counts: Counts): string | null {
  for (const heir in counts) {
    const count = counts[heir as HeirClass];
    const most = atMost.get(heir);
    if (most === undefined) return `unknown class ${heir}`;
    if (!Number.isInteger(count) || count! < 0) return `${heir} is not a whole number`;
    if (count! > most) return `too many in ${heir}`;
  }
  if ((counts.husband ?? 0) > 0 && (counts.wives ?? 0) > 0) return "husband and wives exclude each other";
  return null;
}
