import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";
import { askedFacts } from "@heirlock/law/questions/asked-facts";
import { changes, closedOut } from "@heirlock/law/questions/closed-out";
import { asksFirstborn, mostWives, tellsHalvesApart } from "@heirlock/law/questions/law-traits";
import type { Bar, Person, PersonId } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { computeNow } from "./compute-now.ts";
import { circumstancesOf } from "./compute-shares.ts";
import { type FamilyDraft, familyOf } from "./family-draft.ts";
import type { Outlook } from "./use-outlook.ts";

/** Everything the page of the family wants to know of a draft. */
export function outlookOf(draft: FamilyDraft, today: string): Outlook {
  const computed = computeNow(draft, today);
  const profile = profileOf(draft.code);
  if (!hasEngine(profile) || computed.kind === "impossible") return { computed, law: null };
  const { engine } = profile;
  const family = familyOf(draft);
  const circumstances = circumstancesOf(draft, today);
  return {
    computed,
    law: {
      kinds: closedOut(engine, family, circumstances),
      facts: askedFacts(engine, family, circumstances, today),
      firstborn: asksFirstborn(engine, family, circumstances),
      mostWives: mostWives(engine, circumstances),
      tellsHalvesApart: tellsHalvesApart(engine, family, circumstances),
    },
  };
}

const allBars: readonly Bar[] = [
  "divorced-revocably",
  "divorced-on-deathbed",
  "divorced",
  "other-religion",
  "killed-deliberately",
  "killed-by-mistake",
];

/** What of a person would change the result under this law: bars that it has, and adoption where it looks at it. */
export function marksThatMatter(draft: FamilyDraft, id: PersonId, today: string): readonly (Bar | "adopted")[] {
  const profile = profileOf(draft.code);
  const family = familyOf(draft);
  const person = family.people.find((one) => one.id === id);
  if (!hasEngine(profile) || !person?.alive || computeNow(draft, today).kind === "impossible") return [];
  const outcomeOf = (to: Person) =>
    profile.engine(
      kinOf({ ...family, people: family.people.map((one) => (one.id === id ? to : one)) }),
      circumstancesOf(draft, today),
    );
  const { bars: _bars, facts: _facts, adopted: _adopted, ...plain } = person;
  const before = outcomeOf(plain);
  const matters = (to: Partial<Person>) => changes(before, outcomeOf({ ...plain, ...to }), new Set());
  const isWife = person.relation === "spouse" && person.sex === "female";
  const found: (Bar | "adopted")[] = allBars.filter((bar) => {
    if (bar.startsWith("divorced") && person.relation !== "spouse") return false;
    if (bar.startsWith("divorced-") && !isWife) return false;
    return matters({ bars: [bar], facts: { inIdda: false, remarried: true, withinLunarYear: false } });
  });
  const isChild = person.relation === undefined;
  return isChild && matters({ adopted: true }) ? [...found, "adopted"] : found;
}
