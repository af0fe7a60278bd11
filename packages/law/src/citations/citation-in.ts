import type { CitationTexts } from "./citation-texts.ts";
import { keptNames } from "./kept-names.ts";

const loaders: Readonly<Record<string, () => Promise<{ texts: CitationTexts }>>> = {
  ar: () => import("./citations.ar.ts"),
  es: () => import("./citations.es.ts"),
  fr: () => import("./citations.fr.ts"),
};
export const citationLanguages: readonly string[] = Object.keys(loaders);

/** Writes a citation of the law's tables, which are English, in the language it was loaded for. */
export type Cite = (citation: string) => string;

/** Citations in a language; English ones, and those of languages that have no texts, stay as they are. */
export async function loadCitations(language: string): Promise<Cite> {
  const own = language.toLowerCase().split("-")[0]!;
  if (!Object.hasOwn(loaders, own)) return (citation) => citation;
  const { texts } = await loaders[own]!();
  return (citation) => translated(citation, texts) ?? texts.kept(citation);
}

export async function citationIn(citation: string, language: string): Promise<string> {
  return (await loadCitations(language))(citation);
}

/** Null where a part of it has no words in the language. */
export function translated(citation: string, texts: CitationTexts): string | null {
  // A semicolon in brackets belongs to what they say.
  const parts = citation.split(/; (?![^(]*\))/).map((part) => translatedPart(part, texts));
  if (parts.includes(null)) return null;
  const whole = parts.join(texts.marks.semicolon);
  return whole[0]!.toUpperCase() + whole.slice(1);
}

function translatedPart(part: string, texts: CitationTexts): string | null {
  const { says, places, marks } = texts;
  if (Object.hasOwn(says, part)) return says[part]!;
  const [, head, remark] = /^(.+?): (.+)$/.exec(part) ?? [];
  if (head && remark) return joined(translatedPart(head, texts), marks.colon, says[remark]);
  const [, said, aside] = /^(.+) \(([^()]+)\)$/.exec(part) ?? [];
  if (said && aside && Object.hasOwn(says, aside)) {
    const whole = translatedPart(said, texts);
    return whole && `${whole} (${says[aside]})`;
  }
  if (Object.hasOwn(places, part)) return places[part]!;
  const [, place, rest] = /^([^,]+), (.+)$/.exec(part) ?? [];
  if (place && rest && Object.hasOwn(places, place)) {
    return joined(places[place]!, marks.comma, translatedPart(rest, texts));
  }
  return named(part, texts);
}

/** A statute or a book with the places in it. */
function named(part: string, { statutes, books, ...texts }: CitationTexts): string | null {
  const verses = /^Qur'an (.+)$/.exec(part)?.[1];
  if (verses) return texts.quran(verses);
  const statute = longest(Object.keys(statutes), part);
  if (statute !== null) {
    const rest = part.slice(statute.length);
    if (rest === "") return statutes[statute]!;
    const [, numbers, tail] = /^ (?:arts?\. |ss?\. )?(\d[^a-z]*(?:bis|ff\.|[a-z])?)(?: ([a-z].*))?$/.exec(rest) ?? [];
    if (!numbers) return null;
    const whole = statutes[statute]! + texts.articles(numbers);
    return tail ? joined(whole, " ", texts.says[tail]) : whole;
  }
  const book = longest(Object.keys(books), part);
  if (book !== null)
    return (
      books[book]! + part.slice(book.length).replaceAll(", ", texts.marks.comma).replace(" ff.", texts.marks.following)
    );
  const kept = longest(keptNames, part);
  if (kept === null) return null;
  const rest = part.slice(kept.length);
  // Nothing but places may follow the name: words would stay English.
  const known =
    /^(?: (?:arts?\.|ss?\.|§§?|ch\.|pt|Book))?(?:,? \d[\d:.\-A-Za-z]*(?:\([\da-z]{1,2}\))*(?: I{1,3}(?=,|$))?)*(?: bis| ff\.| and Schedule)?$/;
  return known.test(rest) ? texts.kept(kept + texts.keptArticles(rest)) : null;
}

function longest(names: readonly string[], part: string): string | null {
  const found = names.filter((name) => part === name || part.startsWith(`${name} `));
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function joined(before: string | null, between: string, after: string | null | undefined): string | null {
  return before && after ? before + between + after : null;
}
