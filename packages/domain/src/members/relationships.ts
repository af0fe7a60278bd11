/** What somebody is to the holder (MEM-010). */
export const relationshipTypes = [
  "husband",
  "wife",
  "son",
  "daughter",
  "father",
  "mother",
  "brother",
  "sister",
  "grandfather",
  "grandmother",
  "uncle",
  "aunt",
  "cousin",
  "nephew",
  "niece",
  "friend",
  "business_partner",
  "charity",
  "other",
] as const;
export type RelationshipType = (typeof relationshipTypes)[number];

const spouses = ["spouse", "domestic_partner", "former_spouse"] as const;
const children = ["biological", "adopted", "step", "foster", "in_law"] as const;
const parents = ["biological", "adoptive", "step", "in_law", "foster"] as const;
const siblings = ["full", "half_paternal", "half_maternal", "adopted", "step", "in_law"] as const;
const grandparents = ["paternal", "maternal", "step", "in_law", "great_grandparent"] as const;
const uncles = [
  "paternal",
  "paternal_half_paternal",
  "paternal_half_maternal",
  "maternal",
  "maternal_half_paternal",
  "maternal_half_maternal",
  "by_marriage",
] as const;
const nephews = [
  "full_brother",
  "full_sister",
  "half_paternal_brother",
  "half_paternal_sister",
  "half_maternal_brother",
  "half_maternal_sister",
  "by_marriage",
] as const;

/**
 * The "Exact relation" that may be given with a type, kept as role_metadata.kinship (D38). What the types alone cannot
 * say: grandchildren, half, step and adopted relations, partners without marriage. Empty: nothing finer is asked.
 * The same words as the engines of the law read.
 */
export const kinshipsOf = {
  husband: spouses,
  wife: spouses,
  son: [...children, "grandson", "great_grandchild"],
  daughter: [...children, "granddaughter", "great_grandchild"],
  father: parents,
  mother: parents,
  brother: siblings,
  sister: siblings,
  grandfather: grandparents,
  grandmother: grandparents,
  uncle: uncles,
  aunt: uncles,
  cousin: ["paternal_uncle", "paternal_aunt", "maternal_uncle", "maternal_aunt", "second_cousin", "by_marriage"],
  nephew: nephews,
  niece: nephews,
  friend: [],
  business_partner: [],
  charity: [],
  other: [
    ...spouses,
    "adopted",
    "step",
    "foster",
    "grandson",
    "granddaughter",
    "great_grandchild",
    "half_paternal",
    "half_maternal",
    "great_grandparent",
    "grandnephew",
    "grandniece",
    "great_uncle",
    "great_aunt",
    "in_law",
    "godchild",
    "no_relation",
  ],
} as const satisfies Record<RelationshipType, readonly string[]>;

export type Kinship = (typeof kinshipsOf)[RelationshipType][number];

/** Does this kinship belong to this type? An empty one always does: it may be left open. */
export function kinshipFits(type: RelationshipType, kinship: string): boolean {
  return kinship === "" || (kinshipsOf[type] as readonly string[]).includes(kinship);
}
