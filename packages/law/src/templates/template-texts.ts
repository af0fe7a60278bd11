import type {
  ConflictRule,
  DivorceEffect,
  ExcludedForm,
  FormNeed,
  LanguageRules,
  LaterChildEffect,
  MarriageEffect,
  ProtectedHeir,
  RegistrationRule,
  Sheet,
  WillForm,
  WitnessBar,
  WitnessEffect,
  WitnessException,
} from "../formalities/sheet.ts";

/** A line to tick off: what, and why or how. */
export interface Line {
  label: string;
  hint: string;
}
type ValueOf<Fact> = NonNullable<Fact> extends { value: infer Value } ? Value : never;
type Words<Code extends string> = Readonly<Record<Code, string>>;

/** Everything that templates say in one language. Sentences end with their full stop; nouns have no article to spare. */
export interface Texts {
  language: string;
  title: (law: string) => string;
  /** Said of every fact of grade K. */
  confirm: string;
  notReviewed: string;
  /** To be said where a fact is missing, and what to ask for then. */
  nobodyChecked: string;
  askThere: string;
  /** A source in the middle of a sentence: isolated where the writing runs the other way. */
  cite: (source: string) => string;
  /** "a, b and c", "a, b or c". */
  list: (items: readonly string[]) => string;
  either: (items: readonly string[]) => string;
  /** Proper names of offices and registers; what is not here keeps its English or own name. */
  /** Between a source and what is said of it. */
  semicolon: string;
  names: Readonly<Record<string, string>>;
  name: (own: string) => string;

  age: {
    label: (years: number) => string;
    hint: string;
    unknown: string;
    leave: (from: number) => string;
    married: string;
    selfSupporting: (from: number) => string;
    half: (until: number) => string;
    inPractice: string;
    forForm: (form: string, years: number) => string;
    example: (years: number) => string;
  };
  /** Why a law asks for it: wills of people who are not Muslims. */
  faithHint: string;
  capacity: Words<ValueOf<Sheet["capacity"]>[number]>;

  /** `name` is a noun: "a will in your own hand". `label` says it to the reader. */
  forms: Readonly<Record<WillForm, { name: string; how: string; label: string; paper: string }>>;
  excluded: Words<ExcludedForm>;
  form: {
    choice: (ways: number) => string;
    unknown: string;
    needs: (items: readonly string[]) => string;
    formAge: (years: number) => string;
    withinDays: (days: number) => string;
    withinMonths: (months: number) => string;
    withinYears: (years: number) => string;
    /** When an emergency will stops counting. */
    lapses: Readonly<Record<"making" | "danger", (months: number) => string>>;
    courtConfirms: string;
    /** Instead of "from the first word to the last". */
    materialParts: string;
    typedList: string;
    militaryOnly: string;
    varies: string;
    emergency: string;
    excluded: (names: readonly string[]) => string;
    courtMayExcuse: string;
    example: string;
  };
  needs: Words<FormNeed>;
  joint: Words<ValueOf<Sheet["jointWills"]>>;
  partsVary: string;
  communities: string;
  probate: string;

  witness: {
    label: (count: number, together: boolean) => string;
    hint: (count: number) => string;
    together: (count: number) => string;
    none: string;
    noneHint: string;
    some: string;
    /** Some ways need none; of others nothing is known. */
    noneForSome: string;
    /** Every way needs some, but not equally many. */
    each: string;
    unknown: string;
    unknownHere: string;
    unknownFor: (form: string) => string;
    /** As part of what a form needs. */
    count: (count: number) => string;
    forForm: (form: string, count: number) => string;
    onRequest: (count: number) => string;
    forProof: (count: number) => Line;
    onDenial: (count: number) => Line;
    instead: Words<"notary" | "second-notary">;
    withMayor: (count: number) => string;
    ifSpoken: (count: number) => string;
    sign: Words<"paper" | "every-page">;
    officialCounts: string;
    remote: Words<"allowed" | "licensed">;
    minAge: (years: number) => string;
    example: string;
  };
  interested: {
    label: string;
    effects: Words<WitnessEffect>;
    unknown: string;
    unless: (items: readonly string[]) => string;
    onlyForms: (names: readonly string[]) => string;
    bars: (items: readonly string[]) => string;
    varies: string;
    example: string;
  };
  exceptions: Words<WitnessException>;
  bars: Words<WitnessBar>;
  executor: Words<ValueOf<Sheet["executor"]>>;

  limit: {
    third: Line;
    reserve: (heirs: readonly string[]) => Line;
    claims: Line;
    everything: Line;
    lifetime: Line;
    unknown: string;
    example: string;
    thirdExample: string;
  };
  toHeir: Readonly<Record<"consent" | "void" | "free", Line & { example: string }>>;
  protects: Words<ProtectedHeir>;
  couple: { label: string };
  coupleProperty: Words<ValueOf<Sheet["coupleProperty"]>>;
  grandchildren: Words<ValueOf<Sheet["grandchildren"]>>;
  /** Funeral, debts, gifts, shares. */
  orderOfClaims: string;

  date: Line & { example: string };
  keep: Line & { example: string };
  marriage: { label: string; effects: Words<MarriageEffect>; unknown: string; example: string };
  divorce: { label: string; effects: Words<DivorceEffect>; unknown: string; example: string };
  laterChild: { label: string; effects: Words<LaterChildEffect>; example: string };
  lapses: Words<ValueOf<Sheet["lapses"]>>;

  papers: {
    choice: string;
    hint: string;
    courtLeave: (under: number) => string;
    otherLanguage: (language: string) => string;
  };
  language_: {
    any: string;
    needed: Readonly<Record<LanguageRules["needed"], (language: string) => string>>;
    help: Words<NonNullable<LanguageRules["help"]>>;
    /** The official language, where it binds nothing but deeds. */
    forDeeds: (language: string) => string;
    ownHand: Words<NonNullable<LanguageRules["ownHand"]>>;
    privateAny: string;
    unknown: string;
  };
  authority: {
    roles: Words<ValueOf<Sheet["authority"]>["role"]>;
    registration: Words<RegistrationRule>;
    deposit: (name: string) => string;
    register: Words<ValueOf<Sheet["register"]>>;
    registerNames: (names: readonly string[]) => string;
    network: string;
    unknown: string;
  };
  abroad: {
    hague: Words<"true" | "false">;
    eu650: Words<"true" | "false">;
    international: Words<ValueOf<Sheet["international"]>>;
    foreignWills: Words<ValueOf<Sheet["foreignWills"]>>;
    nationals: string;
    conflict: Words<ConflictRule>;
  };

  headings: Words<
    | "who"
    | "how"
    | "emergency"
    | "witnesses"
    | "keeping"
    | "language"
    | "changes"
    | "abroad"
    | "family"
    | "missing"
    | "sources"
  >;
  guide: {
    intro: (law: string) => string;
    who: string;
    how: string;
    witnesses: string;
    keeping: string;
    changes: string;
    abroad: string;
    family: string;
    calculator: string;
    missing: string;
    /** "The text of the law was read; last checked June 2026": before the sources that this holds for. */
    checked: (grade: "T" | "S" | "K", month: string) => string;
    notAdvice: string;
    school: (law: string) => string;
  };
  /** For a religious law as such: the form is a matter of the country. */
  ofCountry: Line;
  /** Where a code names several laws and no part was chosen. */
  choosePart: Line;
  custom: { lines: readonly Line[]; guide: string };
}
