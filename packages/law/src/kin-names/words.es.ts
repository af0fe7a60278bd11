import type { KinWords } from "./kin-words.ts";
import type { Noun } from "./noun.ts";
import type { Link } from "./relation.ts";
import { f, m, romanceWords, type Word } from "./romance-words.ts";

const forms: Readonly<Record<Link, Word>> = {
  husband: m("esposo", "esposos"),
  wife: f("esposa", "esposas"),
  "male-partner": m("compañero", "compañeros"),
  "female-partner": f("compañera", "compañeras"),
  father: m("padre", "padres"),
  mother: f("madre", "madres"),
  son: m("hijo", "hijos"),
  daughter: f("hija", "hijas"),
  "adopted-son": m("hijo adoptivo", "hijos adoptivos"),
  "adopted-daughter": f("hija adoptiva", "hijas adoptivas"),
  stepson: m("hijastro", "hijastros"),
  stepdaughter: f("hijastra", "hijastras"),
  "full-brother": m("hermano", "hermanos"),
  "full-sister": f("hermana", "hermanas"),
  "paternal-brother": m("medio hermano de padre", "medios hermanos de padre"),
  "paternal-sister": f("media hermana de padre", "medias hermanas de padre"),
  "maternal-brother": m("medio hermano de madre", "medios hermanos de madre"),
  "maternal-sister": f("media hermana de madre", "medias hermanas de madre"),
  kinsman: m("pariente", "parientes"),
  kinswoman: f("pariente", "parientes"),
};
const mixed: Readonly<Partial<Record<Link, string>>> = {
  "full-brother": "hermanos y hermanas",
  "paternal-brother": "medios hermanos y hermanas de padre",
  "maternal-brother": "medios hermanos y hermanas de madre",
};
const grandparents: Readonly<Record<string, Word>> = {
  "father.father": m("abuelo paterno", "abuelos paternos"),
  "father.mother": f("abuela paterna", "abuelas paternas"),
  "mother.father": m("abuelo materno", "abuelos maternos"),
  "mother.mother": f("abuela materna", "abuelas maternas"),
};
const numbers: Readonly<Record<number, string>> = {
  2: "dos",
  3: "tres",
  4: "cuatro",
  5: "cinco",
  6: "seis",
  7: "siete",
  8: "ocho",
  9: "nueve",
  10: "diez",
};

const de = ({ one, gender }: Word) => (gender === "m" ? `del ${one}` : `de la ${one}`);

function phrase(noun: Noun, word: Word, form: string): string {
  const male = word.gender === "m";
  if (noun.count === 1) {
    if (form === "de") return de(word);
    if (form === "a") return male ? `al ${word.one}` : `a la ${word.one}`;
    if (form === "un") return `${male ? "un" : "una"} ${word.one}`;
    return `${male ? "el" : "la"} ${word.one}`;
  }
  if (form === "each") return `cada ${word.one}`;
  const counted = `${numbers[noun.count] ?? noun.count} ${word.many}`;
  if (form === "un") return counted;
  const all = `${male ? "los" : "las"} ${counted}`;
  return form === "de" ? `de ${all}` : form === "a" ? `a ${all}` : all;
}

/** Forms: nothing for "el hijo", un for "un hijo", de for "del hijo", a for "al hijo", each for "cada hijo". */
export const words: KinWords = romanceWords({
  language: "es",
  forms,
  mixed,
  short: grandparents,
  of: de,
  ofOne: ({ one, gender }) => `de ${gender === "m" ? "un" : "una"} ${one}`,
  phrase,
  and: (last) => (/^h?i/.test(last) ? "e" : "y"),
});
