import type { Exclusion, Step } from "./derivation.ts";
import type { Counts, HeirClass } from "./heirs.ts";
import { add, type Rational, sum, zero } from "./rational.ts";
import type { RuleCode } from "./rules.ts";

/** One family while it is being divided: who is there, what each class has so far, and why. */
export class FamilyCase {
  readonly fixed = new Map<HeirClass, Rational>();
  readonly excluded: Exclusion<HeirClass>[] = [];
  readonly steps: Step<HeirClass>[] = [];
  readonly #counts: Counts;
  readonly #out = new Set<HeirClass>();

  constructor(counts: Counts) {
    this.#counts = counts;
  }

  /** How many there are, excluded or not: an excluded brother still reduces the mother. */
  living(heir: HeirClass): number {
    return this.#counts[heir] ?? 0;
  }

  /** How many take part. */
  count(heir: HeirClass): number {
    return this.#out.has(heir) ? 0 : this.living(heir);
  }

  has(heir: HeirClass): boolean {
    return this.count(heir) > 0;
  }

  present(heirs: readonly HeirClass[]): HeirClass[] {
    return heirs.filter((heir) => this.has(heir));
  }

  /** Leaves out those of `heirs` who are there, if any of `by` is. */
  excludeBy(heirs: readonly HeirClass[], by: readonly HeirClass[], rule: RuleCode): void {
    const reasons = this.present(by);
    if (reasons.length > 0) this.exclude(heirs, reasons, rule);
  }

  exclude(heirs: readonly HeirClass[], by: readonly HeirClass[], rule: RuleCode): void {
    for (const heir of this.present(heirs)) {
      this.#out.add(heir);
      this.excluded.push({ heir, rule, by });
      this.steps.push({ rule, heirs: [heir], because: by });
    }
  }

  give(rule: RuleCode, heir: HeirClass, share: Rational, because: readonly HeirClass[] = []): void {
    this.giveTogether(rule, [heir], [share], because);
  }

  giveTogether(
    rule: RuleCode,
    heirs: readonly HeirClass[],
    gives: readonly Rational[],
    because: readonly HeirClass[] = [],
    replaces: readonly HeirClass[] = [],
  ): void {
    for (const heir of replaces) this.fixed.delete(heir);
    for (const [index, heir] of heirs.entries()) {
      this.fixed.set(heir, add(this.fixed.get(heir) ?? zero, gives[index]!));
    }
    this.steps.push({
      rule,
      heirs,
      gives,
      ...(because.length > 0 && { because }),
      ...(replaces.length > 0 && { replaces }),
    });
  }

  /** The sum of the fixed shares. */
  taken(): Rational {
    return sum(this.fixed.values());
  }
}
