import { type Noun, nounsOf } from "../kin-names/noun.ts";
import { relationOf } from "../kin-names/relation.ts";
import type { Step } from "../succession/derivation.ts";
import type { PersonId } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import { add, equals, type Rational, zero } from "../succession/rational.ts";
import type { Succession } from "../succession/result.ts";
import type { Args } from "./fill.ts";
import type { LineKey } from "./lines.ts";

/** One line of a story before it has a language. */
export interface Said {
  /** One or several that follow each other in one sentence of the story. */
  line: LineKey | readonly LineKey[];
  args: Args;
  /** Whose share it explains. */
  about: readonly PersonId[];
}

/** One step with what a sentence about it asks for. */
export interface Scene {
  kin: Kin;
  succession: Succession;
  step: Step<PersonId>;
  /** What the step gives all of its heirs together. */
  total: Rational;
  /** Its heirs by kind, with what each of a kind has, where all of the kind have the same. */
  kinds: readonly Kind[];
}

export interface Kind {
  noun: Noun;
  people: readonly PersonId[];
  each: Rational;
  total: Rational;
}

export function sceneOf(kin: Kin, succession: Succession, step: Step<PersonId>): Scene {
  const { heirs, gives = [] } = step;
  const kinds = new Map<string, Kind>();
  let total = zero;
  for (const [index, id] of heirs.entries()) {
    const share = gives[index];
    if (!share) continue;
    total = add(total, share);
    const { code } = relationOf(kin, id);
    const key = `${code} ${share.n}/${share.d}`;
    const before = kinds.get(key);
    const people = [...(before?.people ?? []), id];
    const [noun] = nounsOf(kin, people);
    kinds.set(key, { noun: noun!, people, each: share, total: add(before?.total ?? zero, share) });
  }
  return { kin, succession, step, total, kinds: [...kinds.values()] };
}

export const nouns = ({ kin }: Pick<Scene, "kin">, people: readonly PersonId[]) => ({ nouns: nounsOf(kin, people) });
export const frac = (value: Rational) => ({ fraction: value });

/** What everybody has, where all have the same; null where they do not. */
export function equalShare({ kinds }: Pick<Scene, "kinds">): Rational | null {
  const [first] = kinds;
  return first && kinds.every(({ each }) => equals(each, first.each)) ? first.each : null;
}

export const sharesOf = ({ kinds }: Pick<Scene, "kinds">) => ({
  shares: kinds.map(({ noun, each }) => ({ noun, share: each })),
});
export const isOne = (people: readonly PersonId[]): boolean => people.length === 1;
