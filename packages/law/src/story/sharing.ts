import { compare, equals, fraction, multiply, one, type Rational } from "../succession/rational.ts";
import type { Args } from "./fill.ts";
import type { LineKey } from "./lines.ts";
import { equalShare, frac, isOne, type Kind, nouns, type Said, type Scene, sharesOf } from "./scene.ts";

/** "What is left, 17/24" or simply "17/24", for one, for equals, two to one, or as it comes. */
export function sharing(scene: Scene, what: "rest" | "part"): Said {
  const { step, total } = scene;
  const start = what === "rest" && !equals(total, one) ? "rest" : "part";
  const each = equalShare(scene);
  const args: Args = {
    heirs: nouns(scene, step.heirs),
    total: frac(total),
    each: frac(each ?? total),
    shares: sharesOf(scene),
  };
  return { line: `${start}.${howShared(scene, each)}`, args, about: step.heirs };
}

function howShared({ step, kinds }: Scene, each: Rational | null): "one" | "equal" | "children" | "twice" | "listed" {
  if (isOne(step.heirs)) return "one";
  if (each) return "equal";
  if (!twoToOneLaws.test(step.rule) || !isTwoToOne(kinds)) return "listed";
  return kinds.every(({ noun }) => noun.links.length === 1 && /^(son|daughter)$/.test(noun.links[0]!))
    ? "children"
    : "twice";
}

/** Elsewhere a double part has other reasons: half-blood, a firstborn. */
const twoToOneLaws = /^(sunni|jafari)\./;

/** Every man has twice what every woman has. */
function isTwoToOne(kinds: readonly Kind[]): boolean {
  const man = kinds.find(({ noun }) => noun.sex === "male");
  const woman = kinds.find(({ noun }) => noun.sex === "female");
  if (!man || !woman || compare(man.each, multiply(woman.each, fraction(2))) !== 0) return false;
  return kinds.every(({ noun, each }) => equals(each, noun.sex === "male" ? man.each : woman.each));
}

/** A line about what a class has together, and what that is for each where there are several of them. */
export function together(scene: Scene, line: LineKey, more: Args = {}): Said {
  const each = equalShare(scene);
  const heirs = scene.step.heirs;
  const args: Args = { heirs: nouns(scene, heirs), total: frac(scene.total), ...more };
  if (isOne(heirs)) return { line, args, about: heirs };
  if (each) return { line: [line, "each"], args: { ...args, each: frac(each) }, about: heirs };
  return { line: [line, "each-listed"], args: { ...args, shares: sharesOf(scene) }, about: heirs };
}
