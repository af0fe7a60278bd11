import { relationOf } from "../kin-names/relation.ts";
import { coupleSaying, isCoupleRule } from "../succession/couples/rules.ts";
import type { NotComputed, Step } from "../succession/derivation.ts";
import type { PersonId } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import { isPartnerRule, partnerSaying } from "../succession/partners/rules.ts";
import { equals, format, fraction, multiply, type Rational } from "../succession/rational.ts";
import type { NeedsFact, Succession } from "../succession/result.ts";
import type { RuleCode } from "../succession/rules.ts";
import { isTerritoryRule, sharedSaying } from "../succession/territories/rules.ts";
import { type Args, say } from "./fill.ts";
import type { LineKey } from "./lines.ts";
import { frac, nouns, type Said, sceneOf } from "./scene.ts";
import type { Sentence } from "./sentence.ts";
import type { StoryTexts } from "./story-texts.ts";
import { civil, lineOf, notCalled, partner } from "./tell-civil.ts";
import { halachaTellers } from "./tell-halacha.ts";
import { jafariTellers } from "./tell-jafari.ts";
import { overlayTellers } from "./tell-overlays.ts";
import { sunniTellers, type Teller } from "./tell-sunni.ts";

const tellers: Readonly<Partial<Record<RuleCode, Teller>>> = {
  ...sunniTellers,
  ...jafariTellers,
  ...halachaTellers,
  ...overlayTellers,
};

/** Rules that need no teller of their own: one step gives everybody their part, and then the rule says why. */
const isCivil = (rule: RuleCode): boolean => tellers[rule] === undefined;

function saidOf(succession: Succession, kin: Kin, step: Step<PersonId>): readonly Said[] {
  const teller = tellers[step.rule] ?? (isPartnerRule(step.rule) ? partner : step.gives ? civil : notCalled);
  return teller(sceneOf(kin, succession, step));
}

function sentence(rule: RuleCode, { line, args }: Pick<Said, "line" | "args">, texts: StoryTexts): Sentence {
  const lines: readonly LineKey[] = typeof line === "string" ? [line] : line;
  return { rule, pieces: say(lines.map((key) => texts.lines[key]).join(" "), args, texts) };
}
/** What a rule says in plain words; laws of states and provinces, and of partners, share their sentences. */
const sayingOf = (rule: RuleCode, { says }: StoryTexts): string =>
  says[
    isTerritoryRule(rule)
      ? sharedSaying(rule)
      : isPartnerRule(rule)
        ? partnerSaying(rule)
        : isCoupleRule(rule)
          ? coupleSaying(rule)
          : rule
  ];
const plain = (rule: RuleCode, text: string): Sentence => ({ rule, pieces: [{ kind: "text", text }] });

/** Lines of one step, each with the rule it rests on. */
interface Told extends Said {
  rule: RuleCode;
}
const toldBy = (succession: Succession, kin: Kin, step: Step<PersonId>): Told[] =>
  saidOf(succession, kin, step).map((said) => ({ ...said, rule: step.rule }));

/**
 * Why a person has what they have, in one or two sentences; nobody who has nothing: see tellExclusion. Shares that a
 * later step replaced are not told, those that it made smaller are.
 */
export function tellShare(succession: Succession, kin: Kin, id: PersonId, texts: StoryTexts): Sentence[] {
  const about = succession.steps.filter((step) => speaksOf(succession, kin, step, id));
  const passedOver = succession.steps.filter((step) => passesOver(succession, kin, step, id));
  return [...ownSteps(succession, id), ...about, ...passedOver].flatMap((step) => {
    const short = shortly(succession, step, id);
    if (short) return [sentence(step.rule, short, texts)];
    return toldBy(succession, kin, step)
      .filter(({ about }) => about.includes(id))
      .map((told) => sentence(told.rule, told, texts));
  });
}

/** A step that gives nobody anything and still explains somebody's share. */
const speaksOf = (succession: Succession, kin: Kin, step: Step<PersonId>, id: PersonId): boolean =>
  !step.gives && step.heirs.length === 0 && saidOf(succession, kin, step).some(({ about }) => about.includes(id));

/** A step that gives others something, and says why a person has no part in it. */
const passesOver = (succession: Succession, kin: Kin, step: Step<PersonId>, id: PersonId): boolean =>
  step.gives !== undefined &&
  !step.heirs.includes(id) &&
  !isCivil(step.rule) &&
  saidOf(succession, kin, step).some(({ about }) => about.includes(id));

/** The steps that give a person something which stands in the end, and those that change all shares alike. */
function ownSteps({ steps, usufruct }: Succession, id: PersonId): Step<PersonId>[] {
  const own: Step<PersonId>[] = [];
  for (const step of steps) {
    const isHeir = step.heirs.includes(id) && step.gives !== undefined;
    if (step.replaces?.includes(id) && !changesAll.has(step.rule)) own.length = 0;
    if (isHeir || (usufruct?.has(id) && step.gives)) own.push(step);
  }
  return own;
}

/** Steps that only make smaller what stood before. */
const changesAll: ReadonlySet<RuleCode> = new Set<RuleCode>(["sunni.awl", "bequest.before-shares"]);

/** What such a step means for one person. */
function shortly({ shares }: Succession, step: Step<PersonId>, id: PersonId): Pick<Said, "line" | "args"> | null {
  const share = step.gives?.[step.heirs.indexOf(id)];
  if (!share) return null;
  const args: Args = { share: frac(share), total: frac(shares.get(id) ?? share) };
  if (step.rule === "sunni.awl") return { line: "awl.share", args };
  if (step.rule === "bequest.before-shares")
    return { line: "overlay.share", args: { ...args, left: frac(step.numbers!.left!) } };
  return step.rule === "sunni.radd" ? { line: "radd.share", args } : null;
}

/** The whole derivation in order. */
export function tellSteps(succession: Succession, kin: Kin, texts: StoryTexts): Sentence[] {
  return [
    ...tellImagined(succession.steps, kin, texts),
    ...merged(succession.steps).flatMap((step) => tellStep(succession, kin, step, texts)),
  ];
}

/** Who died before, and is first counted as if alive for those who take that place later. */
function tellImagined(steps: readonly Step<PersonId>[], kin: Kin, texts: StoryTexts): Sentence[] {
  return steps
    .filter(({ replaces = [], because = [] }) => replaces.length === 1 && because[0] === replaces[0])
    .map(({ rule, replaces }) => {
      const [id] = replaces!;
      const args = { parent: { person: id! }, who: nouns({ kin }, [id!]) };
      return sentence(rule, { line: "overlay.imagined", args }, texts);
    });
}

function tellStep(succession: Succession, kin: Kin, step: Step<PersonId>, texts: StoryTexts): Sentence[] {
  const told = toldBy(succession, kin, step).map((one) => sentence(one.rule, one, texts));
  return isCivil(step.rule) && step.gives ? [...told, tellLaw(succession, kin, step, texts)] : told;
}

/** What the law says; where children are alone its words about a spouse would be beside the point. */
function tellLaw({ usufruct }: Succession, kin: Kin, { rule, heirs }: Step<PersonId>, texts: StoryTexts): Sentence {
  return !usufruct && heirs.every((id) => lineOf(kin, id) === "children")
    ? sentence(rule, { line: "civil.children-only", args: {} }, texts)
    : plain(rule, sayingOf(rule, texts));
}

/** People whom one rule leaves out because of the same others are told together. */
function merged(steps: readonly Step<PersonId>[]): Step<PersonId>[] {
  const all: Step<PersonId>[] = [];
  for (const step of steps) {
    const at = all.findIndex(
      (one) =>
        !one.gives && !step.gives && !step.toTreasury && one.rule === step.rule && sameIds(one.because, step.because),
    );
    if (at >= 0) all[at] = { ...all[at]!, heirs: [...all[at]!.heirs, ...step.heirs] };
    else all.push(step);
  }
  return all;
}
const sameIds = (a: readonly PersonId[] = [], b: readonly PersonId[] = []) => a.join("\n") === b.join("\n");

/** Only the steps that lead to a person's share, and in the end the share. */
export function tellTrail(succession: Succession, kin: Kin, id: PersonId, texts: StoryTexts): Sentence[] {
  const { steps } = succession;
  const leading = leadingTo(succession, kin, id);
  const told = steps
    .filter((step) => leading.has(step))
    .flatMap((step) => {
      if (!isCivil(step.rule) || !step.gives) return tellStep(succession, kin, step, texts);
      const lines = toldBy(succession, kin, step).filter(
        ({ about }) =>
          about.includes(id) || about.some((one) => relationOf(kin, one).links.length === 1 && isSpouse(kin, one)),
      );
      return [...lines.map((one) => sentence(one.rule, one, texts)), tellLaw(succession, kin, step, texts)];
    });
  const passedOver = steps
    .filter((step) => !leading.has(step) && passesOver(succession, kin, step, id))
    .flatMap((step) => toldBy(succession, kin, step).filter(({ about }) => about.includes(id)))
    .map((one) => sentence(one.rule, one, texts));
  const imagined = tellImagined(
    steps.filter((step) => leading.has(step)),
    kin,
    texts,
  );
  return [...imagined, ...told, ...passedOver, ...closing(succession, id, texts)];
}

const isSpouse = (kin: Kin, id: PersonId) => /^(husband|wife|(fe)?male-partner)$/.test(relationOf(kin, id).code);

/** Rules that divide what earlier steps left: those belong to the trail too. */
const restsOnOthers =
  /^sunni\.(residue|sister-with-daughter|awl|radd|spouse-radd|grandfather-(zayd|art22)|akdariyya|malikiyya|mushtaraka|umariyya|kindred-)|^jafari\.(children|parents|return|branch|fathers-side|uncles|husband-alone)|^bequest|^tunisia\.143bis|^indonesia|^pakistan/;

function leadingTo(succession: Succession, kin: Kin, id: PersonId): ReadonlySet<Step<PersonId>> {
  const { steps } = succession;
  const leading = new Set<Step<PersonId>>();
  const wanted = new Set([id]);
  for (const step of steps.toReversed()) {
    const concerns = step.heirs.some((one) => wanted.has(one)) && step.gives !== undefined;
    const isPulled = [...leading].some((later) => restsOnOthers.test(later.rule)) && step.gives !== undefined;
    const isAbout = speaksOf(succession, kin, step, id);
    if (!concerns && !isPulled && !isAbout) continue;
    leading.add(step);
    for (const one of step.replaces ?? []) wanted.add(one);
  }
  // Use for life is in no list of heirs.
  if (leading.size === 0) for (const step of steps) if (step.gives) leading.add(step);
  return leading;
}

function closing({ shares, usufruct, steps }: Succession, id: PersonId, texts: StoryTexts): Sentence[] {
  const rule = steps.at(-1)!.rule;
  const person = { person: id };
  const share = shares.get(id);
  const use = usufruct?.get(id);
  const said: Pick<Said, "line" | "args">[] = [];
  if (use) said.push({ line: "closing.use", args: { person, use: frac(use) } });
  if (share) {
    const terms = termsOf(steps, id);
    const line = terms.length > 1 ? "closing.sum" : "closing";
    said.push({ line, args: { person, share: frac(share), terms: { terms } } });
  }
  return said.map((one) => sentence(rule, one, texts));
}

/** What the steps add up to, as a reader of them would: after the last that set all anew. */
function termsOf(steps: readonly Step<PersonId>[], id: PersonId): Rational[] {
  const terms: Rational[] = [];
  for (const { heirs, gives, replaces } of steps) {
    if (replaces?.includes(id)) terms.length = 0;
    for (const [index, one] of heirs.entries()) if (one === id && gives?.[index]) terms.push(gives[index]!);
  }
  return terms;
}

/** Why somebody has nothing; empty for who was not excluded. */
export function tellExclusion(succession: Succession, kin: Kin, id: PersonId, texts: StoryTexts): Sentence[] {
  return succession.excluded
    .filter(({ person }) => person === id)
    .flatMap(({ rule, by }) =>
      toldBy(succession, kin, { rule, heirs: [id], because: by }).map((told) => sentence(rule, told, texts)),
    );
}

/** What everybody who reads the result should know of. */
export const tellRemark = (rule: RuleCode, texts: StoryTexts): Sentence => plain(rule, sayingOf(rule, texts));
/** Why there are no shares. */
export const tellNotComputed = ({ notComputed: rule }: NotComputed, texts: StoryTexts): Sentence =>
  plain(rule, texts.open[rule] ?? sayingOf(rule, texts));
/** Which fact is missing, and why it matters. */
export const tellNeeds = ({ needs, rule }: NeedsFact, texts: StoryTexts): Sentence => plain(rule, texts.needs[needs]);

/** What is told about an heir in a list of all. */
export interface ToldShare {
  sentences: readonly Sentence[];
  /** The one for whom the same was told before; null where it is told in full. */
  sameAs: PersonId | null;
}

/** Everybody who inherits, each reason told once: who has the same for the same reason is "the same as" the first. */
export function tellShares(succession: Succession, kin: Kin, texts: StoryTexts): ReadonlyMap<PersonId, ToldShare> {
  const told = new Map<PersonId, ToldShare>();
  const firsts = new Map<string, PersonId[]>();
  for (const id of heirsOf(succession)) {
    const sentences = tellShare(succession, kin, id, texts);
    const key = sentences.map(written).join("\n");
    const before = firsts.get(key) ?? [];
    firsts.set(key, [...before, id]);
    const [first] = before;
    if (first === undefined) told.set(id, { sentences, sameAs: null });
    else told.set(id, { sentences: [tellLike(succession, kin, id, before, texts)], sameAs: first });
  }
  return told;
}

const heirsOf = ({ shares, usufruct }: Succession): PersonId[] => [
  ...new Set([...(usufruct?.keys() ?? []), ...shares.keys()].filter((id) => id !== "treasury")),
];
const written = ({ rule, pieces }: Sentence): string =>
  `${rule} ${pieces.map((piece) => (piece.kind === "fraction" ? format(piece.value) : piece.kind === "text" ? piece.text : piece.kind === "person" ? piece.id : piece.amount)).join("|")}`;

/** "The same as Omar.", "One part, where Omar has two.": of those told before, the first whom it fits. */
function tellLike(
  succession: Succession,
  kin: Kin,
  id: PersonId,
  before: readonly PersonId[],
  texts: StoryTexts,
): Sentence {
  const rule = ownSteps(succession, id).at(-1)!.rule;
  const share = succession.shares.get(id)!;
  const equal = before.find((one) => equals(succession.shares.get(one)!, share));
  const { sex, code } = relationOf(kin, id);
  const line = (key: LineKey, as: PersonId) =>
    sentence(rule, { line: key, args: { as: { person: as }, share: frac(share) } }, texts);
  if (equal !== undefined) return line(sex === "male" ? "same.male" : "same.female", equal);
  const brother = before.find((one) => relationOf(kin, one).code === "son");
  const isHalf = brother !== undefined && equals(succession.shares.get(brother)!, multiply(share, fraction(2)));
  return code === "daughter" && isHalf ? line("same.half", brother) : line("told-with", before[0]!);
}
