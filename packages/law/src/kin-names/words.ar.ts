import type { KinWords } from "./kin-words.ts";
import type { Noun } from "./noun.ts";
import type { Link } from "./relation.ts";

/** The noun in all its numbers; the dual as subject and after a preposition. */
interface Word {
  one: string;
  two: readonly [subject: string, after: string];
  many: string;
  /** After eleven and more: "11 ابناً". */
  counted: string;
  isMale: boolean;
  /** An adjective that agrees, or words that stay as they are. */
  adjective?: Omit<Word, "adjective" | "isMale">;
  tail?: string;
}

const word = (one: string, two: Word["two"], many: string, counted: string, isMale: boolean): Word => ({
  one,
  two,
  many,
  counted,
  isMale,
});
const fullMale = { one: "شقيق", two: ["شقيقان", "شقيقين"], many: "أشقاء", counted: "شقيقاً" } as const;
const fullFemale = { one: "شقيقة", two: ["شقيقتان", "شقيقتين"], many: "شقيقات", counted: "شقيقةً" } as const;

const brother = word("أخ", ["أخوان", "أخوين"], "إخوة", "أخاً", true);
const sister = word("أخت", ["أختان", "أختين"], "أخوات", "أختاً", false);
const son = word("ابن", ["ابنان", "ابنين"], "أبناء", "ابناً", true);
const daughter = word("ابنة", ["ابنتان", "ابنتين"], "بنات", "ابنةً", false);
const child = word("ولد", ["ولدان", "ولدين"], "أولاد", "ولداً", true);
const uncle = word("عم", ["عمّان", "عمّين"], "أعمام", "عمّاً", true);
const aunt = word("عمة", ["عمتان", "عمتين"], "عمات", "عمةً", false);
const mothersBrother = word("خال", ["خالان", "خالين"], "أخوال", "خالاً", true);
const mothersSister = word("خالة", ["خالتان", "خالتين"], "خالات", "خالةً", false);
const grandfather = word("جد", ["جدّان", "جدّين"], "أجداد", "جداً", true);
const grandmother = word("جدة", ["جدتان", "جدتين"], "جدات", "جدةً", false);

const forms: Readonly<Record<Link, Word>> = {
  husband: word("زوج", ["زوجان", "زوجين"], "أزواج", "زوجاً", true),
  wife: word("زوجة", ["زوجتان", "زوجتين"], "زوجات", "زوجةً", false),
  "male-partner": { ...word("شريك", ["شريكان", "شريكين"], "شركاء", "شريكاً", true), tail: "في الحياة" },
  "female-partner": { ...word("شريكة", ["شريكتان", "شريكتين"], "شريكات", "شريكةً", false), tail: "في الحياة" },
  father: word("أب", ["أبوان", "أبوين"], "آباء", "أباً", true),
  mother: word("أم", ["أمّان", "أمّين"], "أمهات", "أمّاً", false),
  son,
  daughter,
  "adopted-son": { ...son, tail: "بالتبنّي" },
  "adopted-daughter": { ...daughter, tail: "بالتبنّي" },
  stepson: word("ربيب", ["ربيبان", "ربيبين"], "ربائب", "ربيباً", true),
  stepdaughter: word("ربيبة", ["ربيبتان", "ربيبتين"], "ربيبات", "ربيبةً", false),
  "full-brother": { ...brother, adjective: fullMale },
  "full-sister": { ...sister, adjective: fullFemale },
  "paternal-brother": { ...brother, tail: "لأب" },
  "paternal-sister": { ...sister, tail: "لأب" },
  "maternal-brother": { ...brother, tail: "لأم" },
  "maternal-sister": { ...sister, tail: "لأم" },
  kinsman: word("قريب", ["قريبان", "قريبين"], "أقارب", "قريباً", true),
  kinswoman: word("قريبة", ["قريبتان", "قريبتين"], "قريبات", "قريبةً", false),
};
const mixed: Readonly<Partial<Record<Link, Word>>> = { son: child, "adopted-son": { ...child, tail: "بالتبنّي" } };
const byCode: Readonly<Record<string, Word>> = {
  "father.father": { ...grandfather, tail: "لأب" },
  "father.mother": { ...grandmother, tail: "لأب" },
  "mother.father": { ...grandfather, tail: "لأم" },
  "mother.mother": { ...grandmother, tail: "لأم" },
  "father.full-brother": { ...uncle, adjective: fullMale },
  "father.paternal-brother": { ...uncle, tail: "لأب" },
  "father.maternal-brother": { ...uncle, tail: "لأم" },
  "father.full-sister": { ...aunt, adjective: fullFemale },
  "father.paternal-sister": { ...aunt, tail: "لأب" },
  "father.maternal-sister": { ...aunt, tail: "لأم" },
  "mother.full-brother": { ...mothersBrother, adjective: fullMale },
  "mother.paternal-brother": { ...mothersBrother, tail: "لأب" },
  "mother.maternal-brother": { ...mothersBrother, tail: "لأم" },
  "mother.full-sister": { ...mothersSister, adjective: fullFemale },
  "mother.paternal-sister": { ...mothersSister, tail: "لأب" },
  "mother.maternal-sister": { ...mothersSister, tail: "لأم" },
};
/** The first noun of "ابن الابن": it drops the ending of its dual. */
const owned: Readonly<Partial<Record<Link, Word>>> = {
  son: word("ابن", ["ابنا", "ابني"], "أبناء", "ابن", true),
  daughter: word("بنت", ["بنتا", "بنتي"], "بنات", "بنت", false),
  father: word("والد", ["والدا", "والدي"], "آباء", "والد", true),
  mother: word("والدة", ["والدتا", "والدتي"], "أمهات", "والدة", false),
  "full-brother": word("شقيق", ["شقيقا", "شقيقي"], "أشقاء", "شقيق", true),
  "full-sister": word("شقيقة", ["شقيقتا", "شقيقتي"], "شقيقات", "شقيقة", false),
};
const ownedMixed = word("ولد", ["ولدا", "ولدي"], "أولاد", "ولد", true);

type Case = "subject" | "after";
type Size = "one" | "two" | "many" | "counted";

function pick(from: Omit<Word, "adjective" | "isMale">, size: Size, as: Case): string {
  return size === "two" ? from.two[as === "subject" ? 0 : 1] : from[size];
}

/** Whether a relation is one noun with what belongs to it, not one noun owned by another. */
function simpleWord({ links, sex }: Pick<Noun, "links" | "sex">): Word | undefined {
  const last = links.at(-1)!;
  if (links.length === 1) return (sex === "mixed" && mixed[last]) || forms[last];
  return byCode[links.join(".")];
}

function build({ links, sex }: Pick<Noun, "links" | "sex">, size: Size, as: Case, isDefinite: boolean): string {
  const the = isDefinite ? "ال" : "";
  const own = simpleWord({ links, sex });
  if (own) {
    const adjective = own.adjective && ` ${the}${pick(own.adjective, size, as)}`;
    return `${the}${pick(own, size, as)}${adjective ?? ""}${own.tail ? ` ${own.tail}` : ""}`;
  }
  const last = links.at(-1)!;
  const owner = build({ links: links.slice(0, -1), sex: "male" }, "one", "after", isDefinite);
  const first = (sex === "mixed" && last === "son" && ownedMixed) || owned[last];
  if (first) return `${pick(first, size, as)} ${owner}`;
  const loose = forms[last];
  return `${pick(loose, size, as)}${loose.tail ? ` ${loose.tail}` : ""} لـ${owner}`;
}

const isMale = ({ links, sex }: Pick<Noun, "links" | "sex">): boolean =>
  sex === "mixed" || (simpleWord({ links, sex }) ?? owned[links.at(-1)!] ?? forms[links.at(-1)!]).isMale;
const numbers: Readonly<Record<number, readonly [male: string, female: string]>> = {
  3: ["الثلاثة", "الثلاث"],
  4: ["الأربعة", "الأربع"],
  5: ["الخمسة", "الخمس"],
  6: ["الستة", "الست"],
  7: ["السبعة", "السبع"],
  8: ["الثمانية", "الثماني"],
  9: ["التسعة", "التسع"],
  10: ["العشرة", "العشر"],
};

/** For the man and for the woman; from the eleventh on a number is clearer than the word. */
const ordinals: readonly (readonly [male: string, female: string])[] = [
  ["الأول", "الأولى"],
  ["الثاني", "الثانية"],
  ["الثالث", "الثالثة"],
  ["الرابع", "الرابعة"],
  ["الخامس", "الخامسة"],
  ["السادس", "السادسة"],
  ["السابع", "السابعة"],
  ["الثامن", "الثامنة"],
  ["التاسع", "التاسعة"],
  ["العاشر", "العاشرة"],
];

function definite(noun: Noun, as: Case): string {
  const { count } = noun;
  if (count === 1) return build(noun, "one", as, true);
  if (count === 2) return build(noun, "two", as, true);
  const number = simpleWord(noun) && !simpleWord(noun)!.tail ? numbers[count]?.[isMale(noun) ? 0 : 1] : undefined;
  return `${build(noun, "many", as, true)}${number ? ` ${number}` : ""}`;
}

/** ل runs into the article: لـ + الابن is للابن. */
const forWhom = (text: string) => (text.startsWith("ال") ? `لل${text.slice(2)}` : `ل${text}`);

/** Forms: nothing as subject, gen after a preposition or noun, li with ل before it, each for "كل ابن", lieach for "لكل ابن". */
export const words: KinWords = {
  language: "ar",
  label: (relation) => build(relation, "one", "subject", true),
  numbered(relation, number) {
    const label = build(relation, "one", "subject", true);
    const ordinal = ordinals[number - 1]?.[isMale(relation) ? 0 : 1];
    return relation.links.length === 1 && !simpleWord(relation)!.tail && ordinal
      ? `${label} ${ordinal}`
      : `${label} رقم ${number}`;
  },
  counted(relation, count) {
    if (count === 1) return build(relation, "one", "subject", false);
    if (count === 2) return build(relation, "two", "subject", false);
    const rest = count % 100;
    const size: Size = rest >= 3 && rest <= 10 ? "many" : rest >= 11 ? "counted" : "one";
    return `${count} ${build(relation, size, "after", false)}`;
  },
  phrase(nouns, form) {
    const all = nouns.map((noun) => {
      const isEach = form.endsWith("each") && noun.count > 1;
      const text = isEach
        ? `كل ${build({ ...noun, sex: "male" }, "one", "after", false)}`
        : definite(noun, form === "" ? "subject" : "after");
      return form.startsWith("li") ? forWhom(text) : text;
    });
    return all.join(" و");
  },
};
