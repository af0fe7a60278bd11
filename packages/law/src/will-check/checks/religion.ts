import type { PersonId } from "../../succession/family.ts";
import { kinOf } from "../../succession/kinship.ts";
import { isSuccession } from "../../succession/result.ts";
import { partOf } from "../accounts.ts";
import { type Case, type Check, divided, finding } from "../case.ts";
import { thirdLawOf } from "../third-laws.ts";
import { cite, type WillRule } from "../will-rules.ts";
import { freeThird } from "./third.ts";

/** The rule by which religion keeps somebody from inheriting; null where the law has none, or it is not reviewed. */
function religionRule({ regulation, profile }: Case): WillRule | null {
  const isLebanon1959 =
    regulation?.country === "lb" && (regulation.system === "civil" || regulation.system === "christian");
  if (isLebanon1959) return "religion.lebanon";
  if (regulation?.system !== "islamic" || !profile || profile.rules === "zaidi" || profile.rules === "ibadi")
    return null;
  return profile.rules.startsWith("jafari") ? "religion.jafari" : "religion.sunni";
}

/** LAW-028: looked at only where the law has such a bar and the holder agreed to record religion. */
export const checkReligion: Check = (matter) => {
  const rule = religionRule(matter);
  if (rule === null) return [];
  if (matter.will.testator.religionRecorded !== true) {
    return [finding(matter, "religion.not-looked-at", {}, cite(rule), [{ code: "record-religion", data: {} }])];
  }
  return barred(matter).map((person) => {
    const isThird = thirdLawOf(matter) !== null;
    const limit = isThird ? partOf(freeThird(matter), matter.will.net) : undefined;
    const data = { person, ...(limit && { limit }) };
    return finding(matter, "religion.bars-heir", data, cite(rule), [
      ...(isThird ? [{ code: "give-within-third" as const, data }] : []),
      { code: "keep", data },
    ]);
  });
};

/** Who would inherit, were it not for religion. Without engine: everybody close whose religion differs. */
function barred({ kin, profile, circumstances, impossible }: Case): readonly PersonId[] {
  const marked = kin.family.people.filter(({ alive, bars }) => alive && bars?.includes("other-religion"));
  if (marked.length === 0 || impossible !== null) return [];
  if (!profile) return marked.map(({ id }) => id).toSorted();
  const people = kin.family.people.map(({ bars, ...person }) =>
    bars ? { ...person, bars: bars.filter((bar) => bar !== "other-religion") } : person,
  );
  const outcome = divided(profile, kinOf({ ...kin.family, people }), circumstances);
  const known = outcome !== null && isSuccession(outcome) ? outcome : null;
  return marked
    .map(({ id }) => id)
    .filter((id) => known === null || known.shares.has(id))
    .toSorted();
}
