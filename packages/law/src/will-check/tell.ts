import type { Piece } from "../story/sentence.ts";
import type { PersonId } from "../succession/family.ts";
import type { Finding, FindingData, Mend, Part } from "./finding.ts";
import type { CheckSentences, KeptFinding, Template } from "./sentences.ts";

/** A piece of a sentence. Countries and things stay what they are: the page knows their names. */
export type CheckPiece = Piece | { kind: "country"; code: string } | { kind: "asset"; id: string };

export interface ToldMend {
  mend: Mend;
  title: readonly CheckPiece[];
  result: readonly CheckPiece[];
}
export interface ToldFinding {
  finding: Finding;
  /** "Must be fixed", "Check this" or "Good to know". */
  heading: string;
  title: readonly CheckPiece[];
  text: readonly CheckPiece[];
  mends: readonly ToldMend[];
}

/** A finding in words, with every way on and what follows from it. `currency` is that of the will's sums. */
export function tellFinding(finding: Finding, sentences: CheckSentences, currency: string): ToldFinding {
  const [title, text] = sentences.findings[finding.code];
  const tell = (template: Template, data: FindingData) =>
    fill(template, { ...finding.data, ...data }, sentences, currency);
  return {
    finding,
    heading: sentences.headings[finding.severity],
    title: tell(title, {}),
    text: tell(text, {}),
    mends: finding.mends.map((mend) => {
      const [name, result] = wordsOf(mend, finding, sentences);
      return { mend, title: tell(name, mend.data), result: tell(result, mend.data) };
    }),
  };
}

function wordsOf(mend: Mend, { code }: Finding, { mends, keep, keeps }: CheckSentences): readonly [Template, Template] {
  return mend.code === "keep" ? [keep, keeps[code as KeptFinding] ?? ""] : mends[mend.code];
}

/** Fills the places of a template; a part in square brackets is left out when one of its places stays empty. */
export function fill(template: Template, data: FindingData, sentences: CheckSentences, currency: string): CheckPiece[] {
  const pieces = template.split(/(\[[^\]]*\])/).flatMap((section) => {
    const isOptional = section.startsWith("[");
    const filled = places(isOptional ? section.slice(1, -1) : section, data, sentences, currency);
    return filled ?? [];
  });
  return withoutEnd(joined(pieces));
}

/** Null when one of the places has nothing to show. */
function places(text: string, data: FindingData, sentences: CheckSentences, currency: string): CheckPiece[] | null {
  const pieces: CheckPiece[] = [];
  for (const [index, part] of text.split(/\{(\w+)\}/).entries()) {
    if (index % 2 === 0) {
      if (part !== "") pieces.push({ kind: "text", text: part });
      continue;
    }
    const shown = show(part, data, sentences, currency);
    if (!shown) return null;
    pieces.push(...shown);
  }
  return pieces;
}

function show(
  place: string,
  data: FindingData,
  sentences: CheckSentences,
  currency: string,
): readonly CheckPiece[] | null {
  const { words } = sentences;
  const text = (its: string | undefined): readonly CheckPiece[] | null => (its ? [{ kind: "text", text: its }] : null);
  const number = (its: number | undefined) =>
    text(its === undefined ? undefined : new Intl.NumberFormat(sentences.language).format(its));
  const person = (id: PersonId | undefined): readonly CheckPiece[] | null =>
    id === undefined ? null : [{ kind: "person", id }];
  const share = (part: Part | undefined): readonly CheckPiece[] | null =>
    part ? [{ kind: "fraction", value: part.share }] : null;
  switch (place) {
    case "person":
      return person(data.person);
    case "other":
      return person(data.other);
    case "people":
      return list(data.people ?? [], person, sentences);
    case "consent": {
      const people = data.consent?.people ?? [];
      return people.length > 0 ? list(people, person, sentences) : text(words.heirs);
    }
    case "when":
      return text(words.when[data.consent?.when ?? "after-death"]);
    case "limit":
    case "given":
    case "excess":
    case "reserved":
      return money(data[place], currency) ?? share(data[place]);
    case "limitShare":
      return share(data.limit);
    case "reservedShare":
      return share(data.reserved);
    case "excessShare":
      return share(data.excess);
    case "share":
      return data.share ? [{ kind: "fraction", value: data.share }] : null;
    case "needed":
    case "have":
    case "age":
      return number(data[place]);
    case "form":
      return data.form ? text(words.forms[data.form]) : null;
    case "forms":
      return list(data.forms ?? [], (form) => text(words.forms[form]), sentences);
    case "need":
      return data.need ? text(words.needs[data.need]) : null;
    case "bar":
      return data.bar ? fill(words.bars[data.bar], data, sentences, currency) : null;
    case "fact":
      return data.needs ? text(words.facts[data.needs]) : null;
    case "reason":
      return data.reason ? text(words.reasons[data.reason]) : null;
    case "asset":
      return data.asset === undefined ? null : [{ kind: "asset", id: data.asset }];
    case "country":
      return country(data.country);
    case "otherCountry":
      return country(data.otherCountry);
    case "countries":
      return list(data.countries ?? [], country, sentences);
    default:
      return null;
  }
}

const country = (code: string | undefined): readonly CheckPiece[] | null =>
  code === undefined ? null : [{ kind: "country", code }];

const money = (part: Part | undefined, currency: string): readonly CheckPiece[] | null =>
  part === undefined || part.amount === null ? null : [{ kind: "money", amount: part.amount, currency }];

/** "Amal, Karim and Samir", as the language joins them. */
function list<Item>(
  items: readonly Item[],
  one: (item: Item) => readonly CheckPiece[] | null,
  { language }: CheckSentences,
): readonly CheckPiece[] | null {
  if (items.length === 0) return null;
  const parts = new Intl.ListFormat(language, { type: "conjunction" }).formatToParts(
    items.map((_, index) => `${index}`),
  );
  return parts.flatMap((part) =>
    part.type === "element" ? (one(items[Number(part.value)]!) ?? []) : [{ kind: "text" as const, text: part.value }],
  );
}

/** Without the space that a part left out may leave at the end. */
function withoutEnd(pieces: readonly CheckPiece[]): CheckPiece[] {
  const last = pieces.at(-1);
  if (last?.kind !== "text") return [...pieces];
  const text = last.text.trimEnd();
  return [...pieces.slice(0, -1), ...(text === "" ? [] : [{ kind: "text" as const, text }])];
}

/** Neighbouring texts as one. */
function joined(pieces: readonly CheckPiece[]): CheckPiece[] {
  const all: CheckPiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.kind === "text" && last?.kind === "text")
      all[all.length - 1] = { kind: "text", text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}
