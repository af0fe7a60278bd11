import { relationOf } from "../kin-names/relation.ts";
import type { PersonId } from "../succession/family.ts";
import type { RuleCode } from "../succession/rules.ts";
import { frac, type Said, type Scene, sceneOf } from "./scene.ts";
import { sharing, together } from "./sharing.ts";
import { inPlaceOfOthers } from "./tell-place.ts";
import { left, type Teller } from "./tell-sunni.ts";

const order: Teller = (scene) => [sharing(scene, "part"), ...inPlaceOfOthers(scene)];

const firstborn: Teller = (scene) => {
  const { kin, step } = scene;
  const isFirst = (id: PersonId) => relationOf(kin, id).code === "son" && kin.person(id).birthOrder === 1;
  const first = step.heirs.findIndex(isFirst);
  const said: Said[] = [];
  // Where he died his issue has his double part.
  if (first >= 0) {
    const id = step.heirs[first]!;
    said.push({ line: "firstborn", args: { person: { person: id }, share: frac(step.gives![first]!) }, about: [id] });
  }
  return [...said, ...others(scene, first), ...inPlaceOfOthers(scene)];
};

/** The others beside him, as a step of their own. */
function others({ kin, succession, step }: Scene, first: number): Said[] {
  const without = <T>(all: readonly T[]) => all.filter((_, index) => index !== first);
  const heirs = without(step.heirs);
  if (heirs.length === 0) return [];
  return [sharing(sceneOf(kin, succession, { ...step, heirs, gives: without(step.gives!) }), "part")];
}

export const halachaTellers: Readonly<Partial<Record<RuleCode, Teller>>> = {
  "halacha.husband": (scene) => [together(scene, "halacha.husband")],
  "halacha.firstborn": firstborn,
  "halacha.order": order,
  "halacha.nearer": left("out.first"),
  "halacha.widow": left("out.widow"),
  "halacha.mothers-side": left("out.mothers-side"),
};
