/** What a member is to the holder, as the member form knows it: exactly these 19. */
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

/** Whose child somebody is, of the two parents of a person. */
export type Blood = "full" | "paternal" | "maternal";
export type Side = "father" | "mother";

/** Why somebody is no part of the family that the law divides among. */
export const outsideReasons = [
  /** A friend, a partner in business, a charity. */
  "not-family",
  /** A child, parent, brother or sister by marriage of a parent. */
  "step",
  /** Lives with the holder without marriage. */
  "partner",
  /** The marriage has ended. */
  "divorced",
  /** Married to a relative, or a relative of the spouse. */
  "by-marriage",
  /** Brought up or looked after, without adoption. */
  "foster",
  /** A relative farther away than the laws here look. */
  "farther-kin",
  /** Another member has the same id, or is the one father's father, mother's mother and so on that there can be. */
  "duplicate",
] as const;
export type OutsideReason = (typeof outsideReasons)[number];

/** Where a relationship stands in the family. */
export type Place =
  | { as: "spouse" }
  | { as: "parent"; adopted?: true }
  | { as: "grandparent"; side: Side }
  | { as: "child"; adopted?: true }
  | { as: "grandchild" }
  | { as: "great-grandchild" }
  | { as: "sibling"; by: Blood; adopted?: true }
  /** `of`: what the brother or sister who links them is; absent where only the member's own link can say it. */
  | { as: "nephew"; of?: { sex: "male" | "female"; by: Blood } }
  | { as: "uncle"; side: Side; by: Blood }
  | { as: "cousin"; of?: { sex: "male" | "female"; side: Side } }
  | { outside: OutsideReason }
  /** More must be known. */
  | { needs: "kinship" | "side" };

const outside = (reason: OutsideReason): Place => ({ outside: reason });
const uncles = {
  paternal: { as: "uncle", side: "father", by: "full" },
  paternal_half_paternal: { as: "uncle", side: "father", by: "paternal" },
  paternal_half_maternal: { as: "uncle", side: "father", by: "maternal" },
  maternal: { as: "uncle", side: "mother", by: "full" },
  maternal_half_paternal: { as: "uncle", side: "mother", by: "paternal" },
  maternal_half_maternal: { as: "uncle", side: "mother", by: "maternal" },
  by_marriage: outside("by-marriage"),
} as const satisfies Record<string, Place>;
const nephews = {
  full_brother: { as: "nephew", of: { sex: "male", by: "full" } },
  full_sister: { as: "nephew", of: { sex: "female", by: "full" } },
  half_paternal_brother: { as: "nephew", of: { sex: "male", by: "paternal" } },
  half_paternal_sister: { as: "nephew", of: { sex: "female", by: "paternal" } },
  half_maternal_brother: { as: "nephew", of: { sex: "male", by: "maternal" } },
  half_maternal_sister: { as: "nephew", of: { sex: "female", by: "maternal" } },
  by_marriage: outside("by-marriage"),
} as const satisfies Record<string, Place>;
const spouses = {
  spouse: { as: "spouse" },
  domestic_partner: outside("partner"),
  former_spouse: outside("divorced"),
} as const satisfies Record<string, Place>;
const siblings = {
  full: { as: "sibling", by: "full" },
  half_paternal: { as: "sibling", by: "paternal" },
  half_maternal: { as: "sibling", by: "maternal" },
  adopted: { as: "sibling", by: "full", adopted: true },
  step: outside("step"),
  in_law: outside("by-marriage"),
} as const satisfies Record<string, Place>;
const parents = {
  biological: { as: "parent" },
  adoptive: { as: "parent", adopted: true },
  step: outside("step"),
  in_law: outside("by-marriage"),
  foster: outside("foster"),
} as const satisfies Record<string, Place>;
const children = {
  biological: { as: "child" },
  adopted: { as: "child", adopted: true },
  step: outside("step"),
  foster: outside("foster"),
  in_law: outside("by-marriage"),
} as const satisfies Record<string, Place>;
const grandparents = {
  paternal: { as: "grandparent", side: "father" },
  maternal: { as: "grandparent", side: "mother" },
  step: outside("step"),
  in_law: outside("by-marriage"),
  great_grandparent: outside("farther-kin"),
} as const satisfies Record<string, Place>;

/** Every finer kinship that a relationship type can have: what forms offer, and where each stands. */
export const kinships = {
  husband: spouses,
  wife: spouses,
  son: { ...children, grandson: { as: "grandchild" }, great_grandchild: { as: "great-grandchild" } },
  daughter: { ...children, granddaughter: { as: "grandchild" }, great_grandchild: { as: "great-grandchild" } },
  father: parents,
  mother: parents,
  brother: siblings,
  sister: siblings,
  grandfather: grandparents,
  grandmother: grandparents,
  uncle: uncles,
  aunt: uncles,
  cousin: {
    paternal_uncle: { as: "cousin", of: { sex: "male", side: "father" } },
    paternal_aunt: { as: "cousin", of: { sex: "female", side: "father" } },
    maternal_uncle: { as: "cousin", of: { sex: "male", side: "mother" } },
    maternal_aunt: { as: "cousin", of: { sex: "female", side: "mother" } },
    second_cousin: outside("farther-kin"),
    by_marriage: outside("by-marriage"),
  },
  nephew: nephews,
  niece: nephews,
  friend: {},
  business_partner: {},
  charity: {},
  other: {
    spouse: { as: "spouse" },
    domestic_partner: outside("partner"),
    former_spouse: outside("divorced"),
    adopted: { as: "child", adopted: true },
    step: outside("step"),
    foster: outside("foster"),
    grandson: { as: "grandchild" },
    granddaughter: { as: "grandchild" },
    great_grandchild: { as: "great-grandchild" },
    half_paternal: { as: "sibling", by: "paternal" },
    half_maternal: { as: "sibling", by: "maternal" },
    great_grandparent: outside("farther-kin"),
    grandnephew: outside("farther-kin"),
    grandniece: outside("farther-kin"),
    great_uncle: outside("farther-kin"),
    great_aunt: outside("farther-kin"),
    in_law: outside("by-marriage"),
    godchild: outside("not-family"),
    no_relation: outside("not-family"),
  },
} as const satisfies Record<RelationshipType, Readonly<Record<string, Place>>>;
export type KinshipOf<Type extends RelationshipType> = keyof (typeof kinships)[Type] & string;

/** What the type alone says, where no finer kinship is given. */
const plain: Readonly<Record<RelationshipType, Place>> = {
  husband: { as: "spouse" },
  wife: { as: "spouse" },
  son: { as: "child" },
  daughter: { as: "child" },
  father: { as: "parent" },
  mother: { as: "parent" },
  brother: { as: "sibling", by: "full" },
  sister: { as: "sibling", by: "full" },
  grandfather: { needs: "side" },
  grandmother: { needs: "side" },
  uncle: { needs: "side" },
  aunt: { needs: "side" },
  cousin: { as: "cousin" },
  nephew: { as: "nephew" },
  niece: { as: "nephew" },
  friend: outside("not-family"),
  business_partner: outside("not-family"),
  charity: outside("not-family"),
  other: { needs: "kinship" },
};

/** Where somebody of this type and kinship stands; an unknown kinship is one that must still be said. */
export function placeOf(type: RelationshipType, kinship: string | undefined): Place {
  if (kinship === undefined || kinship === "") return plain[type];
  const known: Readonly<Record<string, Place>> = kinships[type];
  if (Object.hasOwn(known, kinship)) return known[kinship]!;
  const isNobodysKin = Object.keys(known).length === 0;
  return isNobodysKin ? plain[type] : { needs: "kinship" };
}

export const isRelationshipType = (type: string): type is RelationshipType =>
  (relationshipTypes as readonly string[]).includes(type);

/** The sex that a type, or a kinship of "other", says; the rest must be told. */
export function sexOf(type: RelationshipType, kinship: string | undefined): "male" | "female" | undefined {
  if (males.has(type) || kinship === "grandson") return "male";
  return females.has(type) || kinship === "granddaughter" ? "female" : undefined;
}
const males = new Set<string>(["husband", "son", "father", "brother", "grandfather", "uncle", "nephew"]);
const females = new Set<string>(["wife", "daughter", "mother", "sister", "grandmother", "aunt", "niece"]);
