import type { Grade } from "../succession/rule.ts";

/** Where a line of a template comes from; null: "not reviewed yet". */
export interface Origin {
  source: string;
  grade: Grade;
  reviewed: string;
}

export interface ChecklistItem {
  /** Stable where the template is built in: "age", "form", "witnesses". */
  id?: string;
  label: string;
  required: boolean;
  hint: string;
  /** Further lines: every form in its own words, who may not be a witness. */
  details?: readonly string[];
  examples?: readonly string[];
  origin: Origin | null;
  /** Good practice and no rule of law: it has no origin and needs none. */
  advice?: true;
}

export interface RequiredDocument {
  id?: string;
  label: string;
  hint?: string;
  examples?: readonly string[];
  origin: Origin | null;
}

/** What a jurisdiction asks of a will, in one language. Made from the country's sheet, or kept in the database. */
export interface Template {
  /** The regulation code it was asked for. */
  code: string;
  language: string;
  title: string;
  checklist: readonly ChecklistItem[];
  required_docs: readonly RequiredDocument[];
  language_requirements: {
    official_language: string;
    translation_required: boolean;
    notes: string;
    /** Absent or null: "not reviewed yet". */
    origin?: Origin | null;
  } | null;
  authority: { name: string; notes: string; origin?: Origin | null } | null;
  /** Markdown without raw HTML; null where there is not enough for a guide. */
  guide_md: string | null;
  /** Month of the oldest review among what it says; null where nothing was reviewed. */
  reviewed: string | null;
}

/** One line of the guide, as tiles and sections count it. */
export interface Requirement {
  id: string;
  title: string;
  description: string;
  category: "required" | "recommended" | "optional";
  severity: "error" | "warning" | "info";
  details: readonly string[];
  examples: readonly string[];
  compliance_impact: string;
}
