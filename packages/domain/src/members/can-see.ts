import type { Day } from "./ages.ts";
import type { Level, Levels } from "./areas.ts";
import type { Opening } from "./opens.ts";
import type { MemberStatus } from "./statuses.ts";
import { fieldsOf, type Thing } from "./things.ts";
import type { ItemKind } from "./visible-fields.ts";
import { type Item, type Viewer, visibleTo } from "./visible-to.ts";

/** Whom it is asked of, by the names of the wire. */
export interface Person {
  status: MemberStatus;
  is_active: boolean;
  has_account: boolean;
  /** What the holder has set. */
  levels: Levels;
  /** What of it counts today: nothing for whoever has not joined, is switched off or has no active role. */
  today: Levels;
}

/** There is no fourth answer. */
export const answers = ["now", "later", "no"] as const;
export type When = (typeof answers)[number];

export interface Sight {
  /** What is set. It differs from today only while `heldBack` has a reason. */
  when: When;
  /** Of several items: for how many it is the answer, and how many are meant for the person. Null: it has no items. */
  items: { count: number; all: number } | null;
  /** What "later" waits for besides the release, if all of its items wait for the same. */
  from: { day: Day | null; age: number | null } | null;
  /** Whether something of it is in the person's own answers today. */
  today: boolean;
}

/**
 * Can this person see it? The one answer for every page of the holder: who can see what, the person's own page, the badge
 * of an entry. It is made by the function that cuts the person's own answers. `items` are the assets or entries meant for
 * them; where these differ, the earliest word counts.
 */
export function canSee(person: Person, thing: Thing, items: readonly Opening[] = []): Sight {
  const { kind } = thing;
  if (kind === null) {
    const isOn = (levels: Levels) => thing.areas.some((area) => levels[area] !== "none");
    return sight(isOn(person.levels) ? "now" : "no", isOn(person.today));
  }
  const sees = (levels: Levels, when: Opening) => isSeen(levels, kind, thing.essence, when);
  if (kind !== "asset" && kind !== "document")
    return sight(sees(person.levels, atOnce) ? "now" : "no", sees(person.today, atOnce));
  const now = items.filter((one) => sees(person.levels, one));
  const later = items.filter((one) => !now.includes(one) && sees(person.levels, atOnce));
  const counted = now.length > 0 ? now : later;
  return {
    when: now.length > 0 ? "now" : later.length > 0 ? "later" : "no",
    items: { count: counted.length, all: items.length },
    from: now.length > 0 ? null : sameRule(later),
    today: now.some((one) => sees(person.today, one)),
  };
}

export type Held = "notJoined" | "noAccount" | "off" | "noRole";

/** Why somebody sees nothing today of what is set for them; null where it counts. */
export function heldBack({ status, is_active, has_account, levels, today }: Person): Held | null {
  if (status !== "confirmed") return "notJoined";
  if (!has_account) return "noAccount";
  if (!is_active) return "off";
  const isOpen = (of: Levels) => Object.values(of).some((level) => level !== "none");
  return isOpen(levels) && !isOpen(today) ? "noRole" : null;
}

/** What of a thing is seen at a level, by the names of the fields; the other areas are as given. */
export function seenAt(thing: Pick<Thing, "kind" | "areas">, level: Level, others: Levels): string[] {
  if (thing.kind === null) return [];
  const asked: Levels = { ...others, ...Object.fromEntries(thing.areas.map((area) => [area, level])) };
  const seen = visibleTo(viewerWith(asked), itemOf(thing.kind, fieldsOf(thing), atOnce));
  return seen?.locked === false ? Object.keys(seen.fields) : [];
}

const sight = (when: When, today: boolean): Sight => ({ when, items: null, from: null, today });

function sameRule([first, ...others]: readonly Opening[]): Sight["from"] {
  const ruleOf = (one: Opening) =>
    one.access_condition === "custom" ? { day: one.not_before, age: one.from_age } : { day: null, age: null };
  if (!first) return null;
  const { day, age } = ruleOf(first);
  const isSame = others.map(ruleOf).every((one) => one.day === day && one.age === age);
  return isSame && (day !== null || age !== null) ? { day, age } : null;
}

function isSeen(levels: Levels, kind: ItemKind, fields: readonly string[], when: Opening): boolean {
  return visibleTo(viewerWith(levels), itemOf(kind, fields, when))?.locked === false;
}

const atOnce: Opening = { access_condition: "immediate", not_before: null, from_age: null, tell_exists: false };

function itemOf(kind: ItemKind, fields: readonly string[], when: Opening): Item<ItemKind, object> {
  const of = { status: "confirmed", isActive: true } as const;
  return { kind, fields: Object.fromEntries(fields.map((field) => [field, true])), when, of } as Item<ItemKind, object>;
}

/** Somebody who has joined and is switched on, before the release. What keeps them back today is in their levels. */
function viewerWith(levels: Levels): Viewer {
  return {
    status: "confirmed",
    isActive: true,
    roles: [{ status: "active" }],
    levels,
    will: null,
    released: false,
    today: "",
    dateOfBirth: null,
  };
}
