import type { Language } from "@heirlock/domain/languages";
import type { Given, WillContent, WillGift } from "@heirlock/domain/wills/content";
import type { Tradition } from "./template-kind.ts";
import type { Words } from "./words.ts";

export interface Clause {
  /** The same in every language and version. */
  key: ClauseKey;
  heading: string;
  paragraphs: string[];
  /** Who inherits what by law; only a wasiyya has it. */
  table?: { head: [string, string]; rows: [string, string][] };
}

/** What a will can speak of, each under its own heading. */
export type ClauseKey = Exclude<keyof Words["headings"], "signature" | "instructions">;

export interface ClauseFacts {
  content: WillContent;
  tradition: Tradition;
  /** The law as it is called in this language. */
  lawName: string;
  /** The country that the will is for; null for a religious law as such. */
  country: string | null;
  /** What the law gives whom; null where it is not computed. */
  shares: readonly { person: string | "treasury"; share: string }[] | null;
  /** "A sum of money" in place of how much: for whoever is to see the text and no values. */
  hidesAmounts?: boolean | undefined;
}

/** The text of a will in one language, clause by clause. Two languages have the same clauses in the same order. */
export function clausesOf(facts: ClauseFacts, words: Words, language: Language): Clause[] {
  const say = new Sayer(facts, words, language);
  const { content, tradition } = facts;
  const clause = (key: ClauseKey, said: readonly string[]): Clause | null => {
    const paragraphs = said.filter((one) => one !== "");
    return paragraphs.length === 0 ? null : { key, heading: words.headings[key], paragraphs };
  };
  const clauses: (Clause | null)[] = [
    clause("testator", [tradition === "wasiyya" ? words.invocation : "", say.opening()]),
    clause("law", [
      tradition === "custom" ? "" : words.law(facts.lawName),
      content.chosenLaw === null ? "" : words.chosenLaw(say.country(content.chosenLaw)),
    ]),
    clause("covers", say.covers()),
    clause("revocation", [say.revocation(facts.country)]),
    clause("executors", say.executors()),
    clause("guardians", say.guardians()),
    clause("gifts", [tradition === "wasiyya" ? words.debtsFirst : "", ...say.gifts()]),
    clause("residue", say.residue()),
    tradition === "wasiyya" && facts.shares ? sharesOf(facts.shares, say, words) : null,
    clause("minors", content.receiveAge === null ? [] : [words.receiveAge(say.number(content.receiveAge))]),
    clause(
      "leftOut",
      content.leftOut.flatMap(({ person, reason }) => [
        words.leftOut(say.name(person)),
        reason && words.reason(reason),
      ]),
    ),
    clause(
      "pets",
      content.pets.flatMap(({ name, to, wishes }) => [words.pet(name, say.name(to)), wishes && words.wishes(wishes)]),
    ),
    clause("accounts", say.accounts()),
    clause("funeral", [
      content.funeral.kind ? words.funeral[content.funeral.kind] : "",
      content.funeral.wishes && words.wishes(content.funeral.wishes),
    ]),
    clause("letters", content.letters.length === 0 ? [] : [words.letters(content.letters.length)]),
    clause("debtDevice", tradition === "halachic" ? words.debtDevice : []),
  ];
  return clauses.filter((one) => one !== null);
}

function sharesOf(shares: NonNullable<ClauseFacts["shares"]>, say: Sayer, words: Words): Clause {
  const name = (person: string) => (person === "treasury" ? words.shares.treasury : say.name(person));
  return {
    key: "shares",
    heading: words.headings.shares,
    paragraphs: [words.shares.text],
    table: {
      head: [words.shares.person, words.shares.share],
      rows: shares.map(({ person, share }) => [name(person), share]),
    },
  };
}

/** One set of digits in a document, the Latin one, which every court and bank reads (DOC-010). */
const tagOf = (language: Language, country: string | null) =>
  `${language === "en" && country !== "US" ? "en-GB" : language}-u-nu-latn`;

/** Turns what the content holds into sentences of one language. */
class Sayer {
  readonly #content: WillContent;
  readonly #words: Words;
  readonly #tag: string;
  readonly #hidesAmounts: boolean;
  readonly #names: ReadonlyMap<string, string>;

  constructor({ content, country, hidesAmounts = false }: ClauseFacts, words: Words, language: Language) {
    this.#content = content;
    this.#words = words;
    this.#hidesAmounts = hidesAmounts;
    this.#tag = tagOf(language, country);
    this.#names = new Map(content.people.map(({ id, name }) => [id, name]));
  }

  name(ref: string): string {
    return this.#names.get(ref) ?? ref;
  }
  number(value: number): string {
    return new Intl.NumberFormat(this.#tag).format(value);
  }
  country(code: string): string {
    return new Intl.DisplayNames([this.#tag], { type: "region" }).of(code) ?? code;
  }
  #day(date: string): string {
    return new Intl.DateTimeFormat(this.#tag, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  }
  #list(refs: readonly string[]): string {
    return new Intl.ListFormat(this.#tag).format(refs.map((ref) => this.name(ref)));
  }
  #money(amount: string, currency: string): string {
    const format = new Intl.NumberFormat(this.#tag, { style: "currency", currency, currencyDisplay: "code" });
    const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
    const [whole, rest] = [amount.slice(0, -digits || undefined), digits ? amount.slice(-digits) : ""];
    const exact = `${whole || "0"}${rest ? `.${rest.padStart(digits, "0")}` : ""}` as `${number}`;
    return format.format(exact).replaceAll("\u00a0", " ");
  }

  opening(): string {
    const { fullName, birthDate, birthPlace, address } = this.#content.testator;
    const born = birthDate === null ? "" : this.#day(birthDate);
    return this.#words.opening({ name: fullName, born, place: birthPlace, address });
  }
  covers(): string[] {
    const { covers, excepts } = this.#content;
    return [
      covers === undefined ? "" : this.#words.covers.only(this.country(covers)),
      excepts === undefined ? "" : this.#words.covers.except(this.#countries(excepts)),
    ];
  }
  #countries(codes: readonly string[]): string {
    return new Intl.ListFormat(this.#tag).format(codes.map((code) => this.country(code)));
  }
  /** Without a word on what the will covers, "the same country" is that of its law. */
  revocation(ofLaw: string | null): string {
    const { revokes } = this.#words;
    const { revokes: kind, covers, excepts } = this.#content;
    if (kind !== "same_country") return revokes[kind];
    if (covers === undefined && excepts !== undefined) return revokes.other_countries(this.#countries(excepts));
    const country = covers ?? ofLaw;
    return country === null ? revokes.none : revokes.same_country(this.country(country));
  }
  executors(): string[] {
    const refs = (isSubstitute: boolean) =>
      this.#content.executors.filter((one) => one.isSubstitute === isSubstitute).map(({ person }) => person);
    const [first, others] = [refs(false), refs(true)];
    if (first.length === 0) return others.length === 0 ? [] : [this.#words.executors(this.#list(others))];
    return [
      this.#words.executors(this.#list(first)),
      others.length === 0 ? "" : this.#words.substituteExecutors(this.#list(others)),
    ];
  }
  guardians(): string[] {
    return this.#content.guardians.flatMap(({ of, guardian, substitute }) => [
      this.#words.guardian(this.name(of), this.name(guardian)),
      substitute === null ? "" : this.#words.substituteGuardian(this.name(substitute)),
    ]);
  }
  gifts(): string[] {
    return this.#content.gifts.map((gift) => this.#gift(gift));
  }
  #gift({ to, what, substitute, ifHeirsAgree, wishes }: WillGift): string {
    return [
      this.#words.gift(this.#what(what), this.name(to)),
      substitute === null ? "" : this.#words.substituteGift(this.name(to), this.name(substitute)),
      ifHeirsAgree ? this.#words.ifHeirsAgree : "",
      wishes && this.#words.wishes(wishes),
    ]
      .filter((one) => one !== "")
      .join(" ");
  }
  #what(what: Given): string {
    const { given } = this.#words;
    switch (what.kind) {
      case "sum":
        return this.#hidesAmounts ? given.sum : this.#money(what.amount, what.currency);
      case "thing":
        return what.title;
      case "part":
        return given.estate(what.part);
      case "asset":
        return what.part === "1" ? what.title : given.part(what.part, what.title);
      case "use":
        return what.part === "1" ? given.use(what.title) : given.usePart(what.part, what.title);
    }
  }
  residue(): string[] {
    const { residue } = this.#content;
    const [only, ...others] = residue;
    if (!only) return [this.#words.residueByLaw];
    const isAll = others.length === 0 && only.share === "1";
    return residue.map(({ to, share, substitute }) =>
      [
        isAll ? this.#words.residueAll(this.name(to)) : this.#words.residue(share, this.name(to)),
        substitute === null ? "" : this.#words.substituteResidue(this.name(to), this.name(substitute)),
      ]
        .filter((one) => one !== "")
        .join(" "),
    );
  }
  accounts(): string[] {
    return this.#content.accounts.flatMap(({ service, name, isDesignated, designee, wishes }) => {
      const called = service === "other" ? name : this.#words.services[service];
      return [
        isDesignated && designee ? this.#words.accountNamed(called, designee) : this.#words.accountOpen(called),
        wishes && this.#words.wishes(wishes),
      ];
    });
  }
}
