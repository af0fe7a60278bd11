import type { WillContent } from "@heirlock/domain/wills/content";
import type { PersonId } from "@heirlock/law/succession/family";
import type { Rational } from "@heirlock/law/succession/rational";
import type { NeedsFact, Succession } from "@heirlock/law/succession/result";
import type { Finding } from "@heirlock/law/will-check/finding";
import type { CheckPiece, ToldFinding } from "@heirlock/law/will-check/tell";
import type { Computed } from "../../jurisdictions/offers/family-draft.ts";
import type { Worth } from "./find-problems.ts";
import type { FormLine } from "./forms-of-law.ts";
import { familyOfWill } from "./own-family.ts";

export type Holder = PersonId | "treasury";
export interface ChangedPart {
  person: Holder;
  /** Null: this law gives no shares for this family. */
  before: Part | null;
  after: Part | null;
}

/** What somebody has by law: as their own, and to use for life. */
export interface Part {
  owns: Rational | null;
  uses: Rational | null;
}

/** What another law would change for one will. Whatever stays as it is, is left out. */
export interface LawChange {
  /** "asks": the new law must know more first. "unknown": neither of them gives shares. */
  shares: readonly ChangedPart[] | "asks" | "unknown";
  found: {
    gone: readonly ToldFinding[];
    fresh: readonly ToldFinding[];
    /** Said by both laws, but not with the same words or figures. */
    altered: readonly ToldFinding[];
  };
  /** Null where both laws know the same forms. An empty list: nobody has reviewed them. */
  forms: { before: readonly FormLine[]; after: readonly FormLine[] } | null;
  /** What the law asks of the family, as "when you married". */
  questions: { gone: readonly string[]; fresh: readonly string[] };
}

/** Side by side, as in find-problems.ts: together they would be one large part. */
async function loaded(language: string) {
  const [{ findProblems }, { outlookOf }, { linesOfLaw }, { words }, { equals }] = await Promise.all([
    import("./find-problems.ts"),
    import("../../jurisdictions/offers/family-outlook.ts"),
    import("./forms-of-law.ts"),
    import("@heirlock/law/will-check/load-sentences").then(({ loadCheckSentences }) => loadCheckSentences(language)),
    import("@heirlock/law/succession/rational"),
  ]);
  return { findProblems, outlookOf, linesOfLaw, words, equals };
}

export async function compareLaws(
  { before, after, content }: { before: string; after: string; content: WillContent },
  worth: Worth,
  day: string,
  language: string,
): Promise<LawChange> {
  const { findProblems, outlookOf, linesOfLaw, words, equals } = await loaded(language);
  const under = async (law: string) => {
    const { computed, law: asks } = outlookOf(familyOfWill(law, content), day);
    return {
      told: (await findProblems({ law, content }, worth, day, language)).told,
      computed,
      asked: (asks?.facts ?? []).map(({ fact }) => fact),
      forms: await linesOfLaw(law, language),
    };
  };
  const [one, other] = await Promise.all([under(before), under(after)]);
  const wordsOf = (facts: readonly NeedsFact["needs"][]) => facts.map((fact) => words.facts[fact]);
  return {
    shares: changedShares(one.computed, other.computed, equals),
    found: changedFindings(one.told, other.told),
    forms: JSON.stringify(one.forms) === JSON.stringify(other.forms) ? null : { before: one.forms, after: other.forms },
    questions: {
      gone: wordsOf(one.asked.filter((fact) => !other.asked.includes(fact))),
      fresh: wordsOf(other.asked.filter((fact) => !one.asked.includes(fact))),
    },
  };
}

export const isNoChange = ({ shares, found, forms, questions }: LawChange): boolean =>
  shares.length === 0 &&
  forms === null &&
  [...Object.values(found), ...Object.values(questions)].every((list) => list.length === 0);

type Equals = (a: Rational, b: Rational) => boolean;

function changedShares(before: Computed, after: Computed, equals: Equals): LawChange["shares"] {
  if (after.kind === "needsFact") return "asks";
  const [one, other] = [divided(before), divided(after)];
  return one || other ? changedParts(one, other, equals) : "unknown";
}

/** Null where courts may come to two results as well: one of them alone would be half the truth. */
const divided = (computed: Computed): Succession | null =>
  computed.kind === "shares" && !computed.succession.beside ? computed.succession : null;

function changedParts(before: Succession | null, after: Succession | null, equals: Equals): ChangedPart[] {
  const partOf = (law: Succession | null, id: Holder): Part | null =>
    law && { owns: law.shares.get(id) ?? null, uses: law.usufruct?.get(id) ?? null };
  const isSame = (a: Rational | null, b: Rational | null) => (a && b ? equals(a, b) : a === b);
  const holders = new Set<Holder>(
    [before, after].flatMap((law) => [...(law?.shares.keys() ?? []), ...(law?.usufruct?.keys() ?? [])]),
  );
  return [...holders]
    .map((person) => ({ person, before: partOf(before, person), after: partOf(after, person) }))
    .filter(({ before: a, after: b }) => !(a && b && isSame(a.owns, b.owns) && isSame(a.uses, b.uses)));
}

/** Two findings are about the same thing if these agree. */
const subjectOf = ({ code, data }: Finding): string =>
  [code, data.person, data.gift, data.asset, data.other, data.need, data.bar].join(" ");

function changedFindings(before: readonly ToldFinding[], after: readonly ToldFinding[]): LawChange["found"] {
  const bySubject = (told: readonly ToldFinding[]) => new Map(told.map((one) => [subjectOf(one.finding), one]));
  const [then, now] = [bySubject(before), bySubject(after)];
  return {
    gone: before.filter(({ finding }) => !now.has(subjectOf(finding))),
    fresh: after.filter(({ finding }) => !then.has(subjectOf(finding))),
    altered: after.filter((one) => {
      const earlier = then.get(subjectOf(one.finding));
      return earlier !== undefined && saidIn(earlier) !== saidIn(one);
    }),
  };
}

const saidIn = ({ heading, title, text }: ToldFinding): string =>
  [heading, ...[...title, ...text].map(pieceText)].join(" ");

/** JSON has no numbers of the size of sums and fractions. */
const pieceText = (piece: CheckPiece): string =>
  JSON.stringify(piece, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
