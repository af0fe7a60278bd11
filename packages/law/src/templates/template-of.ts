import { displayName } from "../catalogue/display-name.ts";
import type { Labels } from "../catalogue/label.ts";
import { loadLabels } from "../catalogue/labels.ts";
import { hasEngine } from "../catalogue/profile.ts";
import { profileOf } from "../catalogue/profile-of.ts";
import { findRegulation, type Regulation } from "../catalogue/regulation-code.ts";
import { type Cite, loadCitations } from "../citations/citation-in.ts";
import { factsOf } from "../formalities/facts-of.ts";
import type { Sheet } from "../formalities/sheet.ts";
import { certaintyOf } from "./certainty.ts";
import { checklistOf } from "./checklist.ts";
import { guideOf } from "./guide.ts";
import { guideSubject } from "./guide-code.ts";
import { limitOf, type WillLimit } from "./limit.ts";
import { authorityOf, languageOf, papersOf } from "./papers.ts";
import type { ChecklistItem, Template } from "./template.ts";
import type { Texts } from "./template-texts.ts";
import { loadTexts, templateLanguage } from "./texts.ts";
import { withoutMarks } from "./wording.ts";

/**
 * What a regulation asks of a will, in a language or else in English. The sheet is the one that `loadSheet` finds for
 * the code; with null only what is known without a country is said. Never invents: what is missing reads "not reviewed
 * yet". Never rejects for an unknown code.
 */
export async function templateOf(sheet: Sheet | null, code: string, language: string): Promise<Template> {
  const own = templateLanguage(language);
  const [texts, labels, cite] = await Promise.all([loadTexts(own), loadLabels(own), loadCitations(own)]);
  return buildTemplate(sheet, code, { texts, labels, cite });
}

/** As `templateOf`, with the words at hand. */
export function buildTemplate(
  found: Sheet | null,
  code: string,
  words: { texts: Texts; labels: Labels; cite: Cite },
): Template {
  const template = templateIn(found, code, words);
  if (certaintyOf(template) !== "K") return template;
  return templateIn(found, code, { ...words, texts: withoutMarks(words.texts) });
}

function templateIn(
  found: Sheet | null,
  code: string,
  { texts, labels, cite }: { texts: Texts; labels: Labels; cite: Cite },
): Template {
  const regulation = findRegulation(code);
  const law = displayName(code, labels);
  const base = { code: regulation?.code ?? code, language: texts.language, title: texts.title(law) };
  if (regulation?.system === "custom") return { ...base, ...customTemplate(texts) };
  const sheet = found && citedSheet(found, cite);
  const limit = citedLimit(limitOf(found, code), cite);
  if (isSeveral(regulation, sheet)) return { ...base, ...partTemplate(sheet, texts) };
  const isReligious = sheet === null && regulation !== null && guideSubject(code).country === null;
  const computed = isComputed(regulation);
  const checklist = isReligious
    ? religiousChecklist(limit, texts, computed)
    : checklistOf(sheet, limit, texts, computed);
  return {
    ...base,
    checklist,
    required_docs: papersOf(sheet, texts),
    language_requirements: languageOf(sheet, texts),
    authority: authorityOf(sheet, texts),
    guide_md: guideOf(sheet, limit, subjectOf(law, regulation, isReligious, limit), texts),
    reviewed: oldest(sheet, limit),
  };
}

function subjectOf(law: string, regulation: Regulation | null, school: boolean, limit: WillLimit | null) {
  const islamic = regulation?.system === "islamic" && limit?.kind === "third";
  return { law, school, islamic, computed: isComputed(regulation) };
}

const isComputed = (regulation: Regulation | null) => regulation !== null && hasEngine(profileOf(regulation.code));

/** A religious law says who inherits; how a will is signed is the country's. */
function religiousChecklist(limit: WillLimit | null, texts: Texts, computed: boolean): ChecklistItem[] {
  const own = checklistOf(null, limit, texts, computed).filter(({ id }) =>
    ["limit", "gift-to-heir", "date", "keep"].includes(id ?? ""),
  );
  return [{ id: "form", ...texts.ofCountry, required: false, origin: null, advice: true }, ...own];
}

/** Whether the code names a law of several parts, and nothing on form is known without one of them. */
function isSeveral(regulation: Regulation | null, sheet: Sheet | null): boolean {
  if (!regulation || regulation.subJurisdiction !== null || !sheet || sheet.forms.length > 0) return false;
  const found = profileOf(regulation.code);
  return !hasEngine(found) && (found.noEngine === "choose-part" || found.noEngine === "wills-only");
}

function partTemplate(sheet: Sheet | null, texts: Texts): Omit<Template, "code" | "language" | "title"> {
  const { label, hint } = texts.keep;
  return {
    checklist: [
      { id: "form", ...texts.choosePart, required: false, origin: null, advice: true },
      { id: "keep", label, hint, required: false, examples: [texts.keep.example], origin: null, advice: true },
    ],
    required_docs: [],
    language_requirements: languageOf(sheet, texts),
    authority: authorityOf(sheet, texts),
    guide_md: null,
    reviewed: oldest(sheet, null),
  };
}

function customTemplate(texts: Texts): Omit<Template, "code" | "language" | "title"> {
  const { lines, guide } = texts.custom;
  return {
    checklist: [
      ...lines.map(
        (line, index): ChecklistItem => ({
          id: `custom-${index + 1}`,
          ...line,
          required: false,
          origin: null,
          advice: true,
        }),
      ),
      { id: "keep", label: texts.keep.label, hint: texts.keep.hint, required: false, origin: null, advice: true },
    ],
    required_docs: [],
    language_requirements: null,
    authority: null,
    guide_md: `${guide}\n\n${texts.guide.notAdvice}`,
    reviewed: null,
  };
}

/** The month of the oldest review among everything that the template may say. */
function oldest(sheet: Sheet | null, limit: WillLimit | null): string | null {
  const facts = sheet ? factsOf(sheet).map(([, fact]) => fact) : [];
  const months = [...facts, ...(limit ? [limit.origin] : [])].map(({ reviewed }) => reviewed);
  return months.toSorted()[0] ?? null;
}

const cited = <Fact extends { source: string }>(fact: Fact, cite: Cite): Fact => ({
  ...fact,
  source: cite(fact.source),
});

/** The sheet with its sources in the reader's language. */
function citedSheet(sheet: Sheet, cite: Cite): Sheet {
  const { code, forms, excludedForms, ...others } = sheet;
  const facts = Object.entries(others).map(([field, fact]) => [field, fact && cited(fact, cite)]);
  return {
    ...(Object.fromEntries(facts) as typeof others),
    code,
    forms: forms.map((fact) => cited(fact, cite)),
    ...(excludedForms && { excludedForms: excludedForms.map((fact) => cited(fact, cite)) }),
  };
}

function citedLimit(limit: WillLimit | null, cite: Cite): WillLimit | null {
  if (!limit) return null;
  const { origin, toHeir } = limit;
  return { ...limit, origin: cited(origin, cite), toHeir: toHeir && { ...toHeir, origin: cited(toHeir.origin, cite) } };
}
