import { deceasedId } from "../../succession/family.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Citation } from "../finding.ts";
import { cite, citeRule } from "../will-rules.ts";

/** Relatives who may go to court although the will is free, by the rules that the law follows (rulebook 2, 3, 4.2). */
const claims: Readonly<Record<string, Citation>> = {
  gb: citeRule("gb.1975"),
  nz: citeRule("nz.1955"),
  "au-nsw": citeRule("law:au-nsw/claims"),
  "ca-on": cite("ca-on.claims"),
  qc: cite("qc.684"),
  za: cite("za.1990"),
  il: cite("il.56"),
  mx: citeRule("mx.1368"),
  ie: cite("ie.117"),
  nl: cite("nl.4-28"),
};

/** Close family who receive nothing, or less, may claim; said once, and only where somebody could. */
export const checkClaims: Check = (matter) => {
  const citation = claims[matter.profile?.rules ?? ""];
  const people = passedOver(matter);
  return citation && people.length > 0 ? [finding(matter, "claims.family", { people }, citation)] : [];
};

/** Husband, wife, children and other heirs by law whom the will leaves nothing, though it names others for the rest. */
function passedOver({ heirs, kin, accounts, will }: Case) {
  if (will.residue.length === 0) return [];
  const children = kin.childrenOf(deceasedId).filter(({ alive }) => alive);
  const close = [...kin.spouses, ...children].map(({ id }) => id);
  return [...new Set([...close, ...(heirs ?? [])])].filter((id) => !accounts.willed.has(id)).toSorted();
}
