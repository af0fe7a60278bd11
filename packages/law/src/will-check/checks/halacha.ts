import { deceasedId } from "../../succession/family.ts";
import { compare, multiply, zero } from "../../succession/rational.ts";
import { partOf } from "../accounts.ts";
import { type Check, finding } from "../case.ts";
import type { Finding } from "../finding.ts";
import { cite, citeRule } from "../will-rules.ts";

/** LAW-026: a will as such changes no heir, and the father's firstborn counts twice (rulebook 4.1). */
export const checkHalacha: Check = (matter) => {
  if (matter.profile?.will.limit !== "lifetime") return [];
  return [...willAlone(matter), ...firstborn(matter)];
};

const willAlone: Check = (matter) => {
  const people = [...matter.accounts.willed.keys()].toSorted();
  if (people.length === 0) return [];
  const data = { people };
  return [
    finding(matter, "halacha.will-alone", data, cite("halacha.will"), [
      { code: "give-in-lifetime", data },
      { code: "acknowledge-debt", data },
      { code: "keep", data },
    ]),
  ];
};

const firstborn: Check = (matter): readonly Finding[] => {
  const { succession, kin, accounts, will } = matter;
  if (!succession?.steps.some(({ rule }) => rule === "halacha.firstborn")) return [];
  const son = kin.childrenOf(deceasedId).find(({ sex, birthOrder }) => sex === "male" && birthOrder === 1);
  const share = son && succession.shares.get(son.id);
  if (!son || !share) return [];
  const written = accounts.residueShares.find(({ to }) => to === son.id)?.share ?? zero;
  const data = { person: son.id, share, reserved: partOf(multiply(share, accounts.residue), will.net) };
  const citation = citeRule("halacha.firstborn");
  if (accounts.residueShares.length === 0 || compare(written, share) >= 0) {
    return [finding(matter, "halacha.firstborn", data, citation)];
  }
  return [
    finding(matter, "halacha.firstborn-cut", data, citation, [
      { code: "leave-rest-to-law", data, changes: { residue: [] } },
      { code: "keep", data },
    ]),
  ];
};
