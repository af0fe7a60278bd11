import type { Bar, PersonId } from "../succession/family.ts";
import { compare, fraction } from "../succession/rational.ts";
import type { RuleCode } from "../succession/rules.ts";
import type { LineKey } from "./lines.ts";
import { frac, isOne, nouns, type Said, type Scene, sharesOf } from "./scene.ts";
import type { Teller } from "./tell-sunni.ts";
import { unworthyRuleCodes } from "./unworthy-says.ts";

/** Somebody who died before, and those who stand in that place. */
const branch =
  (line: "overlay.bequest" | "overlay.place"): Teller =>
  (scene) => {
    const { step, total } = scene;
    const wanted = step.numbers!.wanted!;
    const isCut = line === "overlay.bequest" && compare(total, wanted) < 0;
    const own = isCut ? "overlay.bequest.cut" : line;
    const [parent] = step.because!;
    return [
      {
        line: isOne(step.heirs) && !isCut ? own : [own, "each-listed"],
        args: {
          parent: { person: parent! },
          who: nouns(scene, [parent!]),
          heirs: nouns(scene, step.heirs),
          wanted: frac(wanted),
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

const alone = (scene: Scene, line: LineKey): Said => ({
  line,
  args: { heirs: nouns(scene, scene.step.heirs) },
  about: scene.step.heirs,
});

const barredBy: Readonly<Record<Bar, LineKey>> = {
  "killed-deliberately": "out.barred.killed",
  "killed-by-mistake": "out.barred.killed",
  "other-religion": "out.barred.religion",
  "divorced-revocably": "out.barred.divorced",
  "divorced-on-deathbed": "out.barred.divorced",
  divorced: "out.barred.divorced",
};

/** The reason that was entered; of several it is not said which one counts. */
const barred: Teller = (scene) => {
  const reasons = new Set(
    scene.step.heirs.flatMap((id) => scene.kin.person(id).bars ?? []).map((bar) => barredBy[bar]),
  );
  const [reason] = reasons;
  return [alone(scene, reason && reasons.size === 1 ? reason : "out.barred")];
};

/** Whoever killed the deceased, and issue that does not come in their place. */
const unworthy: Teller = (scene) => {
  const killed = (id: PersonId) => scene.kin.person(id).bars?.includes("killed-deliberately") === true;
  const line = scene.step.heirs.every(killed) ? "out.unworthy" : "out.unworthy.issue";
  return [alone(scene, line)];
};

export const overlayTellers: Readonly<Partial<Record<RuleCode, Teller>>> = {
  "egypt.obligatory-bequest": branch("overlay.bequest"),
  "morocco.369": branch("overlay.bequest"),
  "tunisia.191": branch("overlay.bequest"),
  "pakistan.mflo4": branch("overlay.place"),
  "indonesia.khi185": branch("overlay.place"),
  "bequest.before-shares": beforeShares,
  "islamic.not-of-blood": (scene) => [alone(scene, "out.not-of-blood")],
  "islamic.barred": barred,
  ...Object.fromEntries(unworthyRuleCodes.map((rule) => [rule, unworthy])),
};
