import type { AccessAnswer } from "@heirlock/contract/members/fields";
import type { Level, Levels } from "@heirlock/domain/members/areas";
import type { ItemKind } from "@heirlock/domain/members/visible-fields";
import { grantFor, type Item, seenWhen, type Viewer, visibleTo } from "@heirlock/domain/members/visible-to";
import type { MatrixMember } from "./access-matrix.ts";
import { fieldsOf, type MatrixRow } from "./matrix-rows.ts";

/**
 * When a member sees something. `not_yet`: as soon as they have joined and are switched on. `partly`: some of several
 * items now, the others after the release. `nothing`: they could, but nothing is meant for them.
 */
export type When = "now" | "partly" | "later" | "not_yet" | "nothing" | "never";

export interface Cell {
  when: When;
  /** Null where the areas of it differ. */
  level: Level | null;
  /** Of several items: how many there are, and how many are open before the release. */
  items: { all: number; now: number } | null;
}

/** What a row is for a member. `items` are the assets or entries meant for them. */
export function cellOf(member: MatrixMember, row: MatrixRow, items: readonly AccessAnswer[]): Cell {
  const [first, ...others] = row.areas.map((area) => member.levels[area]);
  const level = others.every((one) => one === first) ? first! : null;
  const isOf = row.kind === "asset" || row.kind === "document";
  const cell = (when: When): Cell => ({ when, level, items: null });
  if (level === "none") return cell("never");
  if (row.kind === null) return cell(row.areas.some((area) => member.today[area] !== "none") ? "now" : "not_yet");
  const kind = row.kind;
  const state = (access: AccessAnswer) => whenSeen(member, kind, row.essence, access);
  if (!isOf) return cell(state(atOnce));
  if (items.length === 0)
    return { ...cell(state(atOnce) === "never" ? "never" : "nothing"), items: { all: 0, now: 0 } };
  const states = items.map(state);
  const now = states.filter((one) => one === "now" || one === "not_yet").length;
  const later = states.filter((one) => one === "later").length;
  const counted = { all: items.length, now };
  if (now + later === 0) return { ...cell("never"), items: counted };
  if (now > 0 && later > 0) return { ...cell(states.includes("now") ? "partly" : "not_yet"), items: counted };
  return { ...cell(now > 0 ? states.find((one) => one !== "never")! : "later"), items: counted };
}

/** What one asset or entry is for a member: never where it is not meant for them. */
export function itemCellOf(
  member: MatrixMember,
  kind: "asset" | "document",
  given: (AccessAnswer & { granted?: boolean }) | undefined,
): ItemCell {
  const level = member.levels[kind === "asset" ? "canViewAssignedAssets" : "canViewAssignedDocuments"];
  const when = given ? whenSeen(member, kind, ["title"], given) : "never";
  const waits = given?.granted === false && grantFor(member.levels) !== "nothing";
  return { when, level, items: null, given: given ?? null, isClosed: given !== undefined && when === "never", waits };
}

export interface ItemCell extends Cell {
  given: AccessAnswer | null;
  /** Meant for them, but closed by their level. */
  isClosed: boolean;
  /** The key for it is not made yet. */
  waits: boolean;
}

/** What of a row a member would see at a level, by the names of the fields. */
export function seenAt(row: MatrixRow, level: Level, levels: Levels): string[] {
  const { kind } = row;
  if (kind === null) return [];
  const asked: Levels = { ...levels, ...Object.fromEntries(row.areas.map((area) => [area, level])) };
  const seen = visibleTo(viewerWith(asked), itemOf(kind, fieldsOf(row), atOnce));
  return seen?.locked === false ? Object.keys(seen.fields) : [];
}

function whenSeen(
  member: MatrixMember,
  kind: ItemKind,
  fields: readonly string[],
  access: AccessAnswer,
): Exclude<When, "partly" | "nothing"> {
  const item = itemOf(kind, fields, access);
  const granted = seenWhen(viewerWith(member.levels), item);
  if (granted !== "now") return granted === "never" ? "never" : "later";
  return seenWhen(viewerWith(member.today), item) === "now" ? "now" : "not_yet";
}

const atOnce: AccessAnswer = { access_condition: "immediate", not_before: null, from_age: null, tell_exists: false };

function itemOf(kind: ItemKind, fields: readonly string[], when: AccessAnswer): Item<ItemKind, object> {
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

/** Why somebody sees nothing today of what was opened to them; null where it counts. */
export function heldBack(member: MatrixMember): "notJoined" | "noAccount" | "off" | "noRole" | null {
  if (member.status !== "confirmed") return "notJoined";
  if (!member.has_account) return "noAccount";
  if (!member.is_active) return "off";
  const isOpen = (levels: Levels) => Object.values(levels).some((level) => level !== "none");
  return isOpen(member.levels) && !isOpen(member.today) ? "noRole" : null;
}
