import type { KindState } from "@heirlock/law/questions/closed-out";
import {
  type RelativeGroup,
  type RelativeKind,
  relativeGroups,
  relativeKinds,
} from "@heirlock/law/questions/relatives";
import type { PersonId } from "@heirlock/law/succession/family";
import type { Kin } from "@heirlock/law/succession/kin";
import { kinOf } from "@heirlock/law/succession/kinship";
import { besides, grandparentOf, lifeOf } from "./draft-edits.ts";
import { type FamilyDraft, familyOf } from "./family-draft.ts";

/** Which relatives the page asks for, and whom it leaves out with the reason. */
export interface AskedGroups {
  asked: ReadonlySet<RelativeGroup>;
  /** Kinds that may be added: those that could change the result, or all where somebody wants to add them anyway. */
  offers: (kind: RelativeKind) => boolean;
  /** Groups left out, with the people because of whom each kind in them is. */
  closed: readonly { group: RelativeGroup; by: readonly (readonly PersonId[])[] }[];
  /** The parents who must be known before there is an answer. */
  unanswered: readonly ("father" | "mother")[];
}

const sides = ["mother", "father"] as const;

/**
 * Parents first: who else is asked for depends on them. Without a law only they are asked for.
 * `anyway` brings back what is closed out.
 */
export function askedGroups(
  draft: FamilyDraft,
  kinds: ReadonlyMap<string, KindState> | null,
  anyway: boolean,
): AskedGroups {
  const stateOf = ({ id }: RelativeKind): KindState["state"] => kinds?.get(id)?.state ?? "open";
  const unanswered = sides.filter((side) => lifeOf(draft, side) === null && kinds?.get(side)?.state === "open");
  const isKnown = (kind: RelativeKind) => hasSomebody(draft, kind);
  const isAsked = (kind: RelativeKind) => {
    if (isKnown(kind)) return true;
    if (kind.group === "parents") return kinds === null || anyway || stateOf(kind) === "open";
    if (kinds === null) return false;
    if (anyway) return true;
    return unanswered.length === 0 && stateOf(kind) === "open";
  };
  const asked = new Set(relativeGroups.filter((group) => ofGroup(group).some(isAsked)));
  const closed = relativeGroups.flatMap((group) => {
    if (asked.has(group) || !kinds) return [];
    const states = ofGroup(group).map(({ id }) => kinds.get(id)!);
    // Who is still to be asked for depends on an answer that is missing.
    if (states.some(({ state }) => state === "open")) return [];
    const by = states.flatMap((state) => (state.state === "closed" ? [state.by] : []));
    return by.length > 0 ? [{ group, by }] : [];
  });
  return { asked, offers: isAsked, closed, unanswered };
}

const ofGroup = (group: RelativeGroup) => relativeKinds.filter((kind) => kind.group === group);

function hasSomebody(draft: FamilyDraft, { place }: RelativeKind): boolean {
  if (place.at === "parent") return lifeOf(draft, place.side) !== null;
  if (place.at === "grandparent") return grandparentOf(draft, place.parent, place.side)?.alive === true;
  return besides(draft, place.of, place.blood).some(
    ({ sex, alive }) => sex === place.sex && alive === (place.child === undefined),
  );
}

/** The words for whose presence closes others out, nearest first. */
export type Blocker =
  | "son"
  | "daughter"
  | "grandchild"
  | "father"
  | "mother"
  /** One of two mothers or of two fathers. */
  | "parent"
  | "parents"
  | "grandparent"
  | "sibling"
  | "nephew"
  | "uncle"
  | "husband"
  | "wife"
  | "relative";

const order: readonly Blocker[] = [
  "son",
  "daughter",
  "grandchild",
  "father",
  "mother",
  "parent",
  "parents",
  "grandparent",
  "sibling",
  "nephew",
  "uncle",
  "husband",
  "wife",
  "relative",
];

/** Closed groups by the one reason that a person would give: the nearest relative who closes them out. */
export function reasonsOf(
  draft: FamilyDraft,
  closed: AskedGroups["closed"],
): readonly { because: Blocker; groups: readonly RelativeGroup[] }[] {
  const kin = kinOf(familyOf(draft));
  // A reason is one only if it closes out everybody of the group.
  const blockers = closed.map(({ group, by }) => {
    const sets = by.map((ids) => blockersOf(kin, ids));
    return { group, by: new Set(order.filter((one) => sets.every((set) => set.has(one)))) };
  });
  const reasons: { because: Blocker; groups: RelativeGroup[] }[] = [];
  let left = blockers;
  while (left.length > 0) {
    // One reason for as many groups as possible, the nearest of those that serve as many.
    const [best] = order
      .map((because) => ({ because, groups: left.filter(({ by }) => by.has(because)).map(({ group }) => group) }))
      .toSorted((a, b) => b.groups.length - a.groups.length);
    if (!best || best.groups.length === 0) {
      reasons.push({ because: "relative", groups: left.map(({ group }) => group) });
      break;
    }
    reasons.push(best);
    left = left.filter(({ group }) => !best.groups.includes(group));
  }
  return reasons;
}

/** The father's mother is closed out by the mother, the mother's by her too: together it is both parents. */
function blockersOf(kin: Kin, ids: readonly PersonId[]): ReadonlySet<Blocker> {
  const found = new Set(ids.map((id) => blockerOf(kin, id)));
  const bothAlive = kin.father?.alive && kin.mother?.alive;
  if (bothAlive && (found.has("father") || found.has("mother") || found.has("parent"))) found.add("parents");
  return found;
}

function blockerOf(kin: Kin, id: PersonId): Blocker {
  const person = kin.person(id);
  if (person.relation === "spouse") return person.sex === "male" ? "husband" : "wife";
  if (person.relation) {
    return kin.father?.sex === kin.mother?.sex ? "parent" : person.sex === "male" ? "father" : "mother";
  }
  if (kin.childrenOf("deceased").includes(person)) return person.sex === "male" ? "son" : "daughter";
  const siblings = Object.values(kin.siblings).flat();
  if (siblings.includes(person)) return "sibling";
  if (Object.values(kin.grandparents).includes(person)) return "grandparent";
  if (siblings.some((one) => kin.childrenOf(one.id).includes(person))) return "nephew";
  const isBelow = (of: PersonId): boolean => kin.childrenOf(of).some((child) => child.id === id || isBelow(child.id));
  if (isBelow("deceased")) return "grandchild";
  const grandparents = Object.values(kin.grandparents).flatMap((one) => (one ? [one.id] : []));
  if (grandparents.some((one) => kin.childrenOf(one).includes(person))) return "uncle";
  return "relative";
}
