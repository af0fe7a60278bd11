import { relationOf } from "../kin-names/relation.ts";
import type { PersonId } from "../succession/family.ts";
import { equals, fraction, multiply, one, type Rational } from "../succession/rational.ts";
import type { RuleCode } from "../succession/rules.ts";
import type { LineKey } from "./lines.ts";
import { frac, isOne, nouns, type Said, type Scene, sharesOf } from "./scene.ts";
import { sharing, together } from "./sharing.ts";

const half = fraction(1, 2);
const third = fraction(1, 3);
const sixth = fraction(1, 6);

export type Teller = (scene: Scene) => readonly Said[];

/** Children are named before grandchildren: one of them is enough to say. */
export function nearestOf({ kin }: Scene, people: readonly PersonId[]): readonly PersonId[] {
  const children = people.filter((id) => relationOf(kin, id).links.length === 1);
  return children.length > 0 ? children : people;
}

/** A husband or wives: half of what they would have without children. */
export const spouse: Teller = (scene) => {
  const { because = [] } = scene.step;
  if (because.length === 0) return [together(scene, "spouse.full")];
  const more = { because: nouns(scene, nearestOf(scene, because)), instead: frac(multiply(scene.total, fraction(2))) };
  return [together(scene, "spouse.less", more)];
};

const isSibling = ({ kin }: Scene, id: PersonId) => /(brother|sister)$/.test(relationOf(kin, id).links[0]!);

const motherSixth: Teller = (scene) => {
  const because = scene.step.because ?? [];
  const bySiblings = because.some((id) => isSibling(scene, id));
  const more = { because: nouns(scene, bySiblings ? because : nearestOf(scene, because)), instead: frac(third) };
  return [together(scene, bySiblings ? "mother.siblings" : "mother.children", more)];
};

/** A share that those with a half leave to complete the two thirds. */
const completing =
  (own: LineKey, sixthLine: LineKey): Teller =>
  (scene) => {
    const { because = [] } = scene.step;
    if (because.length === 0 || !equals(scene.total, sixth)) return [together(scene, own)];
    return [together(scene, sixthLine, { because: nouns(scene, because) })];
  };

/** The pieces that the estate is cut into, before and after: 24 become 27. */
function pieces(shares: Iterable<Rational>, before: Rational): { base: number; risen: number } {
  let base = before.d;
  for (const { d } of shares) {
    let [x, y] = [base, d];
    while (y !== 0n) [x, y] = [y, x % y];
    base = (base / x) * d;
  }
  return { base: Number(base), risen: Number((base * before.n) / before.d) };
}

const awl: Teller = (scene) => {
  const { step, kinds } = scene;
  const before = step.numbers!.before!;
  // What a class was promised, grandmothers and half-siblings of one mother as one each.
  const promised = new Map<string, Rational>();
  for (const { noun, total } of kinds) {
    const links = noun.links.map((link) => link.replace(/sister$/, "brother"));
    const key = links.length === 2 && links[1] === "mother" ? "grandmothers" : links.join(".");
    const part = multiply(total, before);
    const sofar = promised.get(key);
    promised.set(key, sofar ? fraction(sofar.n * part.d + part.n * sofar.d, sofar.d * part.d) : part);
  }
  const { base, risen } = pieces(promised.values(), before);
  const args = { base: { number: base }, risen: { number: risen }, shares: sharesOf(scene) };
  return [{ line: "awl", args, about: step.heirs }];
};

/** A step that leaves people out; the same line serves the excluded person alone. */
export const left =
  (line: LineKey): Teller =>
  (scene) => {
    const { heirs, because = [] } = scene.step;
    // A spouse stands beside everybody and shuts out nobody.
    const kin = because.filter((id) => !/^(husband|wife)$/.test(relationOf(scene.kin, id).code));
    const by = nouns(scene, kin.length > 0 && line !== "out.nothing-left" ? kin : because);
    return [{ line, args: { heirs: nouns(scene, heirs), by }, about: heirs }];
  };

/** A return passes over the husband or wives beside those who have it. */
export const withoutSpouse: Teller = (scene) => {
  const partner = scene.kin.spouses.map(({ id }) => id).filter((id) => scene.succession.shares.has(id));
  return partner.length === 0
    ? []
    : [{ line: "radd.spouse", args: { partner: nouns(scene, partner) }, about: partner }];
};

/** What nobody inherits. */
export const toState =
  (line: "treasury" | "treasury.state"): Teller =>
  ({ step }) => {
    const total = step.toTreasury!;
    return [{ line: equals(total, one) ? `${line}.all` : line, args: { total: frac(total) }, about: [] }];
  };

/** Steps of one rule that sometimes give and sometimes leave out. */
const either =
  (gives: Teller, leaves: Teller): Teller =>
  (scene) =>
    scene.step.gives ? gives(scene) : leaves(scene);

const isGrandfather = ({ kin, step }: Scene) => step.heirs.every((id) => relationOf(kin, id).code === "father.father");

const rest: Teller = (scene) => [sharing(scene, "rest")];

export const sunniTellers: Readonly<Partial<Record<RuleCode, Teller>>> = {
  "sunni.husband": spouse,
  "sunni.wives": spouse,
  "sunni.daughters": (scene) => [together(scene, isOne(scene.step.heirs) ? "daughters.one" : "daughters.many")],
  "sunni.sons-daughters": completing("sons-daughters.own", "sons-daughters.sixth"),
  "sunni.father-sixth": (scene) => [
    together(scene, "father.sixth", { because: nouns(scene, nearestOf(scene, scene.step.because ?? [])) }),
  ],
  "sunni.grandfather-sixth": (scene) => [
    together(scene, "grandfather.sixth", { because: nouns(scene, nearestOf(scene, scene.step.because ?? [])) }),
  ],
  "sunni.mother-sixth": motherSixth,
  "sunni.mother-third": (scene) => [together(scene, "mother.third")],
  "sunni.umariyya": (scene) => {
    const [partner, father] = scene.step.because!;
    const more = { partner: nouns(scene, [partner!]), father: nouns(scene, [father!]), part: frac(third) };
    return [together(scene, "mother.umariyya", more)];
  },
  "sunni.grandmothers": (scene) => [together(scene, "grandmothers")],
  "sunni.full-sisters": (scene) => [together(scene, "sisters.full")],
  "sunni.paternal-sisters": completing("sisters.paternal", "sisters.sixth"),
  "sunni.uterine": (scene) => [together(scene, isOne(scene.step.heirs) ? "uterine.one" : "uterine.many")],
  "sunni.mushtaraka": (scene) => {
    const { kin, step } = scene;
    const of = (blood: string) => step.heirs.filter((id) => relationOf(kin, id).links[0]!.startsWith(blood));
    const more = { full: nouns(scene, of("full")), uterine: nouns(scene, of("maternal")) };
    const said = together(scene, "mushtaraka", more);
    return [{ ...said, line: ["mushtaraka", "each", "mushtaraka.name"] }];
  },
  "sunni.residue": rest,
  "sunni.sister-with-daughter": either(
    (scene) => [together(scene, "sister-with-daughter", { because: nouns(scene, scene.step.because ?? []) })],
    left("out.sister-as-brother"),
  ),
  "sunni.awl": awl,
  "sunni.radd": (scene) => {
    const args = { heirs: nouns(scene, scene.step.heirs), total: frac(scene.total), shares: sharesOf(scene) };
    const line = isOne(scene.step.heirs) ? "radd.one" : "radd.many";
    return [{ line, args, about: scene.step.heirs }, ...withoutSpouse(scene)];
  },
  "sunni.spouse-radd": (scene) => [together(scene, "spouse-radd")],
  "sunni.treasury": toState("treasury"),
  "sunni.grandfather-excludes": left("out.grandfather"),
  "sunni.grandfather-zayd": either(
    (scene) =>
      isGrandfather(scene)
        ? [together(scene, "zayd.grandfather", { because: nouns(scene, scene.step.because ?? []) })]
        : [sharing(scene, "rest")],
    left("out.nothing-left"),
  ),
  "sunni.akdariyya": (scene) => {
    const { kin, step } = scene;
    const sister = step.heirs.filter((id) => relationOf(kin, id).code !== "father.father");
    const more = { sister: nouns(scene, sister), half: frac(half), shares: sharesOf(scene) };
    return [{ line: "akdariyya", args: { total: frac(scene.total), ...more }, about: step.heirs }];
  },
  "sunni.malikiyya": either((scene) => [together(scene, "malikiyya")], left("out.malikiyya")),
  "sunni.grandfather-art22": either(
    (scene) =>
      isGrandfather(scene)
        ? [together(scene, "art22.grandfather", { because: nouns(scene, scene.step.because ?? []) })]
        : [sharing(scene, "rest")],
    left("out.nothing-left"),
  ),
  "sunni.kindred-nearness": either((scene) => [sharing(scene, "rest"), kindred(scene)], left("out.nearer-kindred")),
  "sunni.kindred-tanzil": either((scene) => [sharing(scene, "rest"), kindred(scene)], left("out.kindred-tanzil")),
  "sunni.excluded": left("out.first"),
  "sunni.nothing-left": left("out.nothing-left"),
  "sunni.quota-full": left("out.quota"),
  "tunisia.143bis": either((scene) => {
    const args = { heirs: nouns(scene, scene.step.heirs), total: frac(scene.total), shares: sharesOf(scene) };
    return [{ line: "daughters-return", args, about: scene.step.heirs }];
  }, left("out.daughters-return")),
};

function kindred(scene: Scene): Said {
  return { line: "kindred", args: { heirs: nouns(scene, scene.step.heirs) }, about: scene.step.heirs };
}
