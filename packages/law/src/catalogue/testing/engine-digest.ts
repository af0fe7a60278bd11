import { deceasedId, type Family, type Person, type Sex } from "../../succession/family.ts";
import { kinOf } from "../../succession/kinship.ts";
import { format } from "../../succession/rational.ts";
import { isSuccession, type Outcome } from "../../succession/result.ts";
import { everyFact } from "../../succession/testing/every-fact.ts";
import { hasEngine } from "../profile.ts";
import { profileOf } from "../profile-of.ts";
import { codesOfTree } from "../regulation-code.ts";

/**
 * A number for what every engine says of so many families: the same in every place that runs this code, or something
 * there computes otherwise. The families come from `seed` alone.
 */
export function digestOfEngines(families: number, seed = 1): string {
  const engines = new Set(
    codesOfTree().flatMap((code) => {
      const found = profileOf(code);
      return hasEngine(found) ? [found.engine] : [];
    }),
  );
  const dice = diceOf(seed);
  let digest = 0xcbf29ce484222325n;
  for (let drawn = 0; drawn < families; drawn++) {
    const kin = kinOf(drawFamily(dice));
    for (const engine of engines) {
      for (const character of written(engine(kin, everyFact))) {
        // FNV-1a, 64 bits.
        digest = BigInt.asUintN(64, (digest ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n);
      }
    }
  }
  return `${engines.size} engines, ${families} families: ${digest.toString(16).padStart(16, "0")}`;
}

function written(outcome: Outcome): string {
  if (!isSuccession(outcome)) return JSON.stringify(outcome);
  const shares = [...outcome.shares].map(([id, share]) => `${id} ${format(share)}`);
  const out = outcome.excluded.map(({ person, rule }) => `${person} ${rule}`);
  return [...shares, ...out, ...outcome.steps.map(({ rule }) => rule)].join("; ");
}

type Dice = (sides: number) => number;
/** A linear congruence of 32 bits: poor dice, and the same everywhere. */
function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function drawFamily(dice: Dice): Family {
  const people: Person[] = [];
  const sexOf = (): Sex => (dice(2) ? "male" : "female");
  const deceased = sexOf();
  const add = (id: string, sex: Sex, rest: Partial<Person>) => people.push({ id, sex, alive: dice(3) > 0, ...rest });
  const grow = (id: string, parents: Partial<Person>, depth: number) => {
    const sex = sexOf();
    add(id, sex, { ...parents, alive: dice(2) > 0 });
    for (let child = dice(depth + 1); child > 0; child--) {
      grow(`${id}.${child}`, sex === "male" ? { father: id } : { mother: id }, depth - 1);
    }
  };
  add("ff", "male", {});
  add("fm", "female", {});
  add("father", "male", { relation: "father", father: "ff", mother: "fm", alive: dice(2) > 0 });
  add("mother", "female", { relation: "mother", alive: dice(2) > 0 });
  if (dice(2)) add("spouse", deceased === "male" ? "female" : "male", { relation: "spouse", alive: true });
  const ofDeceased = deceased === "male" ? { father: deceasedId } : { mother: deceasedId };
  for (let child = dice(4); child > 0; child--) grow(`child ${child}`, ofDeceased, 2);
  for (let sibling = dice(3); sibling > 0; sibling--) {
    const by = dice(3);
    grow(`sibling ${sibling}`, { ...(by !== 1 && { father: "father" }), ...(by !== 2 && { mother: "mother" }) }, 1);
  }
  if (dice(3) === 0) grow("uncle", { father: "ff", mother: "fm" }, 0);
  return { deceased: { sex: deceased }, people };
}
