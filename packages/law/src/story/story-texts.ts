import type { KinWords } from "../kin-names/kin-words.ts";
import type { Rational } from "../succession/rational.ts";
import type { NeedsFact } from "../succession/result.ts";
import type { RuleCode, Saying } from "../succession/rules.ts";
import type { LineKey } from "./lines.ts";

/** Everything that one language needs to tell a derivation. */
export interface StoryTexts {
  language: string;
  words: KinWords;
  /** What each rule says, in one or two plain sentences without a family: a rule without them does not compile. */
  says: Readonly<Record<Saying, string>>;
  /** Why a rule leads to no answer, where that is not what it says. */
  open: Readonly<Partial<Record<RuleCode, string>>>;
  /** Why a fact is asked for. */
  needs: Readonly<Record<NeedsFact["needs"], string>>;
  /** Sentences with places for people, nouns and numbers: see fill.ts. */
  lines: Readonly<Record<LineKey, string>>;
  /** "everything", where a share is the whole. */
  whole: string;
  /** Between the parts of a list, and before the last. */
  list: readonly [between: string, last: string];
  /** What stands before and after a fraction: its traditional name. */
  aroundFraction?(value: Rational, form: string): readonly [before: string, after: string];
}
