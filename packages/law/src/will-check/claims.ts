import type { PersonId } from "../succession/family.ts";
import type { Rational } from "../succession/rational.ts";
import type { RuleCode } from "../succession/rules.ts";

/** What a law reserves, person by person where it can be said. */
export interface Claims {
  /** Each one's own protected part; less than `group` together where the testator may choose among them. */
  people: ReadonlyMap<PersonId, Rational>;
  /** What each would have without a will. */
  intestate: ReadonlyMap<PersonId, Rational> | null;
  /** Everything that is reserved. */
  group: Rational;
  /** Who belongs to those it is reserved for: gifts to them count. */
  members: readonly PersonId[];
  spouse: PersonId | null;
  usufruct: Rational | null;
  /** What may be given to anybody; null where the law gives no single number. */
  free: Rational | null;
  /** Gifts that cut nobody, and what everybody has by the will without them. */
  exempt: ReadonlySet<string>;
  willed: ReadonlyMap<PersonId, Rational>;
  rule: RuleCode;
}
