import { decodeText } from "../../../../platform/text-files/decode-text.ts";
import { type CsvTable, readCsv } from "../../../../platform/text-files/read-csv.ts";
import { type FoundPerson, largestPeopleFile, mostPeople, PeopleFileRefused } from "./found-person.ts";
import { type ColumnMeaning, guessMeanings, peopleOfTable } from "./person-columns.ts";
import { readVcards } from "./read-vcard.ts";

/** What came out of a file: people, or a table whose columns may be named otherwise. */
export interface ReadPeople {
  people: FoundPerson[];
  table: (CsvTable & { meanings: ColumnMeaning[] }) | null;
}

/** Reads a file on this device, whatever it is called. Throws PeopleFileRefused. */
export async function readPeopleFile(file: Blob): Promise<ReadPeople> {
  if (file.size > largestPeopleFile) throw new PeopleFileRefused("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new PeopleFileRefused("empty");
  const text = decodeText(bytes)?.replace(/^\uFEFF/, "");
  if (text === undefined) throw new PeopleFileRefused("unknown");
  if (/^\s*BEGIN:VCARD/i.test(text)) return { people: some(readVcards(text)), table: null };
  const table = readCsv(text);
  if (typeof table === "string") throw new PeopleFileRefused(table);
  if (table.rows.length > mostPeople) throw new PeopleFileRefused("tooMany");
  const meanings = guessMeanings(table.header);
  // Whoever calls the columns otherwise may say so; a table is never empty.
  return { people: peopleOfTable(table, meanings), table: { ...table, meanings } };
}

function some(people: FoundPerson[]): FoundPerson[] {
  if (people.length === 0) throw new PeopleFileRefused("empty");
  if (people.length > mostPeople) throw new PeopleFileRefused("tooMany");
  return people;
}
