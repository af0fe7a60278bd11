import { deceasedId, type PersonId } from "../../succession/family.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Finding } from "../finding.ts";

/** LAW-026: people with a task, and minors who need somebody. */
export const checkRoles: Check = (matter) => [...executors(matter), ...guardians(matter), ...minors(matter)];

const isThere = ({ people }: Case, id: PersonId) => people.isKnown(id) && people.isAlive(id);

const executors: Check = (matter) => {
  const { will, people } = matter;
  if (will.executors.length === 0) {
    return [
      finding(matter, "executor.missing", {}, null, [
        { code: "name-executor", data: {} },
        { code: "keep", data: {} },
      ]),
    ];
  }
  return will.executors.flatMap((person): Finding[] => {
    const without = { executors: will.executors.filter((id) => id !== person) };
    const mends = [
      { code: "name-executor" as const, data: { person } },
      { code: "remove-executor" as const, data: { person }, changes: without },
    ];
    if (!isThere(matter, person)) return [finding(matter, "executor.died", { person }, null, mends)];
    return people.isMinor(person) ? [finding(matter, "executor.minor", { person }, null, mends)] : [];
  });
};

const guardians: Check = (matter) => {
  const { will, people } = matter;
  return will.guardians.flatMap(({ of, guardian }): Finding[] => {
    const data = { person: guardian, other: of };
    const without = { guardians: will.guardians.filter((its) => its.of !== of || its.guardian !== guardian) };
    const mends = [
      { code: "name-guardian" as const, data: { person: of } },
      { code: "remove-guardian" as const, data, changes: without },
    ];
    if (!isThere(matter, guardian)) return [finding(matter, "guardian.died", data, null, mends)];
    return people.isMinor(guardian) ? [finding(matter, "guardian.minor", data, null, mends)] : [];
  });
};

const minors: Check = (matter) => {
  const { accounts, heirs, kin, people, will } = matter;
  const children = kin.childrenOf(deceasedId).filter(({ alive }) => alive);
  const byLaw = will.residue.length === 0 ? (heirs ?? children.map(({ id }) => id)) : [];
  const receiving = [...new Set([...accounts.willed.keys(), ...byLaw])].filter((id) => people.isMinor(id)).toSorted();
  return receiving.map((person) => {
    const named = will.guardians.filter(({ of }) => of === person).map(({ guardian }) => guardian);
    const able = named.filter((id) => isThere(matter, id) && !people.isMinor(id));
    if (able.length > 0) return finding(matter, "minor.guarded", { person, people: able });
    return finding(matter, "minor.no-guardian", { person }, null, [
      { code: "name-guardian", data: { person } },
      { code: "keep", data: { person } },
    ]);
  });
};
