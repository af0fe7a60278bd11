import type { KinWords } from "./kin-words.ts";
import type { Noun } from "./noun.ts";
import type { Link } from "./relation.ts";

/** A word for kin in French or Spanish, which agree with their gender. */
export interface Word {
  one: string;
  many: string;
  gender: "m" | "f";
}
export const m = (one: string, many: string): Word => ({ one, many, gender: "m" });
export const f = (one: string, many: string): Word => ({ one, many, gender: "f" });

export interface RomanceWords {
  language: string;
  forms: Readonly<Record<Link, Word>>;
  /** Of several who are not all men. */
  mixed: Readonly<Partial<Record<Link, string>>>;
  /** Words for links that a language does not put together, such as "abuelo paterno". */
  short: Readonly<Record<string, Word>>;
  /** "del padre": there is one of them. */
  of: (owner: Word) => string;
  /** "de una hija": there may be several. */
  ofOne: (owner: Word) => string;
  phrase: (noun: Noun, word: Word, form: string) => string;
  /** What is put before the last of several. */
  and: (last: string) => string;
}

/** The words of a language out of its table: "hijo de una hija", "frère du père". */
export function romanceWords(table: RomanceWords): KinWords {
  function wordOf({ links, sex }: Pick<Noun, "links" | "sex">): Word {
    const short = table.short[links.join(".")];
    if (short) return short;
    const last = table.forms[links.at(-1)!];
    const many = (sex === "mixed" && table.mixed[links.at(-1)!]) || last.many;
    if (links.length === 1) return { ...last, many };
    const before = links.slice(0, -1);
    const owner = wordOf({ links: before, sex: "male" });
    const isOnly = before.every((link) => link === "father" || link === "mother");
    const whose = isOnly ? table.of(owner) : table.ofOne(owner);
    return { one: `${last.one} ${whose}`, many: `${many} ${whose}`, gender: last.gender };
  }
  return {
    language: table.language,
    label: (relation) => capital(wordOf(relation).one),
    numbered: (relation, number) => `${capital(wordOf(relation).one)} ${number}`,
    counted: (relation, count) => `${count} ${count === 1 ? wordOf(relation).one : wordOf(relation).many}`,
    phrase(nouns, form) {
      const all = nouns.map((noun) => table.phrase(noun, wordOf(noun), form));
      if (all.length < 2) return all.join("");
      const last = all.at(-1)!;
      return `${all.slice(0, -1).join(", ")} ${table.and(last)} ${last}`;
    },
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
