import { relationOf } from "../kin-names/relation.ts";
import { fraction } from "../succession/rational.ts";
import type { RuleCode } from "../succession/rules.ts";
import { frac, nouns, type Said, type Scene } from "./scene.ts";
import { sharing, together } from "./sharing.ts";
import { inPlaceOfOthers } from "./tell-place.ts";
import { left, spouse, type Teller, toState, withoutSpouse } from "./tell-sunni.ts";

const firstLink = ({ kin }: Scene, id: string) => relationOf(kin, id).links[0]!;
const isDescendant = (scene: Scene, id: string) => /^(son|daughter)$/.test(firstLink(scene, id));

const parents: Teller = (scene) => {
  const heirs = [...scene.succession.shares.keys()].filter((id) => id !== "treasury");
  const children = heirs.filter((id) => isDescendant(scene, id));
  const near = children.filter((id) => relationOf(scene.kin, id).links.length === 1);
  if (children.length > 0) {
    return [together(scene, "parent.sixth", { because: nouns(scene, near.length > 0 ? near : children) })];
  }
  const isMother = scene.step.heirs.every((id) => firstLink(scene, id) === "mother");
  const hasFather = heirs.some((id) => relationOf(scene.kin, id).code === "father");
  return isMother && hasFather ? [together(scene, "mother.third-jafari")] : [sharing(scene, "rest")];
};

/** A part that those below a dead link divide, with whose place they stand in. */
const withPlaces: Teller = (scene) => {
  const returns = scene.succession.steps.some(({ rule }) => rule === "jafari.return");
  const back: Said[] = returns ? [{ line: "return.children", args: {}, about: scene.step.heirs }] : [];
  return [sharing(scene, returns ? "part" : "rest"), ...back, ...inPlaceOfOthers(scene)];
};

/** Those of the mother's side have the same, men and women; the others divide as everywhere. */
const side =
  (what: "rest" | "part"): Teller =>
  (scene) => {
    const { heirs } = scene.step;
    const alike: Said[] =
      heirs.length > 1 && heirs.every((id) => /^(mother|maternal)/.test(firstLink(scene, id)))
        ? [{ line: "side.mother", args: {}, about: heirs }]
        : [];
    return [...alike, sharing(scene, what), ...inPlaceOfOthers(scene)];
  };

export const jafariTellers: Readonly<Partial<Record<RuleCode, Teller>>> = {
  "jafari.spouse": spouse,
  "jafari.class": left("out.class"),
  "jafari.nearer": left("out.degree"),
  "jafari.parents": parents,
  "jafari.mother-reduced": (scene) => [together(scene, "mother.reduced", { instead: frac(fraction(1, 3)) })],
  "jafari.children": withPlaces,
  "jafari.return": (scene) => [together(scene, "return"), ...withoutSpouse(scene)],
  "jafari.deficit": (scene) => {
    const heirs = [...scene.succession.shares.keys()].filter((id) => id !== "treasury");
    return [{ line: "deficit", args: {}, about: heirs.filter((id) => isDescendant(scene, id)) }];
  },
  "jafari.branch": (scene) => [sharing(scene, "part"), ...inPlaceOfOthers(scene)],
  "jafari.mothers-side": side("part"),
  "jafari.fathers-side": side("rest"),
  "jafari.full-before-paternal": left("out.full-first"),
  "jafari.uncles": side("part"),
  "jafari.husband-alone": (scene) => [together(scene, "spouse-radd")],
  "jafari.wife-alone": toState("treasury.state"),
};
