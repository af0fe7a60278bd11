import type { Noun } from "./noun.ts";
import type { Relation } from "./relation.ts";

/** What relatives are called in one language. */
export interface KinWords {
  language: string;
  /** "Son's daughter": as a label of its own. */
  label(relation: Relation): string;
  /** "Son 2", "الابن الثاني". */
  numbered(relation: Relation, number: number): string;
  /** "2 sons", "ابنان". */
  counted(relation: Relation, count: number): string;
  /** People inside a sentence, in one of the forms that the sentences of this language ask for: "the two sons". */
  phrase(nouns: readonly Noun[], form: string): string;
}
