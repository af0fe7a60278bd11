import type { KinWords } from "./kin-words.ts";
import type { Noun } from "./noun.ts";
import type { Link } from "./relation.ts";
import { f, m, romanceWords, type Word } from "./romance-words.ts";

const forms: Readonly<Record<Link, Word>> = {
  husband: m("mari", "maris"),
  wife: f("épouse", "épouses"),
  "male-partner": m("compagnon", "compagnons"),
  "female-partner": f("compagne", "compagnes"),
  father: m("père", "pères"),
  mother: f("mère", "mères"),
  son: m("fils", "fils"),
  daughter: f("fille", "filles"),
  "adopted-son": m("fils adoptif", "fils adoptifs"),
  "adopted-daughter": f("fille adoptive", "filles adoptives"),
  stepson: m("beau-fils", "beaux-fils"),
  stepdaughter: f("belle-fille", "belles-filles"),
  "full-brother": m("frère", "frères"),
  "full-sister": f("sœur", "sœurs"),
  "paternal-brother": m("demi-frère du côté du père", "demi-frères du côté du père"),
  "paternal-sister": f("demi-sœur du côté du père", "demi-sœurs du côté du père"),
  "maternal-brother": m("demi-frère du côté de la mère", "demi-frères du côté de la mère"),
  "maternal-sister": f("demi-sœur du côté de la mère", "demi-sœurs du côté de la mère"),
  kinsman: m("parent éloigné", "parents éloignés"),
  kinswoman: f("parente éloignée", "parentes éloignées"),
};
const mixed: Readonly<Partial<Record<Link, string>>> = {
  son: "enfants",
  "adopted-son": "enfants adoptés",
  stepson: "beaux-enfants",
  "full-brother": "frères et sœurs",
  "paternal-brother": "demi-frères et demi-sœurs du côté du père",
  "maternal-brother": "demi-frères et demi-sœurs du côté de la mère",
};
const grandparents: Readonly<Record<string, Word>> = {
  "father.father": m("grand-père paternel", "grands-pères paternels"),
  "father.mother": f("grand-mère paternelle", "grands-mères paternelles"),
  "mother.father": m("grand-père maternel", "grands-pères maternels"),
  "mother.mother": f("grand-mère maternelle", "grands-mères maternelles"),
};
const numbers = ["", "", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

const isVowel = (word: string) => /^[aeéèêiou]/.test(word);
const the = ({ one, gender }: Word) => (isVowel(one) ? `l’${one}` : `${gender === "m" ? "le" : "la"} ${one}`);
const of = (word: Word) => (word.gender === "m" && !isVowel(word.one) ? `du ${word.one}` : `de ${the(word)}`);
const to = (word: Word) => (word.gender === "m" && !isVowel(word.one) ? `au ${word.one}` : `à ${the(word)}`);
const a = ({ one, gender }: Word) => `${gender === "m" ? "un" : "une"} ${one}`;

function phrase(noun: Noun, word: Word, form: string): string {
  if (noun.count === 1) {
    if (form === "de") return of(word);
    if (form === "a") return to(word);
    return form === "un" ? a(word) : the(word);
  }
  if (form === "each") return `chaque ${word.one}`;
  const counted = `${numbers[noun.count] ?? noun.count} ${word.many}`;
  if (form === "un") return counted;
  return `${form === "de" ? "des" : form === "a" ? "aux" : "les"} ${counted}`;
}

/** Forms: nothing for "le fils", un for "un fils", de for "du fils", a for "au fils", each for "chaque fils". */
export const words: KinWords = romanceWords({
  language: "fr",
  forms,
  mixed,
  short: grandparents,
  of,
  ofOne: (owner) => `d’${a(owner)}`,
  phrase,
  and: () => "et",
});
