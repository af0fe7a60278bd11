import {
  type PlaceOfUnworthy,
  type Unworthiness,
  unworthiness,
  unworthinessElsewhere,
} from "../succession/unworthy/laws.ts";

type UnworthyRule = Unworthiness["rule"];

/** What the rule of each law says, by what becomes of the place of somebody who killed the deceased. */
export function unworthySays(texts: Readonly<Record<PlaceOfUnworthy, string>>): Record<UnworthyRule, string> {
  const laws: readonly Unworthiness[] = [...Object.values(unworthiness), unworthinessElsewhere];
  return Object.fromEntries(laws.map(({ rule, place }) => [rule, texts[place]])) as Record<UnworthyRule, string>;
}

/** Rules that leave somebody out because of it. */
export const unworthyRuleCodes: readonly UnworthyRule[] = [
  ...new Set(
    [...(Object.values(unworthiness) as readonly Unworthiness[]), unworthinessElsewhere].map(({ rule }) => rule),
  ),
];
