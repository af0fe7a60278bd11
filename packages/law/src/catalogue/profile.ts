import type { ParentRule } from "../succession/family.ts";
import type { LandRule } from "../succession/jafari/wifes-property.ts";
import type { Engine } from "../succession/result.ts";
import type { ParentsOfOneSex } from "./parents-of-one-sex.ts";

/** How far a will reaches (rulebook 0.5, 1.2, 1.11). */
export type TestamentaryLimit =
  /** One third; what an heir may be given within it, where the law is known. */
  | { limit: "third"; toHeir?: "consent" | "void" | "free" }
  /** What is reserved for close family cannot be willed. */
  | { limit: "reserve" }
  /** Everything; some relatives may claim against the estate. */
  | { limit: "claims" }
  /** Everything. */
  | { limit: "none" }
  /** A will as such changes no heir; gifts take effect in life. */
  | { limit: "lifetime" };

/** How the estate of somebody under a regulation is divided. */
export interface Profile extends ParentRule {
  /** The rules that are followed: a school, a statute or a country. */
  rules: string;
  engine: Engine;
  will: TestamentaryLimit;
  /** Which two parents of one sex a child may have; absent where no provision is known. */
  twoMothersOrFathers?: readonly ParentsOfOneSex[];
  /** Details of the law are not confirmed: whatever is computed should be checked with a court. */
  checkWithCourt?: true;
  /** Whose rules on a couple's property stand beside these, where they are another law's. */
  couples?: string;
  /** Of what a widow has her share, in Ja'fari law. */
  land?: LandRule;
}

/** Why there is no engine for a law yet. */
export const noEngineReasons = [
  /** "Build Your Own": there is no law to follow. */
  "own-choice",
  /** The system has several schools or parts, and one must be chosen. */
  "choose-part",
  /** The law is known, but its figures are not confirmed. */
  "not-confirmed",
  /** The law is about wills; without a will another law divides. */
  "wills-only",
  /** The law of the church has no table of shares. */
  "no-share-table",
  /** Courts have not settled whether the law of the church or that of the land divides. */
  "churches-unsettled",
  /** The laws of the churches are known by name, their shares were not read, and whether they are in force is open. */
  "church-tables-not-read",
  /** Nobody has reviewed this law yet. */
  "not-reviewed",
  /** The code is none of the catalogue. */
  "unknown-code",
] as const;
export type NoEngineReason = (typeof noEngineReasons)[number];

export interface NoEngine {
  noEngine: NoEngineReason;
}

export function hasEngine(found: Profile | NoEngine): found is Profile {
  return "engine" in found;
}
