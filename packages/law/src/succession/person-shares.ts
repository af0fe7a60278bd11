import type { Division } from "./derivation.ts";
import type { Person, PersonId } from "./family.ts";
import type { HeirClass } from "./heirs.ts";
import type { Classified } from "./kinship.ts";
import { fraction, multiply, type Rational } from "./rational.ts";
import type { Succession } from "./result.ts";
import type { RuleCode } from "./rules.ts";

/**
 * Turns what classes have into what people have: within a class everybody has the same. Who belongs to no class is
 * excluded by those who inherit.
 */
export function toPeople(
  division: Division<HeirClass>,
  { classes, beyond, notOfBlood }: Classified,
  beyondRule: RuleCode,
): Succession {
  const members = (heir: HeirClass): readonly Person[] => classes.get(heir) ?? [];
  const ids = (heirs: readonly HeirClass[]) => heirs.flatMap((heir) => members(heir).map(({ id }) => id));
  const each = (heir: HeirClass, share: Rational) => multiply(share, fraction(1, members(heir).length));

  const shares = new Map<PersonId | "treasury", Rational>();
  for (const [heir, share] of division.shares) {
    if (heir === "treasury") shares.set("treasury", share);
    else for (const { id } of members(heir)) shares.set(id, each(heir, share));
  }
  const steps = division.steps.map(({ heirs, because, gives, replaces, ...rest }) => ({
    ...rest,
    heirs: ids(heirs),
    ...(because && { because: ids(because) }),
    ...(gives && {
      gives: heirs.flatMap((heir, index) => members(heir).map(() => each(heir, gives[index]!))),
    }),
    ...(replaces && { replaces: ids(replaces) }),
  }));
  const heirs = [...shares.keys()].filter((id) => id !== "treasury");
  const excluded = [
    ...division.excluded.flatMap(({ heir, rule, by }) => ids([heir]).map((person) => ({ person, rule, by: ids(by) }))),
    ...silent(division, classes).map((person) => ({ person, rule: beyondRule, by: heirs })),
    ...beyond.map(({ id }) => ({ person: id, rule: beyondRule, by: heirs })),
    ...notOfBlood.map(({ id }) => ({ person: id, rule: "islamic.not-of-blood" as const, by: [] })),
  ];
  return { shares, excluded, steps, remarks: [] };
}

/** Distant kindred of whom no step speaks, because a nearer heir is there. */
function silent({ shares, excluded }: Division<HeirClass>, classes: Classified["classes"]): PersonId[] {
  const out = new Set(excluded.map(({ heir }) => heir));
  return [...classes]
    .filter(([heir]) => !shares.has(heir) && !out.has(heir))
    .flatMap(([, people]) => people.map(({ id }) => id));
}
