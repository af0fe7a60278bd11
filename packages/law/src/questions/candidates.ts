import type { Family } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import type { Circumstances, Engine, NeedsFact } from "../succession/result.ts";

type Fact = NeedsFact["needs"];

/** Answers that stand for all answers: each side of every threshold that a law has. */
const answersTo: Readonly<Record<Fact, (given: Circumstances) => readonly Circumstances[]>> = {
  "estate-value": (given) => [100_00n, 400_000_00n, 5_000_000_00n].map((net) => ({ ...given, net })),
  "matrimonial-regime": (given) =>
    (["accrued-gains", "separation", "community"] as const).map((regime) => ({ ...given, regime })),
  "common-children": (given) => [true, false].map((allChildrenCommon) => ({ ...given, allChildrenCommon })),
  "spouse-children": (given) => [true, false].map((spouseHasOtherChildren) => ({ ...given, spouseHasOtherChildren })),
  "estate-parts": (given) =>
    [100_00n, 3_000_000_00n].map((part) => ({
      ...given,
      scottish: { house: part, furniture: part, otherMoveable: part, otherHeritage: part },
    })),
  // Figures of a day that is not in the table are not known; nothing can be imagined for them.
  "date-of-death": () => [],
  "spouse-in-will": () => [],
};

/** The circumstances with every fact that the law asks for answered, in every way that could matter. */
export function candidatesFor(engine: Engine, family: Family, circumstances: Circumstances): readonly Circumstances[] {
  const kin = kinOf(family);
  const complete: Circumstances[] = [];
  const waiting = [{ given: circumstances, asked: [] as readonly Fact[] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { given, asked } = next;
    const outcome = engine(kin, given);
    const needs = "needs" in outcome && !asked.includes(outcome.needs) ? outcome.needs : null;
    const answered = needs ? answersTo[needs](given) : [];
    if (answered.length === 0) complete.push(given);
    else if (needs) for (const one of answered) waiting.push({ given: one, asked: [...asked, needs] });
  }
  return complete;
}
