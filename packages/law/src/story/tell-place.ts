import { relationOf } from "../kin-names/relation.ts";
import { deceasedId, type PersonId } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import type { Rational } from "../succession/rational.ts";
import { frac, isOne, nouns, type Said, type Scene, sceneOf, sharesOf } from "./scene.ts";

/** The parent in whose place somebody stands; null for those who inherit in their own right. */
export function placeOf(kin: Kin, id: PersonId): PersonId | null {
  const { links } = relationOf(kin, id);
  const above = links.slice(0, -1);
  const isBelow = /^(adopted-)?(son|daughter)$/.test(links.at(-1)!);
  if (links.length < 2 || !isBelow || above.every((link) => link === "father" || link === "mother")) return null;
  const { father, mother } = kin.person(id);
  const parents = [father, mother].filter((one): one is PersonId => one !== undefined && one !== deceasedId);
  return parents.find((parent) => relationOf(kin, parent).code === above.join(".")) ?? null;
}

/** Who stands in whose place, by the one who would have inherited. */
export function inPlaceOfOthers(scene: Scene): Said[] {
  const { kin, step } = scene;
  const below = new Map<PersonId, [PersonId, Rational][]>();
  for (const [index, id] of step.heirs.entries()) {
    const share = step.gives?.[index];
    const parent = placeOf(kin, id);
    if (parent !== null && share) below.set(parent, [...(below.get(parent) ?? []), [id, share]]);
  }
  return [...below].map(([parent, members]): Said => {
    const heirs = members.map(([id]) => id);
    const own = sceneOf(kin, scene.succession, { ...step, heirs, gives: members.map(([, share]) => share) });
    const line = kin.person(parent).alive ? "place.barred" : "place.dead";
    return {
      line: isOne(heirs) ? line : [line, "each-listed"],
      args: {
        heirs: nouns(scene, heirs),
        parent: { person: parent },
        who: nouns(scene, [parent]),
        total: frac(own.total),
        shares: sharesOf(own),
      },
      about: heirs,
    };
  });
}
