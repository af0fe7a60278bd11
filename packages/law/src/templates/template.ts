import type { Grade } from "../succession/rule.ts";

/** Where a line of a template comes from; null: "not reviewed yet". */
export interface Origin {
  source: string;
  grade: Grade;
  reviewed: string;
}

export interface ChecklistItem {
  label: string;
  required: boolean;
  hint: string;
  origin: Origin | null;
}

/** What a jurisdiction asks of a will, in one language. Made from the country's sheet, or kept in the database. */
export interface Template {
  /** The regulation code it was asked for. */
  code: string;
  language: string;
  title: string;
  checklist: readonly ChecklistItem[];
  required_docs: readonly { label: string; origin: Origin | null }[];
  language_requirements: { official_language: string; translation_required: boolean; notes: string } | null;
  authority: { name: string; notes: string } | null;
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
