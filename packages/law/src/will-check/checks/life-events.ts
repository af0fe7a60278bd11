import type { LaterChildEffect } from "../../formalities/sheet.ts";
import { deceasedId, type PersonId } from "../../succession/family.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Finding, Mend } from "../finding.ts";
import type { FindingCode } from "../findings.ts";
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

/** Children born after the signing, where the law minds. */
const laterChildren: Check = (matter) => {
  const { sheet, will, kin, people } = matter;
  const fact = sheet?.laterChild;
  if (!fact) return [];
  const children = kin.childrenOf(deceasedId).map(({ id }) => id);
  const later = children.filter((id) => isAfter(people.bornOn(id), will.signing?.on));
  const code = effectOf(
    fact.value,
    matter,
    children.filter((id) => !later.includes(id)),
  );
  return code ? later.map((id) => finding(matter, code, { person: id }, citationOf(fact), [again])) : [];
};

/** Before the first, or childless: only where there was no child yet, or for the former no marriage either. */
function effectOf(effect: LaterChildEffect, { will, people }: Case, others: readonly PersonId[]): FindingCode | null {
  if (effect === "revokes") return "child.revokes";
  if (effect === "revokes-if-unknown") return "child.may-revoke";
  const beforeMarriage = effect === "revokes-before-first" && isAfter(will.testator.marriedOn, will.signing?.on);
  const wasFirst = others.length === 0 || beforeMarriage;
  if (wasFirst) return "child.revokes";
  return others.some((id) => people.bornOn(id) !== null) ? null : "child.may-revoke";
}
