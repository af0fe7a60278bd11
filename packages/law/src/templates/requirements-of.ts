import { type RequirementTexts, requirementTexts } from "./requirement-texts.ts";
import type { ChecklistItem, Origin, RequiredDocument, Requirement, Template } from "./template.ts";
import { monthInWords } from "./wording.ts";

/**
 * The lines of a guide, which its tiles count: what the checklist requires can make a will fail (error), papers can
 * delay it (warning), what is not required is recommended, and language and authority are good to know.
 */
export function requirementsOf(template: Template): Requirement[] {
  const words = requirementTexts[template.language] ?? requirementTexts.en;
  const { language } = template;
  return [
    ...template.checklist.map((item, index) => ofChecklist(item, index, { words, language })),
    ...template.required_docs.map((paper, index) => ofPaper(paper, index, { words, language })),
    ...ofLanguage(template, words),
    ...ofAuthority(template, words),
  ];
}

interface Telling {
  words: RequirementTexts;
  language: string;
}

function ofChecklist(item: ChecklistItem, index: number, telling: Telling): Requirement {
  const { id, label, required, hint, details = [], examples = [], origin, advice } = item;
  const { impact } = telling.words;
  const unknown = origin === null && !advice && !required;
  return {
    id: `checklist-${id ?? index + 1}`,
    title: label,
    description: hint,
    category: required ? "required" : "recommended",
    severity: required ? "error" : "info",
    details: [...details, ...(advice ? [telling.words.advice] : told(origin, telling))],
    examples,
    compliance_impact: required
      ? impact.required
      : advice
        ? impact.advice
        : unknown
          ? impact.unknown
          : impact.recommended,
  };
}

function ofPaper({ id, label, hint, examples = [], origin }: RequiredDocument, index: number, telling: Telling) {
  const { impact } = telling.words;
  return {
    id: `document-${id ?? index + 1}`,
    title: label,
    description: hint || impact.document,
    category: "required",
    severity: "warning",
    details: told(origin, telling),
    examples,
    compliance_impact: impact.document,
  } satisfies Requirement;
}

function ofLanguage({ language_requirements: found }: Template, words: RequirementTexts): Requirement[] {
  if (!found) return [];
  return [
    {
      id: "language",
      title: words.language,
      description: found.notes || found.official_language,
      category: "optional",
      severity: "info",
      details: [found.official_language, ...(found.translation_required ? [words.translation] : [])],
      examples: [found.official_language],
      compliance_impact: words.impact.optional,
    },
  ];
}

function ofAuthority({ authority: found }: Template, words: RequirementTexts): Requirement[] {
  if (!found) return [];
  return [
    {
      id: "authority",
      title: words.authority,
      description: found.notes || found.name,
      category: "optional",
      severity: "info",
      details: [found.name],
      examples: [found.name],
      compliance_impact: words.impact.optional,
    },
  ];
}

/** Source, grade and month; where there is no source: that nobody has reviewed it. */
function told(origin: Origin | null, { words, language }: Telling): string[] {
  if (!origin) return [words.notReviewed];
  const { source, grade, reviewed } = origin;
  return [
    words.source(source),
    ...(grade === "K" ? [words.confirm] : []),
    words.lastChecked(monthInWords(reviewed, language)),
  ];
}
