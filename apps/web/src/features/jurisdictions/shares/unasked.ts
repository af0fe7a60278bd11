import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";
import { changes, closedOut } from "@heirlock/law/questions/closed-out";
import { type RelativeGroup, relativeGroups, relativeKinds, withRelatives } from "@heirlock/law/questions/relatives";
import { deceasedId, type Person, type PersonId, type Sex } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { askedGroups } from "../calculator/asked-groups.ts";
import { circumstancesOf } from "../calculator/compute-shares.ts";
import { setParent } from "../calculator/draft-edits.ts";
import { type DraftPerson, type FamilyDraft, familyOf } from "../calculator/family-draft.ts";

/** A kind of relative nobody was asked about, who would change a share of the family that is tried. */
export interface Unasked {
  id: string;
  group: RelativeGroup | "issue";
  /** Whose children they are, where that is not the deceased's own family tree above. */
  of: PersonId | null;
  most: number;
  add: (draft: FamilyDraft, count: number) => FamilyDraft;
}

/**
 * "Not asked" is never "none" (wider-rules.md, section 6): who has to be asked for before the shares of `tried` can be
 * shown, nearest first, one group at a time. What `known` closed out was rightly not asked there; it may be open now.
 */
export function unaskedOf(
  known: FamilyDraft,
  tried: FamilyDraft,
  answered: ReadonlySet<string>,
  today: string,
): readonly Unasked[] {
  const profile = profileOf(tried.code);
  if (!hasEngine(profile)) return [];
  const { engine } = profile;
  const given = circumstancesOf(tried, today);
  const issue = issueOf(known, tried).filter(({ id, add }) => {
    if (answered.has(id)) return false;
    const before = engine(kinOf(familyOf(tried)), given);
    return [1, 2].some((count) => {
      const more = add(tried, count);
      const added = new Set(more.people.slice(tried.people.length).map((person) => person.id));
      return changes(before, engine(kinOf(familyOf(more)), given), added);
    });
  });
  if (issue.length > 0) return issue;
  const wasAsked = askedIn(known, today);
  const states = closedOut(engine, familyOf(tried), given);
  const open = relativeKinds.filter(
    ({ id }) => states.get(id)?.state === "open" && !wasAsked.has(id) && !answered.has(id),
  );
  const group = relativeGroups.find((one) => open.some((kind) => kind.group === one));
  return open
    .filter((kind) => kind.group === group)
    .map((kind) => ({
      id: kind.id,
      group: kind.group,
      of: null,
      most: kind.place.at === "beside" ? 12 : 1,
      add: (draft, count) => ({ ...draft, people: withRelatives(draft.people, kind.place, count, makerFor(draft)) }),
    }));
}

/** The family with the answers in it. A parent who is not alive has died, which is an answer that has to be kept. */
export function answerUnasked(draft: FamilyDraft, counts: ReadonlyMap<Unasked, number>): FamilyDraft {
  return [...counts].reduce((all, [{ id, add }, count]) => {
    if (count > 0) return add(all, count);
    return id === "father" || id === "mother" ? setParent(id, "dead")(all) : all;
  }, draft);
}

/** Kinds the family page asked for, or that somebody named: an absence there is an answer. */
function askedIn(draft: FamilyDraft, today: string): ReadonlySet<string> {
  const profile = profileOf(draft.code);
  if (!hasEngine(profile)) return new Set();
  const states = closedOut(profile.engine, familyOf(draft), circumstancesOf(draft, today));
  const { offers, unanswered } = askedGroups(draft, states, false);
  const isOpen = (side: string) => unanswered.some((one) => one === side);
  return new Set(relativeKinds.filter((kind) => offers(kind) && !isOpen(kind.id)).map(({ id }) => id));
}

/** Children of a child who lives in fact and has died in what is tried: the family page did not ask for them. */
function issueOf(known: FamilyDraft, tried: FamilyDraft): readonly Unasked[] {
  const lived = new Set(known.people.filter(({ alive }) => alive).map(({ id }) => id));
  const dead = tried.people.filter(
    ({ id, alive, father, mother }) => !alive && lived.has(id) && (father === deceasedId || mother === deceasedId),
  );
  return dead.flatMap((child) =>
    (["male", "female"] as const satisfies readonly Sex[]).map(
      (sex): Unasked => ({
        id: `issue ${child.id} ${sex}`,
        group: "issue",
        of: child.id,
        most: 12,
        add: (draft, count) => {
          const make = makerFor(draft);
          const parent = child.sex === "male" ? { father: child.id } : { mother: child.id };
          const added = Array.from({ length: count }, () => make({ sex, alive: true, ...parent }));
          return { ...draft, people: [...draft.people, ...added] };
        },
      }),
    ),
  );
}

function makerFor({ people }: FamilyDraft): (person: Omit<Person, "id">) => DraftPerson {
  let last = people.length;
  return (person) => ({ ...person, id: `tried ${++last}`, name: null });
}
