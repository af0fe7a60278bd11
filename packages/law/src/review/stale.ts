import { complianceFactsOf } from "../catalogue/compliance-facts.ts";
import { countryLaws } from "../catalogue/country-laws.ts";
import { codesOfTree } from "../catalogue/regulation-code.ts";
import { allSheets } from "../formalities/all-sheets.ts";
import { factsOf } from "../formalities/facts-of.ts";
import { civilRules } from "../succession/civil/rules.ts";
import { commonRules } from "../succession/common-law/rules.ts";
import { halachaRules } from "../succession/halacha/rules.ts";
import { indiaRules } from "../succession/india/rules.ts";
import { rules } from "../succession/rules.ts";
import { unworthyRules } from "../succession/unworthy/rules.ts";

/** Something that was looked at in its source in some month, and where it is written down. */
export interface Reviewed {
  /** Below packages/law/src. */
  file: string;
  what: string;
  source: string;
  /** As in 2026-06. */
  month: string;
}

/** How long a review is good for. */
export const freshMonths = 24;

/** What was last checked more than so many months before today (as in 2026-06-30), oldest first. */
export function staleAt(
  today: string,
  among: readonly Reviewed[] = everythingReviewed(),
  months = freshMonths,
): Reviewed[] {
  const now = monthNumber(today);
  return among
    .filter(({ month }) => now - monthNumber(month) > months)
    .toSorted((a, b) => monthNumber(a.month) - monthNumber(b.month));
}

function monthNumber(day: string): number {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return year * 12 + month;
}

/** Every rule of succession, every fact of a sheet, every country's list of systems and what is said of its freedom. */
export function everythingReviewed(): Reviewed[] {
  return [...reviewedRules(), ...reviewedSheets(), ...reviewedTrees(), ...reviewedFreedom()];
}

const ruleFiles: readonly (readonly [table: object, file: string])[] = [
  [civilRules, "succession/civil/rules.ts"],
  [commonRules, "succession/common-law/rules.ts"],
  [halachaRules, "succession/halacha/rules.ts"],
  [indiaRules, "succession/india/rules.ts"],
  [unworthyRules, "succession/unworthy/rules.ts"],
];

function reviewedRules(): Reviewed[] {
  return Object.entries(rules).map(([code, { citation, reviewed }]) => {
    const file = ruleFiles.find(([table]) => Object.hasOwn(table, code))?.[1] ?? "succession/rules.ts";
    return { file, what: code, source: citation, month: reviewed };
  });
}

function reviewedSheets(): Reviewed[] {
  return allSheets.flatMap((sheet) =>
    factsOf(sheet).map(([field, { source, reviewed }]) => ({
      file: `formalities/countries/${sheet.code.slice(0, 2)}.ts`,
      what: `${sheet.code} ${field}`,
      source,
      month: reviewed,
    })),
  );
}

function reviewedTrees(): Reviewed[] {
  return countryLaws.flatMap(({ code, sources, reviewed }) =>
    reviewed === null
      ? []
      : [{ file: `catalogue/countries/${code}.ts`, what: code, source: sources.join("; "), month: reviewed }],
  );
}

function reviewedFreedom(): Reviewed[] {
  const bySource = new Map<string, Reviewed>();
  for (const code of codesOfTree()) {
    const { review } = complianceFactsOf(code).testamentaryFreedom;
    if (!review || bySource.has(review.source)) continue;
    const { source, reviewed } = review;
    bySource.set(source, { file: "catalogue/compliance-facts.ts", what: code, source, month: reviewed });
  }
  return [...bySource.values()];
}
