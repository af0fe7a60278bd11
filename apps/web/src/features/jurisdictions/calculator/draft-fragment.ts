import { contracts, weddingDays } from "@heirlock/law/succession/couples/laws";
import { regimes as allRegimes, propertyKinds } from "@heirlock/law/succession/couples-property";
import { type Bar, deceasedId, type PersonFacts, problemWithFamily } from "@heirlock/law/succession/family";
import { partnerTies } from "@heirlock/law/succession/partners/laws";
import { ByteReader, ByteWriter } from "./draft-bytes.ts";
import { type DraftPerson, emptyDraft, type FamilyDraft, familyOf } from "./family-draft.ts";

/** More people than any family that a page can draw, and a name as long as any. */
export const mostPeople = 120;
export const longestName = 60;
const longestFragment = 12_000;
const longestCode = 60;
const largestAmount = 10n ** 17n;

const bars: readonly Bar[] = [
  "killed-deliberately",
  "killed-by-mistake",
  "other-religion",
  "divorced-revocably",
  "divorced-on-deathbed",
  "divorced",
];
const personFacts: readonly (keyof PersonFacts)[] = [
  "minor",
  "disabled",
  "inIdda",
  "remarried",
  "withinLunarYear",
  "receivedByGift",
];
const relations = [undefined, "father", "mother", "spouse", "partner"] as const;
const regimes = [undefined, ...allRegimes] as const;
const spouseProperties = [undefined, "none", "less", "enough"] as const;
const choices = [undefined, "quarter", "usufruct"] as const;
const mostChildren = 200;
const answers = [undefined, true, false] as const;

/**
 * The draft as the fragment of an address, without "#": `law=<code>` while only a law was chosen, else `f=1.` and the
 * family in bytes. Browsers keep a fragment to themselves. Names are in it only where they are asked for.
 */
export function encodeDraft(draft: FamilyDraft, { names }: { names: boolean }): string {
  const { code, deceasedSex, people, estate, facts, dateOfDeath } = draft;
  const hasMore = people.length > 0 || estate || dateOfDeath || Object.values(facts).some((fact) => fact !== undefined);
  if (!hasMore && deceasedSex === "male") return code ? `law=${code}` : "";
  const out = new ByteWriter();
  const isNamed = names && people.some(({ name }) => name !== null);
  out.text(code);
  const hasFurther = furtherFacts.some((name) => facts[name] !== undefined);
  const isOfCouple = facts.contract !== undefined || facts.marriedBefore !== undefined || facts.coupleHas !== undefined;
  const isOfElection = facts.election !== undefined;
  const isOfChurch = facts.sameChurch !== undefined || facts.heirsAgree !== undefined;
  const isAskedForPartner = facts.ties !== undefined || facts.noPartner === true;
  out.number(
    bits([
      deceasedSex === "female",
      isNamed,
      estate !== null,
      dateOfDeath !== undefined,
      facts.scottish !== undefined,
      hasFurther,
      isAskedForPartner,
      isOfChurch,
      isOfCouple,
      isOfElection,
    ]),
  );
  out.number(people.length);
  const index = new Map(people.map(({ id }, place) => [id, place + 1]));
  const parent = (id: string) => out.number(id === deceasedId ? 0 : (index.get(id) ?? 0));
  for (const person of people) {
    writePerson(out, person, parent);
    if (isNamed) out.text(person.name ?? "");
  }
  if (estate) {
    out.number(estate.amount);
    out.text(estate.currency);
  }
  if (dateOfDeath !== undefined) out.text(dateOfDeath);
  out.number(regimes.indexOf(facts.regime));
  out.number(answers.indexOf(facts.allChildrenCommon));
  out.number(answers.indexOf(facts.spouseHasOtherChildren));
  if (facts.scottish) {
    const { house, furniture, otherMoveable, otherHeritage } = facts.scottish;
    for (const part of [house, furniture, otherMoveable, otherHeritage ?? 0n]) out.number(part);
  }
  if (hasFurther) writeFurther(out, facts);
  if (isAskedForPartner) {
    out.number(facts.noPartner ? 1 : 0);
    for (const tie of partnerTies) out.number(answers.indexOf(facts.ties?.[tie]));
  }
  if (isOfChurch) {
    out.number(answers.indexOf(facts.sameChurch));
    out.number(answers.indexOf(facts.heirsAgree));
  }
  if (isOfCouple) writeCouple(out, facts);
  if (isOfElection) writeElection(out, facts.election);
  return `f=1.${out.toBase64Url()}`;
}

/** Facts that only some laws ask for: in the address only where one of them was answered. */
const furtherFacts = [
  "commonChildren",
  "spouseProperty",
  "secondMarriage",
  "choice",
  "forcedHeirs",
  "property",
] as const satisfies readonly (keyof FamilyDraft["facts"])[];

function writeFurther(out: ByteWriter, facts: FamilyDraft["facts"]): void {
  const count = (value: number | undefined) => out.number(value === undefined ? 0 : value + 1);
  count(facts.commonChildren);
  out.number(spouseProperties.indexOf(facts.spouseProperty));
  out.number(answers.indexOf(facts.secondMarriage));
  out.number(choices.indexOf(facts.choice));
  count(facts.forcedHeirs);
  const given = propertyKinds.map((kind) => facts.property?.[kind]);
  out.number(bits(given.map((part) => part !== undefined)));
  for (const part of given) if (part !== undefined) out.number(part);
}

function readFurther(input: ByteReader): Partial<FamilyDraft["facts"]> {
  const count = () => {
    const value = input.number(mostChildren);
    return value === 0 ? undefined : value - 1;
  };
  const commonChildren = count();
  const spouseProperty = spouseProperties[input.number(3)];
  const secondMarriage = answers[input.number(2)];
  const choice = choices[input.number(2)];
  const forcedHeirs = count();
  const has = flags(input.number(2 ** propertyKinds.length - 1), propertyKinds.length);
  const parts = propertyKinds.filter((_, place) => has[place]).map((kind) => [kind, amount(input)] as const);
  return {
    ...(commonChildren !== undefined && { commonChildren }),
    ...(spouseProperty && { spouseProperty }),
    ...(secondMarriage !== undefined && { secondMarriage }),
    ...(choice && { choice }),
    ...(forcedHeirs !== undefined && { forcedHeirs }),
    ...(parts.length > 0 && { property: Object.fromEntries(parts) }),
  };
}

const agreed = [undefined, ...contracts] as const;

function writeCouple(out: ByteWriter, { contract, marriedBefore, coupleHas }: FamilyDraft["facts"]): void {
  out.number(agreed.indexOf(contract));
  for (const day of weddingDays) out.number(answers.indexOf(marriedBefore?.[day]));
  out.number(coupleHas === undefined ? 0 : coupleHas === "unknown" ? 1 : 2);
  if (coupleHas === undefined || coupleHas === "unknown") return;
  for (const sum of [coupleHas.common, coupleHas.ownDeceased, coupleHas.ownSurvivor]) out.number(sum);
}

function writeElection(out: ByteWriter, election: FamilyDraft["facts"]["election"]): void {
  const sums = typeof election === "object" ? [election.deceased, election.survivor] : [];
  out.number(sums.length);
  for (const sum of sums) out.number(sum);
}

function readElection(input: ByteReader): NonNullable<FamilyDraft["facts"]["election"]> {
  return input.number(2) === 0 ? "unknown" : { deceased: amount(input), survivor: amount(input) };
}

function readCouple(input: ByteReader): Pick<FamilyDraft["facts"], "contract" | "marriedBefore" | "coupleHas"> {
  const contract = agreed[input.number(contracts.length)];
  const known = weddingDays.flatMap((day) => {
    const answer = answers[input.number(2)];
    return answer === undefined ? [] : [[day, answer] as const];
  });
  const kind = input.number(2);
  const sums = kind === 2 ? { common: amount(input), ownDeceased: amount(input), ownSurvivor: amount(input) } : null;
  return {
    ...(contract && { contract }),
    ...(known.length > 0 && { marriedBefore: Object.fromEntries(known) }),
    ...(sums ? { coupleHas: sums } : kind === 1 && { coupleHas: "unknown" as const }),
  };
}

function readPartner(input: ByteReader): Pick<FamilyDraft["facts"], "noPartner" | "ties"> {
  const isNone = input.number(1) === 1;
  const known = partnerTies.flatMap((tie) => {
    const answer = answers[input.number(2)];
    return answer === undefined ? [] : [[tie, answer] as const];
  });
  return { ...(isNone && { noPartner: true }), ...(known.length > 0 && { ties: Object.fromEntries(known) }) };
}

/** Null when the fragment is none of ours, cut off or too large. Never throws. */
export function decodeDraft(fragment: string): FamilyDraft | null {
  if (fragment === "") return emptyDraft;
  if (fragment.length > longestFragment) return null;
  const [, law] = /^law=([a-z0-9-]{1,60})$/.exec(fragment) ?? [];
  if (law !== undefined) return { ...emptyDraft, code: law };
  const [, encoded] = /^f=1\.([\w-]+)$/.exec(fragment) ?? [];
  if (encoded === undefined) return null;
  try {
    const draft = readDraft(new ByteReader(encoded));
    return isDrawable(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Whether a fragment brings names along, so that going on with it keeps them. */
export function bringsNames(fragment: string): boolean {
  return fragment.startsWith("f=") && decodeDraft(fragment)?.people.some(({ name }) => name !== null) === true;
}

function writePerson(out: ByteWriter, person: DraftPerson, parent: (id: string) => void): void {
  const { sex, alive, relation, father, mother, birthOrder, adopted } = person;
  const given = new Set(person.bars ?? []);
  const facts = person.facts ?? {};
  const has = {
    father: father !== undefined,
    mother: mother !== undefined,
    order: birthOrder !== undefined,
    bars: given.size > 0,
    facts: personFacts.some((name) => facts[name] !== undefined),
  };
  const kind = relations.indexOf(relation);
  out.number(
    bits([sex === "female", alive, (kind & 1) > 0, (kind & 2) > 0, has.father, has.mother, adopted === true]) |
      (bits([has.order, has.bars, has.facts, (kind & 4) > 0]) << 7),
  );
  if (father !== undefined) parent(father);
  if (mother !== undefined) parent(mother);
  if (birthOrder !== undefined) out.number(birthOrder);
  if (has.bars) out.number(bits(bars.map((bar) => given.has(bar))));
  if (has.facts) {
    out.number(personFacts.reduce((all, name, place) => all + answers.indexOf(facts[name]) * 3 ** place, 0));
  }
}

function readDraft(input: ByteReader): FamilyDraft {
  const code = input.text(longestCode);
  if (!/^[a-z0-9-]*$/.test(code)) throw new RangeError("Not a code");
  const set = flags(input.number(1023), 10);
  const [isFemale, isNamed, hasEstate, hasDate, isScottish, hasFurther, isAskedForPartner, isOfChurch] = set;
  const [isOfCouple, isOfElection] = set.slice(8);
  const count = input.number(mostPeople);
  const people: DraftPerson[] = [];
  for (let place = 1; place <= count; place++) {
    const person = readPerson(input, `p${place}`, count);
    people.push({ ...person, name: isNamed ? tidyName(input.text(longestName * 4)) : null });
  }
  const estate = hasEstate ? { amount: amount(input), currency: currency(input.text(3)) } : null;
  const dateOfDeath = hasDate ? date(input.text(10)) : undefined;
  const regime = regimes[input.number(regimes.length - 1)];
  const allChildrenCommon = answers[input.number(2)];
  const spouseHasOtherChildren = answers[input.number(2)];
  const scottish = isScottish
    ? { house: amount(input), furniture: amount(input), otherMoveable: amount(input), otherHeritage: amount(input) }
    : undefined;
  const further = hasFurther ? readFurther(input) : {};
  const partner = isAskedForPartner ? readPartner(input) : {};
  const sameChurch = isOfChurch ? answers[input.number(2)] : undefined;
  const heirsAgree = isOfChurch ? answers[input.number(2)] : undefined;
  const couple = isOfCouple ? readCouple(input) : {};
  const election = isOfElection ? readElection(input) : undefined;
  input.end();
  return {
    code,
    deceasedSex: isFemale ? "female" : "male",
    people,
    estate,
    facts: {
      ...(regime && { regime }),
      ...(allChildrenCommon !== undefined && { allChildrenCommon }),
      ...(spouseHasOtherChildren !== undefined && { spouseHasOtherChildren }),
      ...(scottish && { scottish }),
      ...further,
      ...partner,
      ...couple,
      ...(election && { election }),
      ...(sameChurch !== undefined && { sameChurch }),
      ...(heirsAgree !== undefined && { heirsAgree }),
    },
    ...(dateOfDeath && { dateOfDeath }),
  };
}

function readPerson(input: ByteReader, id: string, count: number): Omit<DraftPerson, "name"> {
  const head = input.number(2047);
  const [isFemale, alive, one, two, hasFather, hasMother, adopted, hasOrder, hasBars, hasFacts, four] = flags(head, 11);
  const parent = () => {
    const place = input.number(count);
    return place === 0 ? deceasedId : `p${place}`;
  };
  const kind = (one ? 1 : 0) + (two ? 2 : 0) + (four ? 4 : 0);
  if (kind >= relations.length) throw new RangeError("Not a relation");
  const relation = relations[kind];
  const father = hasFather ? parent() : undefined;
  const mother = hasMother ? parent() : undefined;
  const birthOrder = hasOrder ? input.number(200) : undefined;
  const barred = hasBars ? flags(input.number(63), 6) : [];
  const facts = hasFacts ? input.number(3 ** personFacts.length - 1) : 0;
  const given = bars.filter((_, place) => barred[place]);
  const known = personFacts.flatMap((name, place) => {
    const answer = answers[Math.floor(facts / 3 ** place) % 3];
    return answer === undefined ? [] : [[name, answer] as const];
  });
  return {
    id,
    sex: isFemale ? "female" : "male",
    alive: alive === true,
    ...(relation && { relation }),
    ...(father && { father }),
    ...(mother && { mother }),
    ...(birthOrder !== undefined && { birthOrder }),
    ...(adopted && { adopted }),
    ...(given.length > 0 && { bars: given }),
    ...(known.length > 0 && { facts: Object.fromEntries(known) }),
  };
}

/** What no drawing could show; what a law refuses is said by the page. */
function isDrawable(draft: FamilyDraft): boolean {
  const problem = problemWithFamily(familyOf(draft))?.problem;
  return problem !== "own-ancestor" && problem !== "unknown-parent" && problem !== "duplicate-id";
}

/** One line without signs that turn the direction of what follows; null when nothing is left. */
export function tidyName(text: string): string | null {
  const visible = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ").replaceAll(/ +/g, " ");
  return [...visible.trim()].slice(0, longestName).join("").trim() || null;
}

function amount(input: ByteReader): bigint {
  const value = input.big();
  if (value > largestAmount) throw new RangeError("Too large");
  return value;
}
function currency(text: string): string {
  if (!/^[A-Z]{3}$/.test(text)) throw new RangeError("Not a currency");
  return text;
}
function date(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) throw new RangeError("Not a day");
  return text;
}

const bits = (set: readonly boolean[]): number => set.reduce((all, is, place) => all + (is ? 2 ** place : 0), 0);
const flags = (value: number, count: number): boolean[] =>
  Array.from({ length: count }, (_, place) => Math.floor(value / 2 ** place) % 2 === 1);
