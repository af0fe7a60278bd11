import type { LawCatalogue } from "./law-catalogue.ts";

/** What was answered so far. Kept in the page only. */
export interface LawAnswers {
  /** Where the person lives: two letters. */
  country?: string;
  /** The community or part of the country, as the code that it leads to; "none" of those offered. */
  group?: string;
  citizen?: "yes" | "no" | "both";
  landAbroad?: "yes" | "no" | "both";
}
export type LawQuestion = keyof LawAnswers;

/** The questions that are worth asking: a community or a part only where the country's law goes by it. */
export function questionsFor({ country }: LawAnswers, catalogue: LawCatalogue): readonly LawQuestion[] {
  const divided = country !== undefined && catalogue.groupsOf(country).length > 1;
  return ["country", ...(divided || country === undefined ? (["group"] as const) : []), "citizen", "landAbroad"];
}

export type LawNote = "nationality" | "land" | "notHere" | "ask";

export interface Suggested {
  /** Null where no law can be suggested. */
  code: string | null;
  notes: readonly LawNote[];
}

/** The law of the country where the person lives, in the part that is theirs, and what else may matter. */
export function suggestLaw({ country, group, citizen, landAbroad }: LawAnswers, catalogue: LawCatalogue): Suggested {
  const groups = country ? catalogue.groupsOf(country) : [];
  const chosen = groups.length > 1 ? groups.find(({ code }) => code === group) : groups[0];
  const notes: LawNote[] = [];
  if (groups.length === 0) notes.push("notHere");
  else if (!chosen) notes.push("ask");
  if (citizen === "no" || citizen === "both") notes.push("nationality");
  if (landAbroad === "yes") notes.push("land");
  return { code: chosen?.code ?? null, notes };
}
