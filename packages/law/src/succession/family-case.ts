import type { Division, Exclusion, Step } from "./derivation.ts";
import type { Counts, HeirClass } from "./heirs.ts";
import { add, isZero, type Rational, sum } from "./rational.ts";
import type { RuleCode } from "./rules.ts";

/** One family while it is being divided: who is there, what each class has so far, and why. */
export class FamilyCase {
  readonly fixed = new Map<HeirClass, Rational>();
  readonly excluded: Exclusion<HeirClass>[] = [];
  readonly steps: Step<HeirClass>[] = [];
  readonly #living = new Map<HeirClass, number>();
  readonly #taking: Map<HeirClass, number>;

  constructor(counts: Counts) {
    for (const heir in counts) {
      const count = counts[heir as HeirClass] ?? 0;
      if (count > 0) this.#living.set(heir as HeirClass, count);
    }
    this.#taking = new Map(this.#living);
  }

  /** How many there are, excluded or not: an excluded brother still reduces the mother. */
  living(heir: HeirClass): number {
    return this.#living.get(heir) ?? 0;
  }

  /** How many take part. */
  count(heir: HeirClass): number {
    return this.#taking.get(heir) ?? 0;
  }

  has(heir: HeirClass): boolean {
    return this.#taking.has(heir);
  }

  /** Whether any of them takes part. */
  hasAny(heirs: readonly HeirClass[]): boolean {
    for (const heir of heirs) if (this.#taking.has(heir)) return true;
    return false;
  }

  present(heirs: readonly HeirClass[]): HeirClass[] {
    return heirs.filter((heir) => this.#taking.has(heir));
  }

  /** Leaves out those of `heirs` who are there, if any of `by` is. */
  excludeBy(heirs: readonly HeirClass[], by: readonly HeirClass[], rule: RuleCode): void {
    if (this.hasAny(heirs) && this.hasAny(by)) this.exclude(heirs, this.present(by), rule);
  }

  exclude(heirs: readonly HeirClass[], by: readonly HeirClass[], rule: RuleCode): void {
    for (const heir of this.present(heirs)) {
      this.#taking.delete(heir);
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
    heirs.forEach((heir, index) => {
      const before = this.fixed.get(heir);
      this.fixed.set(heir, before ? add(before, gives[index]!) : gives[index]!);
    });
    const step: Step<HeirClass> = { rule, heirs, gives };
    if (because.length > 0) step.because = because;
    if (replaces.length > 0) step.replaces = replaces;
    this.steps.push(step);
  }

  /** The sum of the fixed shares. */
  taken(): Rational {
    return sum(this.fixed.values());
  }

  /** What everybody has in the end, with what is left for the treasury. */
  division(treasury?: Rational): Division<HeirClass> {
    const shares = new Map<HeirClass | "treasury", Rational>([...this.fixed].filter(([, share]) => !isZero(share)));
    if (treasury) shares.set("treasury", treasury);
    return { shares, excluded: this.excluded, steps: this.steps };
  }
}
