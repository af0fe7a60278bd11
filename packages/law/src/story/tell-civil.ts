import { relationOf } from "../kin-names/relation.ts";
import type { PersonId } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import { type PartnerRule, rightOfRule } from "../succession/partners/rules.ts";
import { equals, isZero, one } from "../succession/rational.ts";
import type { RuleCode } from "../succession/rules.ts";
import { territoryOfRule } from "../succession/territories/rules.ts";
import { equalShare, frac, nouns, type Said, type Scene, sceneOf } from "./scene.ts";
import { sharing, together } from "./sharing.ts";
import { inPlaceOfOthers, placeOf } from "./tell-place.ts";
import { nearestOf, type Teller } from "./tell-sunni.ts";

type Line = "spouse" | "children" | "parents" | "siblings" | "grandparents" | "kin";

/** Which line of the family a person belongs to. */
export function lineOf(kin: Kin, id: PersonId): Line {
  const { links } = relationOf(kin, id);
  const first = links[0]!;
  if (first === "husband" || first === "wife" || first.endsWith("-partner")) return "spouse";
  if (/(son|daughter)$/.test(first)) return "children";
  if (/(brother|sister)$/.test(first)) return "siblings";
  if (links.every((link) => link === "father" || link === "mother")) {
    return links.length === 1 ? "parents" : "grandparents";
  }
  return "kin";
}

const currencies: Readonly<Partial<Record<RuleCode, string>>> = {
  "gb.46": "GBP",
  "us.2-102": "USD",
  "nz.77": "NZD",
  "za.1": "ZAR",
  "za.spouses": "ZAR",
};

/** A law that gives everybody their part in one step: the spouse, then one line of the family after the other. */
export const civil: Teller = (scene) => {
  const { kin, succession, step } = scene;
  const byLine = new Map<Line, PersonId[]>();
  for (const id of step.heirs) byLine.set(lineOf(kin, id), [...(byLine.get(lineOf(kin, id)) ?? []), id]);
  const sceneFor = (heirs: readonly PersonId[]) =>
    sceneOf(kin, succession, { ...step, heirs, gives: heirs.map((id) => step.gives![step.heirs.indexOf(id)]!) });
  const others = [...byLine].filter(([line]) => line !== "spouse");
  const beside = others.flatMap(([, people]) => people);
  const partners = byLine.get("spouse") ?? [];
  const said: Said[] = partners.length > 0 ? forSpouse(sceneFor(partners), beside, others) : [];
  said.push(...useForLife(scene, beside));
  // "What is left" is clear only where one line has it.
  const what = others.length === 1 && partners.length > 0 ? "rest" : "part";
  for (const [, people] of others) {
    const own = sceneFor(people);
    said.push(sharing(own, what), ...(isPooled(step.rule) ? pooled(own) : inPlaceOfOthers(own)));
  }
  return said;
};

function forSpouse(scene: Scene, beside: readonly PersonId[], others: readonly (readonly [Line, unknown])[]): Said[] {
  const { step } = scene;
  const numbers = step.numbers ?? {};
  const partner = nouns(scene, step.heirs);
  const currency = currencies[step.rule] ?? territoryOfRule(step.rule)?.currency;
  const money = (amount: { n: bigint }) => ({ money: amount.n, currency: currency! });
  const said = (line: Said["line"], args: Said["args"]): Said => ({
    line,
    args: { heirs: partner, total: frac(scene.total), ...args },
    about: step.heirs,
  });
  if (numbers.sum && numbers.legacy) {
    const args = { money: money(numbers.sum), legacy: frac(numbers.legacy), part: frac(numbers.part!) };
    return [said(["legacy.sum", "legacy.part"], args)];
  }
  if (numbers.sum) return [said("legacy.all", { money: money(numbers.sum) })];
  if (numbers.least) return [said("legacy.least", { money: money(numbers.least) })];
  const each = frac(equalShare(scene) ?? scene.total);
  if (numbers.leastForEach) return [said("legacy.least-each", { money: money(numbers.leastForEach), each })];
  if (numbers.sumForEach) return [said("legacy.all-each", { money: money(numbers.sumForEach), each })];
  if (step.rule === "sct.free" && !equals(scene.total, one)) return scottish(scene);
  if (beside.length === 0) return [together(scene, "civil.alone")];
  const lines = new Set(others.map(([line]) => line));
  if (numbers.extra) {
    const line = lines.has("children") ? "civil.children" : "civil.childless";
    const because = nouns(scene, nearestOf(scene, beside));
    return [said([line, "civil.regime"], { because, others: nouns(scene, beside), extra: frac(numbers.extra) })];
  }
  if (lines.size === 1 && lines.has("children")) {
    return [together(scene, "civil.children", { because: nouns(scene, nearestOf(scene, beside)) })];
  }
  return [
    together(scene, lines.has("children") ? "civil.beside" : "civil.childless", { others: nouns(scene, beside) }),
  ];
}

/** Prior rights in house, furniture and money, then the legal right in what moves. */
function scottish(scene: Scene): Said[] {
  const { step, total } = scene;
  const numbers = step.numbers ?? {};
  const args = { heirs: nouns(scene, step.heirs), total: frac(total) };
  const parts = (["house", "furniture", "cash", "relict"] as const).filter((name) => numbers[name]);
  return [
    ...parts.map(
      (name): Said => ({
        line: `scotland.${name}`,
        args: { ...args, share: frac(numbers[name]!) },
        about: step.heirs,
      }),
    ),
    { line: "scotland.spouse", args, about: step.heirs },
  ];
}

/** Use for life beside the ownership of others. */
function useForLife(scene: Scene, owners: readonly PersonId[]): Said[] {
  return [...(scene.succession.usufruct ?? [])]
    .filter(([, use]) => !isZero(use))
    .map(([id, use]) => ({
      line: "use",
      args: { heirs: nouns(scene, [id]), use: frac(use), others: nouns(scene, owners) },
      about: [id],
    }));
}

const isPooled = (rule: RuleCode): boolean => rule === "us.2-102" || territoryOfRule(rule)?.representation === "pooled";

/** The parts of those who died are put together for their children (Uniform Probate Code). */
function pooled(scene: Scene): Said[] {
  const below = scene.step.heirs.filter((id) => placeOf(scene.kin, id) !== null);
  return below.length === 0 ? [] : [{ line: "place.pooled", args: { heirs: nouns(scene, below) }, about: below }];
}

/** Whoever has nothing because others come first: their own parent, or another line. */
export const notCalled: Teller = (scene) => {
  const { kin, step } = scene;
  const { because: by = [], heirs } = step;
  const byParent = new Map<PersonId | null, PersonId[]>();
  for (const id of heirs) {
    const { father, mother } = kin.person(id);
    const parent = [father, mother].find((one) => one !== undefined && by.includes(one)) ?? null;
    byParent.set(parent, [...(byParent.get(parent) ?? []), id]);
  }
  return [...byParent].map(([parent, people]) =>
    parent === null
      ? { line: "out.called-first", args: { heirs: nouns(scene, people), by: nouns(scene, by) }, about: people }
      : { line: "out.parent-alive", args: { heirs: nouns(scene, people), parent: { person: parent } }, about: people },
  );
};

/** An unmarried partner who receives nothing, and what they may still claim or use. */
export const partner: Teller = (scene) => {
  const { heirs, rule } = scene.step;
  const right = rightOfRule(rule as PartnerRule);
  const line = right ? (["out.partner", `partner.${right}`] as const) : "out.partner";
  return [{ line, args: { heirs: nouns(scene, heirs) }, about: heirs }];
};
