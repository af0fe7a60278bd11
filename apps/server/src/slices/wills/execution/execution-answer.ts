import type { Execution } from "@heirlock/contract/wills/execution";
import type { EntryId } from "@heirlock/domain/identifiers";
import type { Language } from "@heirlock/domain/languages";
import { type ExecutionFacts, progressOf } from "@heirlock/domain/wills/execution-progress";
import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import { lifeEventsOf } from "@heirlock/law/templates/life-events";
import { refuse } from "../../../kernel/errors.ts";
import { type Asked, whatLawAsks } from "./what-law-asks.ts";

/** A version that was published, with what is known of its paper. */
export interface PublishedRow {
  number: number;
  version_status: "draft" | "published" | "superseded";
  law: string;
  language: string;
  birth_date: string | null;
  published: string;
  ticked: string[];
  confirmed: string | null;
  documents: unknown;
  signed_on: string | null;
  signed_at_place: string;
  original_where: string;
  witnesses: unknown;
  is_marked_ready: boolean;
  kept_entries: string[];
  review_on: string;
}
/** Of a will without a published version, one row of nothing. */
export type ExecutionRow = { [K in keyof PublishedRow]: PublishedRow[K] | null };

export const publishedIn = (rows: readonly ExecutionRow[]) =>
  rows.filter((row): row is PublishedRow => row.number !== null);

/** Every version that was published, and the one in force. Refuses with NOT_FOUND and NOT_PUBLISHED. */
export function versionsIn(rows: readonly ExecutionRow[]): { all: PublishedRow[]; inForce: PublishedRow } {
  if (rows.length === 0) refuse("NOT_FOUND");
  const all = publishedIn(rows);
  const inForce = all.find((row) => row.version_status === "published") ?? refuse("NOT_PUBLISHED");
  return { all, inForce };
}

export function askedOf(row: PublishedRow, language: Language): Promise<Asked> {
  const { law, language: written, birth_date: birthDate, published } = row;
  return whatLawAsks({ law, written, birthDate, publishedOn: published.slice(0, 10) }, language);
}

export async function toExecution(rows: readonly ExecutionRow[], language: Language): Promise<Execution> {
  const { all, inForce: row } = versionsIn(rows);
  const asked = await askedOf(row, language);
  const linked = linkedIn(row);
  const events = await lifeEventsOf(await loadSheet(row.law), language);
  return {
    number: row.number,
    progress: progressOf(factsOf(row, asked)),
    items: asked.items.map(({ id, label, hint, details = [], required, origin }) => ({
      ...{ id, label, hint, required, origin },
      details: [...details],
      ticked: row.ticked.includes(id),
    })),
    confirmed_at: row.confirmed,
    documents: asked.documents.map(({ id, label, hint = "", examples = [] }) => ({
      ...{ id, label, hint },
      examples: [...examples],
      entry_id: linked.get(id) ?? null,
    })),
    signing: {
      signed_on: row.signed_on,
      signed_at_place: row.signed_at_place,
      original_where: row.original_where,
      witnesses: row.witnesses as Execution["signing"]["witnesses"],
    },
    signed: all
      .flatMap(({ number, signed_on }) => (signed_on === null ? [] : [{ number, signed_on }]))
      .toSorted((one, other) => other.signed_on.localeCompare(one.signed_on) || other.number - one.number),
    review_on: row.review_on,
    life_events: events,
  };
}

/** Of documents, the vault entry; not those that are in the bin or gone. */
function linkedIn({ documents, kept_entries }: PublishedRow): Map<string, EntryId> {
  const links = Object.entries(documents as Record<string, EntryId>);
  return new Map(links.filter(([, entry]) => kept_entries.includes(entry)));
}

export function factsOf(row: PublishedRow, { items, documents }: Asked): ExecutionFacts {
  return {
    requiredItems: items.filter(({ required }) => required).map(({ id }) => id),
    ticked: row.ticked,
    isConfirmed: row.confirmed !== null,
    requiredPapers: documents.map(({ id }) => id),
    linkedPapers: [...linkedIn(row).keys()],
    // There is no release yet.
    hasReleasePlan: false,
    isMarkedReady: row.is_marked_ready,
  };
}
