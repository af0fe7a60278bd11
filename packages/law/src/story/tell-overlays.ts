import { compare, fraction } from "../succession/rational.ts";
import type { RuleCode } from "../succession/rules.ts";
import { frac, nouns, type Said, type Scene, sharesOf } from "./scene.ts";
import type { Teller } from "./tell-sunni.ts";

/** Somebody who died before, and those who stand in that place. */
const branch =
  (line: "overlay.bequest" | "overlay.place"): Teller =>
  (scene) => {
    const { step, total } = scene;
    return [
      {
        line: line === "overlay.bequest" && compare(total, step.numbers!.wanted!) < 0 ? "overlay.bequest.cut" : line,
        args: {
          parent: { person: step.because![0]! },
          who: nouns(scene, [step.because![0]!]),
          heirs: nouns(scene, step.heirs),
          wanted: frac(step.numbers!.wanted!),
          total: frac(total),
          cap: frac(fraction(1, 3)),
          shares: sharesOf(scene),
        },
        about: step.heirs,
      },
    ];
  };

const beforeShares: Teller = (scene: Scene): Said[] => [
  {
    line: "overlay.left",
    args: { left: frac(scene.step.numbers!.left!), shares: sharesOf(scene) },
    about: scene.step.heirs,
  },
];

const alone =
  (line: "out.not-of-blood" | "out.barred"): Teller =>
  (scene) => [{ line, args: { heirs: nouns(scene, scene.step.heirs) }, about: scene.step.heirs }];

export const overlayTellers: Readonly<Partial<Record<RuleCode, Teller>>> = {
  "egypt.obligatory-bequest": branch("overlay.bequest"),
  "tunisia.191": branch("overlay.bequest"),
  "pakistan.mflo4": branch("overlay.place"),
  "indonesia.khi185": branch("overlay.place"),
  "bequest.before-shares": beforeShares,
  "islamic.not-of-blood": alone("out.not-of-blood"),
  "islamic.barred": alone("out.barred"),
};
