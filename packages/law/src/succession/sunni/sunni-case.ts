import { FamilyCase } from "../family-case.ts";
import type { Counts, HeirClass } from "../heirs.ts";
import type { RuleCode } from "../rules.ts";
import type { School } from "./schools.ts";

/** Heirs who divide the rest among themselves, with the parts each head counts for. */
export interface ResiduaryGroup {
  members: readonly { heir: HeirClass; weight: number }[];
  rule: RuleCode;
  because?: readonly HeirClass[];
}

/** A family under one of the schools. */
export class SunniCase extends FamilyCase {
  readonly school: School;

  constructor(counts: Counts, school: School) {
    super(counts);
    this.school = school;
  }

  override excludeBy(heirs: readonly HeirClass[], by: readonly HeirClass[], rule: RuleCode = "sunni.excluded"): void {
    super.excludeBy(heirs, by, rule);
  }
}
