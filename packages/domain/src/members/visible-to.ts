import type { Area, Level, Levels } from "./areas.ts";
import { effectiveLevels, type Part } from "./effective-levels.ts";
import { reaches } from "./member-levels.ts";
import { type Circumstances, isOpen, type Opening } from "./opens.ts";
import type { MemberStatus } from "./statuses.ts";
import { type FieldOf, type ItemKind, type Need, type Needs, visibleFields } from "./visible-fields.ts";

/** The member who looks. */
export type Viewer = Part & Circumstances;

/** Fields by the names they have on the wire. Those that the table does not know are cut too. */
type Fields<Kind extends ItemKind> = Readonly<Partial<Record<FieldOf<Kind>, unknown>>>;

interface About {
  holder: unknown;
  will: unknown;
  activity: unknown;
  asset: { when: Opening };
  document: { when: Opening };
  /** Of another member only whoever has agreed is shown. */
  member: { of: { status: MemberStatus; isActive: boolean } };
}
export type Item<Kind extends ItemKind, F extends Fields<Kind>> = { kind: Kind; fields: F } & About[Kind];

/** What is left of it. `locked`: the member knows that it exists, and nothing else. */
export type Seen<F> = { locked: false; fields: Partial<F> } | { locked: true };

/**
 * What a member sees of something in the holder's plan: the one place that decides it (MBR-006, SEC-023). Levels say how
 * much, the item's condition says when (D42). Null: for this member it does not exist.
 */
export function visibleTo<Kind extends ItemKind, F extends Fields<Kind>>(
  viewer: Viewer,
  item: Item<Kind, F>,
): Seen<F> | null {
  const table: Readonly<Record<string, Needs>> = visibleFields[item.kind];
  const levels = effectiveLevels(viewer);
  const seen = Object.entries(item.fields).filter(
    ([field]) => Object.hasOwn(table, field) && isMet(table[field]!, levels),
  );
  if (seen.length === 0) return null;
  if (isPerson(item) && !hasAgreed(item.of)) return null;
  if (isForLater(item) && !isOpen(item.when, viewer)) return item.when.tell_exists ? { locked: true } : null;
  return { locked: false, fields: Object.fromEntries(seen) as Partial<F> };
}

/** The keys that a grant of entries carries: none, that of the label, or those of label and content (KEY-039). */
export function grantFor(levels: Levels): "nothing" | "label" | "label_and_content" {
  if (isMet(visibleFields.document.wrapped_content_key, levels)) return "label_and_content";
  return isMet(visibleFields.document.wrapped_label_key, levels) ? "label" : "nothing";
}

function isMet(needs: Needs, levels: Levels): boolean {
  const oneOf: readonly Need[] = Array.isArray(needs) ? needs : [needs];
  return oneOf.some((need) =>
    (Object.entries(need) as [Area, Level][]).every(([area, least]) => reaches(levels[area], least)),
  );
}

function isForLater(item: { kind: ItemKind }): item is { kind: ItemKind } & About["asset"] {
  return item.kind === "asset" || item.kind === "document";
}

function isPerson(item: { kind: ItemKind }): item is { kind: ItemKind } & About["member"] {
  return item.kind === "member";
}

function hasAgreed({ status, isActive }: About["member"]["of"]): boolean {
  return status === "confirmed" && isActive;
}
