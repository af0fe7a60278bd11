import { askingEngine } from "@heirlock/law/catalogue/asking-engine";
import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";
import { askedFacts } from "@heirlock/law/questions/asked-facts";
import { changes, closedOut, type KindState } from "@heirlock/law/questions/closed-out";
import { asksFirstborn, mostWives, tellsHalvesApart } from "@heirlock/law/questions/law-traits";
import type { Bar, Person, PersonFacts, PersonId } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { type PartnerLaw, partnerLawCode, partnerLaws } from "@heirlock/law/succession/partners/laws";
import { type RuleCode, rules } from "@heirlock/law/succession/rules";
import { computeNow } from "./compute-now.ts";
import { type Computed, circumstancesOf } from "./compute-shares.ts";
import { partnerOf, spousesOf } from "./draft-edits.ts";
import { type FamilyDraft, familyOf } from "./family-draft.ts";
import type { Outlook } from "./outlook.ts";

/** Everything the page of the family wants to know of a draft. */
export function outlookOf(draft: FamilyDraft, today: string): Outlook {
  const computed = computeNow(draft, today);
  const profile = profileOf(draft.code);
  if (!hasEngine(profile) || computed.kind === "impossible") return { computed, law: null };
  const engine = askingEngine(profile);
  const family = familyOf(draft);
  const circumstances = circumstancesOf(draft, today);
  const kinds = closedOut(engine, family, circumstances);
  return {
    computed,
    law: {
      kinds,
      reviewed: oldestReview([...usedBy(computed), ...[...kinds.values()].flatMap(ruleOf)]),
      facts: askedFacts(engine, family, circumstances, today),
      firstborn: asksFirstborn(engine, family, circumstances),
      mostWives: mostWives(engine, circumstances),
      parentsOfOneSex: profile.twoMothersOrFathers ?? [],
      tellsHalvesApart: tellsHalvesApart(engine, family, circumstances),
      partner: partnerAsked(profile.rules, draft),
    },
  };
}

/** Only of somebody who was not married, and where the law has an answer; one who was entered can always be removed. */
function partnerAsked(rules: string, draft: FamilyDraft): NonNullable<Outlook["law"]>["partner"] {
  const code = partnerLawCode(rules);
  if (code === null || spousesOf(draft).length > 0) return partnerOf(draft) ? "asked" : null;
  const law: PartnerLaw = partnerLaws[code];
  return law.asSpouse ? "needed" : law.onRequest ? "on-request" : "asked";
}

const usedBy = (computed: Computed): readonly RuleCode[] =>
  computed.kind === "shares" ? computed.succession.steps.map(({ rule }) => rule) : [];
const ruleOf = (state: KindState): readonly RuleCode[] => (state.state === "closed" ? [state.rule] : []);
const oldestReview = (codes: readonly RuleCode[]): string | null =>
  codes.map((code) => rules[code].reviewed).toSorted()[0] ?? null;

const otherBars = ["other-religion", "killed-deliberately", "killed-by-mistake"] as const;

/** What is ticked about a person; how a wife was divorced is asked on its own. */
export type Mark = Exclude<Bar, "divorced-revocably" | "divorced-on-deathbed"> | "adopted";

type DivorceFact = "inIdda" | "remarried" | "withinLunarYear";

/** What of a person this law looks at, because it would change the result. */
export interface Marks {
  marks: readonly Mark[];
  /** Of a wife: which facts of a divorce in the last illness matter; null where the law does not look at divorces. */
  divorce: readonly DivorceFact[] | null;
}

export function marksThatMatter(draft: FamilyDraft, id: PersonId, today: string): Marks {
  const profile = profileOf(draft.code);
  const family = familyOf(draft);
  const person = family.people.find((one) => one.id === id);
  if (!hasEngine(profile) || !person?.alive || computeNow(draft, today).kind === "impossible") {
    return { marks: [], divorce: null };
  }
  const { bars: _bars, facts: _facts, adopted: _adopted, ...plain } = person;
  const outcomeOf = (to: Partial<Person>) =>
    profile.engine(
      kinOf({ ...family, people: family.people.map((one) => (one.id === id ? { ...plain, ...to } : one)) }),
      circumstancesOf(draft, today),
    );
  const differ = (one: Partial<Person>, other: Partial<Person>) => changes(outcomeOf(one), outcomeOf(other), new Set());
  const matters = (to: Partial<Person>) => differ({}, to);
  const isWife = person.relation === "spouse" && person.sex === "female";
  const looksAtDivorce = person.relation === "spouse" && matters({ bars: ["divorced"] });
  const marks: Mark[] = [
    ...(looksAtDivorce && !isWife ? (["divorced"] as const) : []),
    ...otherBars.filter((bar) => matters({ bars: [bar] })),
    ...(person.relation === undefined && matters({ adopted: true }) ? (["adopted"] as const) : []),
  ];
  const hers: Record<DivorceFact, boolean> = { inIdda: true, remarried: false, withinLunarYear: true };
  const inLastIllness = (facts: PersonFacts): Partial<Person> => ({ bars: ["divorced-on-deathbed"], facts });
  const asked = (Object.keys(hers) as DivorceFact[]).filter((fact) =>
    differ(inLastIllness(hers), inLastIllness({ ...hers, [fact]: !hers[fact] })),
  );
  return { marks, divorce: looksAtDivorce && isWife ? asked : null };
}
