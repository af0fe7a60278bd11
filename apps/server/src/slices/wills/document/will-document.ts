import type { WholeVersion } from "@heirlock/contract/wills";
import { factsOf, planOf } from "@heirlock/contract/wills/plan-of";
import { type Language, languages } from "@heirlock/domain/languages";
import { displayName } from "@heirlock/law/catalogue/display-name";
import { loadLabels } from "@heirlock/law/catalogue/labels";
import { hasEngine } from "@heirlock/law/catalogue/profile";
import { profileOf } from "@heirlock/law/catalogue/profile-of";
import { findRegulation, type Regulation } from "@heirlock/law/catalogue/regulation-code";
import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import type { Sheet, WillForm } from "@heirlock/law/formalities/sheet";
import { problemWithFamily } from "@heirlock/law/succession/family";
import { kinOf } from "@heirlock/law/succession/kinship";
import { format } from "@heirlock/law/succession/rational";
import { isSuccession } from "@heirlock/law/succession/result";
import { templateOf } from "@heirlock/law/templates/template-of";
import { monthInWords } from "@heirlock/law/templates/wording";
import { type Clause, type ClauseFacts, clausesOf } from "./clauses.ts";
import { loadWords } from "./load-words.ts";
import { type TemplateKind, templateKind } from "./template-kind.ts";
import type { Words } from "./words.ts";

/** One language of a document, as the template prints it: every text is whole. */
export interface Column {
  language: Language;
  title: string;
  note: string;
  clauses: Clause[];
}

/** Everything that is printed, and nothing that could change it: the same document gives the same bytes (DOC-008). */
export interface WillDocument {
  paper: "a4" | "us-letter";
  /** Two where the country's official language is another of ours (DOC-002). */
  columns: [Column] | [Column, Column];
  governs: string;
  /** "Draft" on every page; empty on what is published (DOC-007). */
  draft: string;
  /** Null where nobody signs this very paper (DOC-006). */
  signature: null | {
    heading: string;
    text: string;
    lines: string[];
    attestation: string;
    witnesses: { heading: string; lines: string[] }[];
  };
  instructions: { heading: string; lines: { label: string; text: string }[]; notes: string[] };
  /** Who has approved this very text, on the last page: it is no part of what is signed or copied (DOC-017). */
  approvals: string[];
  /** Without a hash while it is a draft. */
  footer: { version: string; hash: { label: string; value: string } | null; page: string; initials: string };
}

export interface DocumentChoices {
  approvals?: readonly { name: string; day: string }[];
  hidesAmounts?: boolean;
}

/** Countries of our list that print on US Letter; the others on A4. */
const letterCountries: ReadonlySet<string> = new Set(["us", "ca", "mx", "cl", "co", "ph"]);

/**
 * The document of a version. `day` is the one it was published on, or today for a draft: shares by law are those of that
 * day. Throws for a version without a law, which has no form either.
 */
export async function documentOf(
  version: WholeVersion,
  day: string,
  { approvals = [], hidesAmounts = false }: DocumentChoices = {},
): Promise<WillDocument> {
  const regulation = findRegulation(version.law ?? "");
  if (!regulation) throw new Error("A will without a law has no document");
  const sheet = await loadSheet(regulation.code);
  const kind = templateKind(regulation, sheet, version.content.form as WillForm | null);
  const own = version.content.language;
  const official = officialLanguage(sheet, own);
  const words = await loadWords(own);
  const columnIn = (language: Language) => column(version, regulation, kind, language, day, hidesAmounts);
  const first = await columnIn(own);
  return {
    paper: letterCountries.has(regulation.country ?? "") ? "us-letter" : "a4",
    columns: official === null ? [first] : [first, await columnIn(official)],
    governs: official === null ? "" : words.governs(languageName(official, own)),
    draft: version.status === "draft" ? words.draft : "",
    signature: kind.manner === "signed" ? signatureOf(version, kind, words) : null,
    approvals: approvals.map((one) => words.approved(one.name, dayInWords(one.day, own))),
    instructions: await instructionsOf(regulation.code, sheet, own, words),
    footer: {
      version: words.version(String(version.number)),
      hash: version.content_hash === null ? null : { label: words.hash, value: version.content_hash },
      // The typesetter alone knows how many pages there are.
      page: words.page("{n}", "{of}"),
      initials: words.initials,
    },
  };
}

const dayInWords = (day: string, language: Language) =>
  new Intl.DateTimeFormat(`${language === "en" ? "en-GB" : language}-u-nu-latn`, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(day));

const languageName = (language: Language, reader: Language) =>
  new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;

/** The first official language that we write, unless the will is in one already. */
function officialLanguage(sheet: Sheet | null, own: Language): Language | null {
  const official = sheet?.language?.value.official ?? [];
  if (official.includes(own)) return null;
  return languages.find((one) => official.includes(one)) ?? null;
}

async function column(
  version: WholeVersion,
  regulation: Regulation,
  kind: TemplateKind,
  language: Language,
  day: string,
  hidesAmounts: boolean,
): Promise<Column> {
  const [words, labels] = await Promise.all([loadWords(language), loadLabels(language)]);
  const { tradition, manner } = kind;
  const facts: ClauseFacts = {
    content: version.content,
    hidesAmounts,
    tradition,
    lawName: displayName(regulation.code, labels),
    country: regulation.country?.toUpperCase() ?? null,
    shares: tradition === "wasiyya" ? sharesByLaw(version, regulation.code, day) : null,
  };
  const title =
    manner === "by-hand" ? words.titles.model : manner === "official" ? words.titles.notarial : words.titles[tradition];
  const notes = [
    manner === "by-hand" ? words.notes.model : "",
    manner === "official" ? words.notes.notarial : "",
    tradition === "custom" || tradition === "halachic" ? words.notes[tradition] : "",
  ];
  return { language, title, note: notes.filter(Boolean).join(" "), clauses: clausesOf(facts, words, language) };
}

/** In the order in which the will names people; null where the law computes nothing or the family cannot exist. */
function sharesByLaw({ content }: WholeVersion, law: string, day: string): ClauseFacts["shares"] {
  const profile = profileOf(law);
  const { family } = planOf(content, { net: null, values: new Map() });
  if (!hasEngine(profile) || family.people.length === 0 || problemWithFamily(family, profile)) return null;
  const outcome = profile.engine(kinOf(family), { ...factsOf(content), dateOfDeath: day });
  if (!isSuccession(outcome)) return null;
  const order = [...content.people.map(({ id }) => id), "treasury"];
  return [...outcome.shares]
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([person, share]) => ({ person, share: format(share) }));
}

function signatureOf({ content }: WholeVersion, { witnesses }: TemplateKind, words: Words): WillDocument["signature"] {
  const name = (at: number) => content.people.find(({ id }) => id === content.witnesses[at])?.name ?? "";
  return {
    heading: words.headings.signature,
    text: witnesses > 0 ? words.signed : "",
    lines: [words.signatureOf(content.testator.fullName), words.dateAndPlace],
    attestation: witnesses > 0 ? words.attestation : "",
    witnesses: Array.from({ length: witnesses }, (_, at) => ({
      heading: [words.witness(String(at + 1)), name(at)].filter(Boolean).join(": "),
      lines: [words.nameAndAddress, words.headings.signature],
    })),
  };
}

/** Without vowel signs: readers of the text layer take a letter with one apart (DOC-010). */
const plainLetters = (text: string) => text.replaceAll(/[\u064b-\u0652]/g, "");

/** From the sheet of the country, with its source and the month of its review (DOC-004). */
async function instructionsOf(
  code: string,
  sheet: Sheet | null,
  language: Language,
  words: Words,
): Promise<WillDocument["instructions"]> {
  const { checklist, authority, reviewed } = await templateOf(sheet, code, language);
  const lines = checklist
    .filter(({ required, id }) => required || id === "keep")
    .map(({ label, hint, details = [], origin }) => ({
      label: plainLetters(label),
      text: plainLetters([hint, ...details, origin?.source ?? ""].filter((one) => one !== "").join(" ")),
    }));
  if (authority) lines.push({ label: plainLetters(authority.name), text: plainLetters(authority.notes) });
  return {
    heading: words.headings.instructions,
    lines,
    notes: [
      sheet === null ? words.notReviewed : "",
      words.notValidByItself,
      reviewed === null ? "" : words.checked(monthInWords(reviewed, language)),
    ].filter((one) => one !== ""),
  };
}
