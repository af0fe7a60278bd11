import { words } from "../kin-names/words.ar.ts";
import { format } from "../succession/rational.ts";
import { lines } from "./lines.ar.ts";
import { says } from "./says.ar.ts";
import type { StoryTexts } from "./story-texts.ts";

/** The names that everybody knows; the two thirds change after a word that governs them. */
const names: Readonly<Record<string, string>> = {
  "1/2": "النصف",
  "1/3": "الثلث",
  "2/3": "الثلثان",
  "1/4": "الربع",
  "3/4": "ثلاثة أرباع",
  "1/5": "الخُمس",
  "1/6": "السدس",
  "1/7": "السُّبع",
  "1/8": "الثُّمن",
  "1/9": "التُّسع",
  "1/10": "العُشر",
};
const governed: Readonly<Record<string, string>> = { "2/3": "الثلثين" };

const ask = "يُرجى سؤال محامٍ أو محكمة.";
const noShares = `لذلك لا نعرض أنصبة. ${ask}`;
const grandchildren = "هنا أحفاد توفي والدهم أو والدتهم من قبل.";

export const texts: StoryTexts = {
  language: "ar",
  words,
  lines,
  says,
  open: {
    "civil.one-spouse": `${says["civil.one-spouse"]} ${ask}`,
    "civil.open": `${says["civil.open"]} ${noShares}`,
    "civil.farther-kin": `${says["civil.farther-kin"]} ${noShares}`,
    "in.hsa8-open": `${says["in.hsa8-open"]} ${noShares}`,
    "in.hsa15-open": `${says["in.hsa15-open"]} ${ask}`,
    "jafari.class": `لم يبقَ إلا أقارب أبعد، ومصادرنا لا تشملهم. ${ask}`,
    "us.unworthy": `يأخذ أولاد من قتل المورّث ذلك النصيب وحدهم. أما الجمع بينهم وبين أولاد من توفّوا من قبل فغير مؤكد في مصادرنا. ${ask}`,
    "egypt.obligatory-bequest": `${grandchildren} ${says["egypt.obligatory-bequest"]} وكيف يسري ذلك على هذه العائلة غير محسوم. ${ask}`,
    "morocco.369": `${grandchildren} ${says["morocco.369"]} وكيف يسري ذلك على هذه العائلة غير محسوم. ${ask}`,
    "tunisia.191": `${grandchildren} ${says["tunisia.191"]} وكيف يسري ذلك على هذه العائلة غير محسوم. ${ask}`,
    "pakistan.mflo4": `${grandchildren} ${says["pakistan.mflo4"]} والمحاكم تختلف في مثل هذه العائلة. ${ask}`,
    "indonesia.khi185": `${grandchildren} ${says["indonesia.khi185"]} وكيف يسري ذلك على هذه العائلة غير محسوم. ${ask}`,
  },
  needs: {
    "estate-value": "يبدأ هذا القانون بمبلغ ثابت من المال، فيُرجى ذكر قيمة التركة.",
    "matrimonial-regime": "يتوقف النصيب على النظام المالي للزواج، فيُرجى اختياره.",
    "date-of-death": "يتغير هذا القانون مع الوقت، ولا تؤكده مصادرنا لذلك اليوم، فيُرجى اختيار تاريخ وفاة آخر.",
    "how-many-common": "يُرجى ذكر عدد الأولاد الذين هم أيضاً أولاد الزوج أو الزوجة.",
    "spouse-property": "يتوقف النصيب على ما يملكه الزوج أو الزوجة. يُرجى ذكر ذلك مقارنةً بنصيب الولد.",
    "second-marriage": "يُرجى ذكر هل كان هناك أولاد من زواج سابق عند الزواج.",
    "forced-heirs": "يُرجى ذكر عدد الأولاد الذين لم يتجاوزوا 23 سنة أو لا يستطيعون رعاية أنفسهم أبداً.",
    "property-kinds": "يقسم هذا القانون أنواع الأموال بطرق مختلفة. يُرجى ذكر قيمة كل نوع.",
    "partner-ties": "نصيب الشريك بلا زواج يتوقف على ما كان بينهما. يُرجى ذكره.",
    "same-church": "يُرجى ذكر ما إذا كان جميع الورثة ينتمون إلى كنيسة المتوفى.",
    "heirs-agree": "يُرجى ذكر ما إذا كان جميع الورثة متفقين على تطبيق شريعة الكنيسة.",
    "marriage-contract": "يُرجى ذكر ما اتفق عليه الزوجان بشأن أموالهما.",
    "wedding-day": "يُرجى ذكر تاريخ الزواج.",
    "couple-has": "يُرجى ذكر ما يملكه الزوجان، أو أنك لا تعرف.",
    election: "يُرجى ذكر ما لكل من الزوجين، أو أنك لا تعرف.",
    "spouse-in-will": "تتوقف النتيجة على ما إذا كانت الوصية تترك شيئاً للزوج أو الزوجة.",
    "common-children": "يُرجى ذكر ما إذا كان الأولاد كلهم أولاد الزوج أو الزوجة أيضاً.",
    "spouse-children": "يُرجى ذكر ما إذا كان للزوج أو الزوجة أولاد آخرون.",
    "estate-parts": "يعامل هذا القانون المسكن والأثاث وسائر الأموال معاملة مختلفة، فيُرجى ذكر قيمة كل منها.",
  },
  whole: "التركة كلها",
  list: ["، و", "، و"],
  aroundFraction(value, form) {
    const text = format(value);
    const name = form === "bare" ? undefined : (form === "gen" && governed[text]) || names[text];
    return name ? [`${name} (`, ")"] : ["", ""];
  },
};
