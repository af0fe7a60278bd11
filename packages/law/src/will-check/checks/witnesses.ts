import {
  type Attested,
  type WillForm,
  type WitnessBar,
  type WitnessRules,
  witnessBars,
} from "../../formalities/sheet.ts";
import type { PersonId } from "../../succession/family.ts";
import { type Case, type Check, finding } from "../case.ts";
import type { Finding, FindingData, Mend } from "../finding.ts";
import type { FindingCode } from "../findings.ts";
import { citationOf, formOf, officialForms } from "../form-of.ts";
import { adultAge } from "../people.ts";
import type { Witness } from "../plan.ts";

/** LAW-025, D41: who may not be a witness, what follows, and whether enough are left. */
export const checkWitnesses: Check = (matter) => {
  const form = formOf(matter)?.value;
  const isWithout = form?.witnesses === 0 && !form.witnessesForProof && !form.witnessesOnRequest;
  if (isWithout && (ownHand.has(form.form) || !rulesFor(matter))) return [];
  const found = matter.will.witnesses.flatMap((witness) => look(matter, witness));
  return [...found, ...tooFew(matter)];
};

/** Nobody is needed beside a paper in one's own hand, or where no form is asked for. */
const ownHand: ReadonlySet<WillForm> = new Set(["holograph", "codicil", "any"]);

/** Why somebody's word as a witness is worth less, in the order of the list. */
function barsOf(
  matter: Case,
  { person, kinOf = [], incapable, officialOrStaff }: Witness,
): ReadonlyMap<WitnessBar, PersonId> {
  const { people, accounts, heirs, kin, will } = matter;
  const receives = (id: PersonId) => accounts.willed.has(id) || will.gifts.some(({ to }) => to === id);
  const among = (ids: readonly PersonId[]) => ids.find(receives);
  const relatives = new Set(kin.family.people.map(({ id }) => id));
  const others = will.witnesses.filter((its) => its.person !== person).map((its) => its.person);
  const found: Partial<Record<WitnessBar, PersonId | undefined>> = {
    beneficiary: receives(person) ? person : undefined,
    "spouse-of-beneficiary": among(people.spousesOf(person)),
    "kin-of-beneficiary": among([...people.closeKinOf(person), ...kinOf]),
    heir: heirs?.includes(person) ? person : undefined,
    "kin-of-testator": relatives.has(person) ? person : undefined,
    minor: isTooYoung(matter, person) ? person : undefined,
    incapable: incapable ? person : undefined,
    "official-or-staff": officialOrStaff ? person : undefined,
    "each-others-spouse": people.spousesOf(person).find((id) => others.includes(id)),
    interested: among(people.spousesOf(person)),
    executor: will.executors.includes(person) ? person : undefined,
  };
  const bars = witnessBars.filter((bar) => found[bar] !== undefined);
  return new Map(bars.map((bar) => [bar, found[bar]!]));
}

const isTooYoung = (matter: Case, person: PersonId): boolean => {
  const age = matter.people.ageOf(person);
  const least = formOf(matter)?.value.witnessMinAge ?? adultAge;
  return age === null ? matter.people.isMinor(person) : age < least;
};

/** The rules on witnesses, where they speak of the chosen form. */
function rulesFor({ sheet, will }: Case): Attested<WitnessRules> | null {
  const rules = sheet?.witnesses;
  if (!rules) return null;
  const { forms } = rules.value;
  return forms && will.form !== null && !forms.includes(will.form) ? null : rules;
}

const interested: ReadonlySet<WitnessBar> = new Set(["beneficiary", "spouse-of-beneficiary", "kin-of-beneficiary"]);

function look(matter: Case, witness: Witness): Finding[] {
  const { person } = witness;
  const bars = barsOf(matter, witness);
  const rules = rulesFor(matter);
  const found: Finding[] = [];
  if (bars.has("minor")) {
    const needed = formOf(matter)?.value.witnessMinAge ?? adultAge;
    const age = matter.people.ageOf(person);
    const form = formOf(matter);
    const law = form?.value.witnessMinAge !== undefined ? form : rules?.value.bars.includes("minor") ? rules : null;
    const data = { person, needed, ...(age !== null && { age }) };
    found.push(finding(matter, "witness.minor", data, law && citationOf(law), [withoutWitness(matter, person)]));
  }
  const minded = [...bars].filter(([its]) => its !== "minor" && rules?.value.bars.includes(its));
  const [bar, because] = minded[0] ?? [];
  if (bar && because && rules) {
    return [...found, ...barred(matter, rules, { person, bar, other: because }, minded.length === 1)];
  }
  // No law that was reviewed minds; two people without any interest are still the better witnesses.
  const [mild, whose] = [...bars].find(([its]) => its === "beneficiary" || its === "spouse-of-beneficiary") ?? [];
  if (mild && whose && !(matter.sheet?.witnesses && !rules)) {
    const data = { person, bar: mild, other: whose };
    found.push(
      finding(matter, "witness.unwise", data, rules && citationOf(rules), [
        withoutWitness(matter, person),
        { code: "keep", data },
      ]),
    );
  }
  return found;
}

function barred(
  matter: Case,
  rules: Attested<WitnessRules>,
  data: Required<Pick<FindingData, "person" | "bar" | "other">>,
  isOnlyBar: boolean,
): Finding[] {
  const { effect, unless = [] } = rules.value;
  const isInterested = interested.has(data.bar);
  const canBeSaved = unless.includes("two-others") || (effect === "gift-void-unless-cleared" && unless.length === 0);
  const code = codeOf(effect, isInterested);
  if (code === "witness.gift-void" && canBeSaved && disinterested(matter, data.person) >= 2) return [];
  const mends = [
    withoutWitness(matter, data.person),
    ...(isInterested && isOnlyBar && data.bar !== "kin-of-beneficiary" ? [withoutGifts(matter, data.other)] : []),
    ...(unless.includes("court-satisfied") ? [{ code: "ask-court" as const, data: {} }] : []),
    ...(code === "witness.unwise" ? [{ code: "keep" as const, data }] : []),
  ];
  return [finding(matter, code, data, citationOf(rules), mends)];
}

function codeOf(effect: WitnessRules["effect"], isInterested: boolean): FindingCode {
  if (effect === "will-void" || effect === "will-voidable") return "witness.will-void";
  if (effect === "none") return "witness.unwise";
  const takesGift = effect === "gift-void" || effect === "clause-void" || effect === "gift-void-unless-cleared";
  return takesGift && isInterested ? "witness.gift-void" : "witness.not-counted";
}

/** Other witnesses whom nothing is held against. */
function disinterested(matter: Case, but: PersonId): number {
  const rules = rulesFor(matter);
  return matter.will.witnesses.filter((witness) => {
    if (witness.person === but) return false;
    return [...barsOf(matter, witness).keys()].every((bar) => bar !== "minor" && !rules?.value.bars.includes(bar));
  }).length;
}

const withoutWitness = ({ will }: Case, person: PersonId): Mend => ({
  code: "remove-witness",
  data: { person },
  changes: { witnesses: will.witnesses.filter((its) => its.person !== person) },
});

function withoutGifts({ will, accounts }: Case, person: PersonId): Mend {
  const theirs = new Set(accounts.gifts.filter(({ to }) => to === person).map(({ gift }) => gift.id));
  const gifts = will.gifts.filter(({ id, to }) => to !== person && !theirs.has(id));
  const residue = will.residue.filter(({ to }) => to !== person);
  return { code: "remove-gift", data: { person }, changes: { gifts, residue } };
}

/** How many witnesses the form needs, and how many of those named count. */
function tooFew(matter: Case): Finding[] {
  const { will, people } = matter;
  const form = formOf(matter);
  const withMayor = will.signing?.official ? form?.value.witnessesWithMayor : undefined;
  const needed = withMayor ?? form?.value.witnesses;
  if (!form || needed === undefined || needed === 0) return [];
  if (form.value.insteadOfWitnesses === "notary" && will.signing?.official) return [];
  const rules = rulesFor(matter);
  const disqualifies = (bar: WitnessBar) => {
    if (!rules?.value.bars.includes(bar)) return false;
    const code = codeOf(rules.value.effect, interested.has(bar));
    return code === "witness.not-counted" || code === "witness.will-void";
  };
  const counts = (witness: Witness): boolean => {
    const { person } = witness;
    if (people.isCharity(person) || !people.isAlive(person) || isTooYoung(matter, person) || witness.incapable)
      return false;
    return ![...barsOf(matter, witness).keys()].some(disqualifies);
  };
  const have = new Set(will.witnesses.filter(counts).map(({ person }) => person)).size;
  if (have >= needed) return [];
  const data = { needed, have, form: form.value.form };
  const isOpen = will.witnesses.length === 0 && will.signing === null;
  const official: Mend[] = officialForms.has(form.value.form) ? [{ code: "go-to-official", data: {} }] : [];
  const mends: Mend[] = [{ code: "add-witness", data }, ...official];
  return [finding(matter, isOpen ? "witness.to-find" : "witness.too-few", data, citationOf(form), mends)];
}
