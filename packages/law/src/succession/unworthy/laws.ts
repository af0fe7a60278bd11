import type { CivilCountry } from "../civil/laws.ts";
import type { CommonCountry } from "../common-law/laws.ts";
import type { RuleCode } from "../rules.ts";
import type { unworthyRules } from "./rules.ts";

/** What becomes of the place of somebody who killed the deceased. */
export type PlaceOfUnworthy =
  /** As if they had died before: their issue comes in wherever issue of the dead does. */
  | "as-if-dead"
  /** Their issue does not come in their place. */
  | "closed"
  /** They do not inherit; whether their issue comes in is not confirmed. */
  | "open"
  /** Nothing is confirmed. */
  | "unknown";

export interface Unworthiness {
  rule: keyof typeof unworthyRules;
  place: PlaceOfUnworthy;
  /** What everybody should know of where somebody is left out. */
  remarks?: readonly RuleCode[];
}

const asIfDead = (rule: Unworthiness["rule"]): Unworthiness => ({ rule, place: "as-if-dead" });
const open = (rule: Unworthiness["rule"]): Unworthiness => ({ rule, place: "open" });
const unknown = (rule: Unworthiness["rule"]): Unworthiness => ({ rule, place: "unknown" });

export const unworthiness = {
  ae: unknown("ae.unworthy"),
  ar: asIfDead("ar.unworthy"),
  at: asIfDead("at.unworthy"),
  // Whether issue steps in was not read in the Act.
  "au-nsw": open("au-nsw.unworthy"),
  be: asIfDead("be.unworthy"),
  br: asIfDead("br.unworthy"),
  "ca-on": open("ca-on.unworthy"),
  ch: asIfDead("ch.unworthy"),
  cn: { rule: "cn.unworthy", place: "closed" },
  de: asIfDead("de.unworthy"),
  es: asIfDead("es.unworthy"),
  fr: asIfDead("fr.unworthy"),
  gb: { ...asIfDead("gb.unworthy"), remarks: ["gb.forfeiture-relief"] },
  gr: asIfDead("gr.unworthy"),
  // Issue comes in its own right only, which these articles leave to the order of heirs.
  id: open("id.unworthy"),
  ie: asIfDead("ie.unworthy"),
  il: open("il.unworthy"),
  it: asIfDead("it.unworthy"),
  jp: asIfDead("jp.unworthy"),
  // Article 1001 lets issue step in; whether the reform of 2024 to 2026 left it so is not confirmed.
  kr: open("kr.unworthy"),
  lu: open("lu.unworthy"),
  mx: asIfDead("mx.unworthy"),
  nl: asIfDead("nl.unworthy"),
  nz: open("nz.unworthy"),
  pt: asIfDead("pt.unworthy"),
  qc: asIfDead("qc.unworthy"),
  ru: { rule: "ru.unworthy", place: "closed" },
  sct: { ...asIfDead("sct.unworthy"), remarks: ["gb.forfeiture-relief"] },
  tr: asIfDead("tr.unworthy"),
  us: asIfDead("us.unworthy"),
  za: asIfDead("za.unworthy"),
  hsa8: asIfDead("in.hsa25"),
  hsa15: asIfDead("in.hsa25"),
  isa33: unknown("in.isa-unworthy"),
  parsi51: unknown("in.isa-unworthy"),
} as const satisfies Record<
  CivilCountry | CommonCountry | "au-nsw" | "ca-on" | "sct" | "hsa8" | "hsa15" | "isa33" | "parsi51",
  Unworthiness
>;
export type LawWithUnworthiness = keyof typeof unworthiness;

/** Of every state, province and community that is not named. */
export const unworthinessElsewhere: Unworthiness = unknown("territory.unworthy");

export const unworthinessOf = (code: string): Unworthiness =>
  Object.hasOwn(unworthiness, code) ? unworthiness[code as LawWithUnworthiness] : unworthinessElsewhere;
