import type { Attested, FormRules, Sheet } from "../formalities/sheet.ts";
import type { ChecklistItem } from "./template.ts";
import type { Texts } from "./template-texts.ts";
import { countsUnregistered, graded, notReviewed, originOf } from "./wording.ts";

/** How many witnesses there must be: one line where all forms agree, else one that says it for each. */
export function witnessItems(
  sheet: Sheet | null,
  forms: readonly Attested<FormRules>[],
  texts: Texts,
): ChecklistItem[] {
  const { witness } = texts;
  const extra = [...proofItem(forms, texts), ...denialItem(sheet, texts)];
  const known = forms.filter(({ value }) => value.witnesses !== undefined);
  const [first] = known;
  if (!first) return extra.length > 0 ? extra : [notReviewed("witnesses", witness.unknown, texts)];
  const counts = new Set(known.map(({ value }) => value.witnesses!));
  const origin = originOf(first);
  if (counts.size === 1 && known.length === forms.length) {
    const { value, grade } = first;
    const count = value.witnesses!;
    if (count === 0) {
      if (extra.length > 0) return extra;
      const onRequest = forms.flatMap(({ value: { witnessesOnRequest: asked } }) =>
        asked === undefined ? [] : [witness.onRequest(asked)],
      );
      const hint = graded([witness.noneHint, ...onRequest], grade, texts);
      return [{ id: "witnesses", label: witness.none, required: false, hint, origin }];
    }
    return [
      {
        id: "witnesses",
        label: witness.label(count, value.witnessesTogether ?? false),
        required: !countsUnregistered(sheet),
        hint: graded(countHint(value, texts), grade, texts),
        examples: [witness.example],
        origin,
      },
      ...extra,
    ];
  }
  const withSome = known.filter(({ value }) => value.witnesses! > 0);
  const lineOf = ({ form, witnesses }: FormRules) => {
    const { name } = texts.forms[form];
    return witnesses === undefined ? witness.unknownFor(name) : witness.forForm(name, witnesses);
  };
  const told = withSome.length > 0 ? withSome : known;
  const main = withSome[0] ?? first;
  const every = withSome.length === forms.length;
  return [
    {
      id: "witnesses",
      label: every ? witness.each : withSome.length > 0 ? witness.some : witness.noneForSome,
      required: every,
      hint: graded(
        told.map(({ value }) => lineOf(value)),
        main.grade,
        texts,
      ),
      details: forms.map(({ value }) => lineOf(value)),
      examples: [witness.example],
      origin: originOf(main),
    },
    ...extra,
  ];
}

function countHint(rules: FormRules, { witness }: Texts): string[] {
  return [
    rules.witnessesTogether ? witness.together(rules.witnesses!) : witness.hint(rules.witnesses!),
    rules.witnessMinAge ? witness.minAge(rules.witnessMinAge) : "",
    rules.officialCounts ? witness.officialCounts : "",
    rules.insteadOfWitnesses ? witness.instead[rules.insteadOfWitnesses] : "",
    rules.remoteWitnesses ? witness.remote[rules.remoteWitnesses] : "",
  ];
}

function proofItem(forms: readonly Attested<FormRules>[], texts: Texts): ChecklistItem[] {
  const found = forms.find(({ value }) => value.witnessesForProof);
  if (!found) return [];
  const { witnessesForProof, witnessMinAge } = found.value;
  const { label, hint } = texts.witness.forProof(witnessesForProof!);
  const age = witnessMinAge ? texts.witness.minAge(witnessMinAge) : "";
  return [
    { id: "witnesses", label, required: false, hint: graded([hint, age], found.grade, texts), origin: originOf(found) },
  ];
}

function denialItem(sheet: Sheet | null, texts: Texts): ChecklistItem[] {
  const found = sheet?.witnessesOnDenial;
  if (!found) return [];
  const { label, hint } = texts.witness.onDenial(found.value);
  return [
    { id: "witnesses", label, required: false, hint: graded([hint], found.grade, texts), origin: originOf(found) },
  ];
}

/** What follows if a witness gains, and who should be none. */
export function interestedSentences({ value }: NonNullable<Sheet["witnesses"]>, texts: Texts): string[] {
  const { interested, exceptions, bars, forms } = texts;
  const said = [interested.effects[value.effect]];
  if (value.unless) said.push(interested.unless(value.unless.map((one) => exceptions[one])));
  if (value.forms) said.push(interested.onlyForms(value.forms.map((one) => forms[one].name)));
  if (value.varies) said.push(interested.varies);
  if (value.bars.length > 0) said.push(interested.bars(value.bars.map((one) => bars[one])));
  return said;
}

const losesTheWill = new Set(["will-void", "will-voidable", "witness-not-counted", "barred"]);

export function interestedItem(
  sheet: Sheet | null,
  forms: readonly Attested<FormRules>[],
  texts: Texts,
): ChecklistItem[] {
  const { interested } = texts;
  const base = { id: "interested-witness", label: interested.label, examples: [interested.example] };
  const found = sheet?.witnesses;
  if (found) {
    const [effect, ...more] = interestedSentences(found, texts);
    const hint = graded([effect!], found.grade, texts);
    const required = losesTheWill.has(found.value.effect) && !found.value.forms;
    return [{ ...base, required, hint, details: more, origin: originOf(found) }];
  }
  const none = forms.length > 0 && forms.every(({ value }) => value.witnesses === 0);
  return none ? [] : [{ ...base, required: false, hint: interested.unknown, origin: null }];
}
