import type { Family } from "../succession/family.ts";
import { kinOf } from "../succession/kinship.ts";
import type { Circumstances, Engine, NeedsFact } from "../succession/result.ts";
import { changes } from "./closed-out.ts";

type Fact = NeedsFact["needs"];

/** How an answer to each question is taken out of the circumstances again. */
const parts: Readonly<Partial<Record<Fact, keyof Circumstances>>> = {
  "estate-value": "net",
  "matrimonial-regime": "regime",
  "common-children": "allChildrenCommon",
  "spouse-children": "spouseHasOtherChildren",
  "estate-parts": "scottish",
  "how-many-common": "commonChildren",
  "spouse-property": "spouseProperty",
  "second-marriage": "secondMarriage",
  "forced-heirs": "forcedHeirs",
  "property-kinds": "property",
  "partner-ties": "ties",
  "same-church": "sameChurch",
  "marriage-contract": "contract",
  "wedding-day": "marriedBefore",
  "couple-has": "coupleHas",
  election: "election",
  "heirs-agree": "heirsAgree",
};

/** A question of fact, and between which answers the law tells apart. */
export type AskedFact = { fact: Fact; answered: boolean } & Pick<NeedsFact, "among">;

/**
 * The questions of fact that this law has for this family, in the order of its asking. What was answered stays in the
 * list as long as the law asks for it; nothing is listed behind a question that is still open.
 */
export function askedFacts(engine: Engine, family: Family, given: Circumstances, today: string): readonly AskedFact[] {
  const kin = kinOf(family);
  const asked: AskedFact[] = [];
  let known: Circumstances = { dateOfDeath: today };
  for (;;) {
    const outcome = engine(kin, known);
    if (!("needs" in outcome)) break;
    const { needs: fact, among } = outcome;
    const answer = answerTo(fact, given, today);
    const isRepeated = asked.some((one) => one.fact === fact);
    if (!isRepeated) asked.push({ fact, answered: answer !== null, ...(among && { among }) });
    // Asked for again although it was answered: no figure for that day.
    else asked[asked.findIndex((one) => one.fact === fact)] = { fact, answered: false, ...(among && { among }) };
    if (isRepeated || answer === null) break;
    known = { ...known, ...answer };
  }
  return matters(engine, family, known, asked) ? [...asked, common(given)] : asked;
}

function answerTo(fact: Fact, given: Circumstances, today: string): Partial<Circumstances> | null {
  if (fact === "date-of-death") return given.dateOfDeath === today ? null : { dateOfDeath: given.dateOfDeath };
  const part = parts[fact];
  return part && given[part] !== undefined ? { [part]: given[part] } : null;
}

const common = ({ allChildrenCommon }: Circumstances) =>
  ({ fact: "common-children", answered: allChildrenCommon !== undefined }) as const;

/** A law that divides without knowing whose children they are, but otherwise if it knows (Brazil). */
function matters(engine: Engine, family: Family, known: Circumstances, asked: readonly { fact: Fact }[]): boolean {
  if (asked.some(({ fact }) => fact === "common-children")) return false;
  const kin = kinOf(family);
  const divide = (allChildrenCommon: boolean) => engine(kin, { ...known, allChildrenCommon });
  return changes(divide(true), divide(false), new Set());
}
