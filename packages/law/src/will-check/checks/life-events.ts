import { deceasedId, type PersonId } from "../../succession/family.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Finding, Mend } from "../finding.ts";
import { citationOf } from "../form-of.ts";
import { isAfter } from "../people.ts";

/** Marriage, divorce and children after the will, and what the first two would do. */
export const checkLifeEvents: Check = (matter) => [...marriage(matter), ...divorce(matter), ...laterChildren(matter)];

const again: Mend = { code: "make-new-will", data: {} };

const marriage: Check = (matter) => {
  const { sheet, will, kin } = matter;
  const fact = sheet?.marriage;
  if (!fact || fact.value === "none") return [];
  const citation = citationOf(fact);
  const [spouse] = kin.spouses;
  const data = spouse ? { person: spouse.id } : {};
  if (isAfter(will.testator.marriedOn, will.signing?.on)) {
    if (fact.value === "revokes") return [finding(matter, "marriage.revoked", data, citation, [again])];
    if (fact.value === "spouse-first-takes-share")
      return [finding(matter, "marriage.spouse-first", data, citation, [again, { code: "keep", data }])];
    return [finding(matter, "marriage.may-revoke", data, citation, [again, { code: "ask-lawyer", data }])];
  }
  return spouse || fact.value === "spouse-first-takes-share"
    ? []
    : [finding(matter, "marriage.would-revoke", {}, citation)];
};

/** Whether the will leaves somebody anything, or a task. */
function isNamed({ will }: Case, id: PersonId): boolean {
  return (
    will.gifts.some(({ to, substitute }) => to === id || substitute === id) ||
    will.residue.some(({ to }) => to === id) ||
    will.executors.includes(id) ||
    will.guardians.some(({ guardian }) => guardian === id)
  );
}

const divorce: Check = (matter): readonly Finding[] => {
  const { sheet, will, kin } = matter;
  const fact = sheet?.divorce;
  if (!fact || fact.value === "none" || fact.value === "ends-joint-will") return [];
  const citation = citationOf(fact);
  const { divorced } = will.testator;
  if (divorced && isNamed(matter, divorced.from) && isAfter(divorced.on, will.signing?.on)) {
    const data = { person: divorced.from };
    const code = fact.value === "lapses-for-three-months" ? "divorce.lapses" : "divorce.ends-gift";
    return [finding(matter, code, data, citation, [again, { code: "keep", data }])];
  }
  return kin.spouses
    .filter(({ id }) => isNamed(matter, id) && divorced?.from !== id)
    .map(({ id }) => finding(matter, "divorce.would-change", { person: id }, citation));
};

const laterChildren: Check = (matter) => {
  const { sheet, will, kin, people } = matter;
  const fact = sheet?.laterChild;
  if (!fact) return [];
  const code = fact.value === "revokes" ? "child.revokes" : "child.may-revoke";
  return kin
    .childrenOf(deceasedId)
    .filter(({ id }) => isAfter(people.bornOn(id), will.signing?.on))
    .map(({ id }) => finding(matter, code, { person: id }, citationOf(fact), [again]));
};
