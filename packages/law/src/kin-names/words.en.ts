import type { KinWords } from "./kin-words.ts";
import type { Noun } from "./noun.ts";
import type { Link } from "./relation.ts";

const forms: Readonly<Record<Link, readonly [one: string, many: string]>> = {
  husband: ["husband", "husbands"],
  wife: ["wife", "wives"],
  "male-partner": ["partner", "partners"],
  "female-partner": ["partner", "partners"],
  father: ["father", "fathers"],
  mother: ["mother", "mothers"],
  son: ["son", "sons"],
  daughter: ["daughter", "daughters"],
  "adopted-son": ["adopted son", "adopted sons"],
  "adopted-daughter": ["adopted daughter", "adopted daughters"],
  stepson: ["stepson", "stepsons"],
  stepdaughter: ["stepdaughter", "stepdaughters"],
  "full-brother": ["brother", "brothers"],
  "full-sister": ["sister", "sisters"],
  "paternal-brother": ["half-brother on the father's side", "half-brothers on the father's side"],
  "paternal-sister": ["half-sister on the father's side", "half-sisters on the father's side"],
  "maternal-brother": ["half-brother on the mother's side", "half-brothers on the mother's side"],
  "maternal-sister": ["half-sister on the mother's side", "half-sisters on the mother's side"],
  kinsman: ["relative", "relatives"],
  kinswoman: ["relative", "relatives"],
};
const mixed: Readonly<Partial<Record<Link, string>>> = {
  son: "children",
  "adopted-son": "adopted children",
  stepson: "stepchildren",
  "full-brother": "brothers and sisters",
  "paternal-brother": "half-brothers and half-sisters on the father's side",
  "maternal-brother": "half-brothers and half-sisters on the mother's side",
};
const numbers = ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "son's daughter"; after longer words "son of a half-brother on the father's side". */
function after(before: readonly Link[], word: string): string {
  if (before.length === 0) return word;
  const owner = one(before);
  return owner.includes(" on ") ? `${word} of ${article(owner)} ${owner}` : `${owner}'s ${word}`;
}
const one = (links: readonly Link[]): string => after(links.slice(0, -1), forms[links.at(-1)!][0]);
function many({ links, sex }: Pick<Noun, "links" | "sex">): string {
  const last = links.at(-1)!;
  const word = (sex === "mixed" && mixed[last]) || forms[last][1];
  const before = links.slice(0, -1);
  if (before.length === 0) return word;
  const isOnly = before.every((link) => link === "father" || link === "mother");
  return `${word} of ${isOnly ? "the" : article(one(before))} ${one(before)}`;
}

const article = (word: string) => (/^[aeiou]/.test(word) ? "an" : "a");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function phrase(noun: Noun, form: string): string {
  const { count, links } = noun;
  if (count === 1) return form === "a" ? `${article(one(links))} ${one(links)}` : `the ${one(links)}`;
  const counted = `${numbers[count] ?? count} ${many(noun)}`;
  if (form === "each") return `each ${one(links)}`;
  return form === "a" ? counted : `the ${counted}`;
}

/** Forms: nothing for "the son", a for "a son", each for "each son". */
export const words: KinWords = {
  language: "en",
  label: ({ links }) => capital(one(links)),
  numbered: ({ links }, number) => `${capital(one(links))} ${number}`,
  counted: ({ links, sex }, count) => `${count} ${count === 1 ? one(links) : many({ links, sex })}`,
  phrase(nouns, form) {
    const all = nouns.map((noun) => phrase(noun, form));
    return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
  },
};
