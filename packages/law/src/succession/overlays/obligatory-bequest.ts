import type { PersonId } from "../family.ts";
import { compare, divide, fraction, isZero, multiply, one, type Rational, subtract, sum } from "../rational.ts";
import { type Engine, isSuccession, type Outcome, type Succession } from "../result.ts";
import type { RuleCode } from "../rules.ts";
import { asIfAlive, type Branch, branchesOf, type Reach } from "./branches.ts";

const third = fraction(1, 3);

/**
 * The issue of a child who died first has what that child would have had, at most a third together, before the heirs
 * divide the rest; not where it inherits, nor where it was given the value already (Egypt Law 71/1946 arts. 76-79;
 * Tunisia, Code du statut personnel arts. 191-192). Where some of it inherits and some does not, the statute does not
 * say with whom the others are reckoned: then nothing is computed.
 */
export function withObligatoryBequest(rule: RuleCode, reach: Reach, engine: Engine): Engine {
  const open: Outcome = { notComputed: rule };
  return (kin, circumstances) => {
    const outcome = engine(kin, circumstances);
    if (!isSuccession(outcome)) return outcome;
    const branches = branchesOf(kin, reach);
    if (!branches) return open;
    const members = branches.flatMap(({ parts }) => [...parts.keys()]);
    const heirs = members.filter((id) => outcome.shares.has(id));
    if (heirs.length === members.length) return outcome;
    if (heirs.length > 0) return open;

    const children = branches.map(({ child }) => child);
    const imagined = engine(asIfAlive(kin, children), circumstances);
    if (!isSuccession(imagined)) return imagined;
    const wanted = children.map(({ id }) => imagined.shares.get(id));
    // A child who would have been barred leaves a place that the statute does not speak of.
    if (!wanted.every((share) => share !== undefined)) return open;
    const total = sum(wanted);
    const isCut = compare(total, third) > 0;
    const hasGift = (id: PersonId) => kin.person(id).facts?.receivedByGift === true;
    // Whether the third is cut before or after what was given is counted is not said.
    if (isCut && members.some(hasGift)) return open;
    const cut = isCut ? divide(third, total) : one;
    return bequeath(
      rule,
      outcome,
      branches.map((branch, index) => ({
        ...branch,
        wanted: wanted[index]!,
        gives: [...branch.parts]
          .filter(([id]) => !hasGift(id))
          .map(([id, part]): [PersonId, Rational] => [id, multiply(part, multiply(wanted[index]!, cut))]),
      })),
    );
  };
}

interface Bequest extends Branch {
  wanted: Rational;
  gives: readonly [PersonId, Rational][];
}

/** Takes the bequests out first: the shares of the heirs are of what is left. */
function bequeath(rule: RuleCode, outcome: Succession, bequests: readonly Bequest[]): Succession {
  const given = new Map(bequests.flatMap(({ gives }) => gives));
  const left = subtract(one, sum(given.values()));
  const shares = new Map([...outcome.shares].map(([heir, share]) => [heir, multiply(share, left)]));
  const heirs = [...shares.keys()].filter((heir) => heir !== "treasury");
  const treasury = shares.get("treasury");
  const taken = bequests
    .filter(({ gives }) => gives.length > 0)
    .map(({ child, wanted, gives }) => ({
      rule,
      heirs: gives.map(([id]) => id),
      gives: gives.map(([, share]) => share),
      because: [child.id],
      numbers: { wanted },
    }));
  if (taken.length === 0) return outcome;
  return {
    ...outcome,
    shares: new Map([...given, ...shares].filter(([, share]) => !isZero(share))),
    excluded: outcome.excluded.filter(({ person }) => !given.has(person)),
    steps: [
      ...outcome.steps,
      ...taken,
      {
        rule: "bequest.before-shares",
        heirs,
        gives: heirs.map((heir) => shares.get(heir)!),
        replaces: heirs,
        because: [...given.keys()],
        ...(treasury && { toTreasury: treasury }),
        numbers: { left },
      },
    ],
  };
}
