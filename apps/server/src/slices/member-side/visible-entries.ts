import type { MemberEntry } from "@heirlock/contract/member-side";
import type { MemberId } from "@heirlock/domain/identifiers";
import { laneOf } from "@heirlock/domain/members/opens";
import { type Seen, visibleTo } from "@heirlock/domain/members/visible-to";
import { instantFromText } from "../../kernel/statement.ts";
import type { Tx } from "../../kernel/transaction.ts";
import { type EntryForMember, listEntriesForMember } from "../vault/meant-for/entries-for-member.ts";
import { holderOf, type Part } from "./viewed-plan.ts";

export interface Later {
  relationship_id: MemberId;
  holder: { first_name: string; last_name: string };
}

/** The vault entries meant for a member, cut to what they may see now; of those that wait, at most that they are. */
export async function visibleEntries(tx: Tx, part: Part): Promise<{ entries: MemberEntry[]; later: Later[] }> {
  const rows = await entryRows(tx, part);
  const seen = rows.map((row) => ({ row, seen: seenEntry(part, row) }));
  return {
    entries: seen.flatMap(({ row, seen }) => (seen?.locked === false ? [toEntry(part, row, seen.fields)] : [])),
    later: seen.flatMap(({ seen }) => (seen?.locked ? [laterOf(part)] : [])),
  };
}

export function entryRows(tx: Tx, { row }: Part): Promise<EntryForMember[]> {
  return listEntriesForMember(tx, row.holder_id, row.id);
}

export const laterOf = (part: Part): Later => ({ relationship_id: part.row.id, holder: holderOf(part) });

const whenOf = ({ holds, not_before, from_age, tell_exists }: EntryForMember) => ({
  access_condition: holds,
  not_before,
  from_age,
  tell_exists,
});

export function seenEntry(part: Part, row: EntryForMember) {
  const canOpen = row.content_key !== null;
  const fields = {
    id: row.id,
    category: row.category,
    access_condition: row.access_condition,
    lane: laneOf(row.holds),
    wrapped_label_key: row.label_key,
    title: row.title,
    metadata: { description: row.description, details: row.details },
    tags: row.tags,
    revision: row.revision,
    generation: row.generation,
    key_id: row.key_id,
    content_hash: row.content_hash,
    signature: row.signature,
    file: row.file_id === null ? null : { id: row.file_id, sha256: row.file_sha256!, size: Number(row.file_size) },
    saved_at: instantFromText(row.saved),
    can_open: canOpen,
    can_download: canOpen,
  };
  return visibleTo(part.viewer, { kind: "document", fields, when: whenOf(row) });
}

/** The same eyes on the content. Null: it is not theirs to open. */
export function seenContent(part: Part, row: EntryForMember, content: string) {
  const fields = { encrypted_content: content, wrapped_content_key: row.content_key };
  const seen = visibleTo(part.viewer, { kind: "document", fields, when: whenOf(row) });
  return seen?.locked === false ? seen.fields : null;
}

type Fields = Extract<NonNullable<ReturnType<typeof seenEntry>>, { locked: false }>["fields"];

/** The label comes whole or not at all, so what is left of the fields is an entry. */
export function toEntry(part: Part, { id }: EntryForMember, fields: Fields): MemberEntry {
  return {
    ...(fields as Seen<MemberEntry> & MemberEntry),
    id,
    relationship_id: part.row.id,
    estate_id: part.row.holder_id,
    holder: holderOf(part),
    can_open: fields.can_open === true,
    can_download: fields.can_download === true,
  };
}
