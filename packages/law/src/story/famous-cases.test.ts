import { describe, expect, test } from "vitest";
import { profileOf } from "../catalogue/profile-of.ts";
import { deceasedId, type Person } from "../succession/family.ts";
import type { Kin } from "../succession/kin.ts";
import { format } from "../succession/rational.ts";
import { type Engine, isSuccession } from "../succession/result.ts";
import { everyFact as known } from "../succession/testing/every-fact.ts";
import { engines } from "../vectors/engines.ts";
import { loadStory } from "./load-story.ts";
import { tellExclusion, tellNotComputed, tellRemark, tellShares, tellSteps } from "./tell.ts";
import { deadSon, family, namesIn, written } from "./testing/telling.ts";

/** A daughter who died before, and her son. */
const distant: readonly Person[] = [
  { id: "daughter", sex: "female", alive: false, father: deceasedId },
  { id: "daughter's son", sex: "male", alive: true, mother: "daughter" },
];

/** Families that students of each law know, and some that every family office meets. */
const cases: readonly (readonly [title: string, law: string, kin: Kin])[] = [
  [
    "Wife, mother, two sons and a daughter",
    "lb-islamic-hanafi",
    family("male", { wives: 1, mother: true, children: "ssd" }),
  ],
  [
    "Minbariyya: wife, two daughters, father, mother",
    "hanafi",
    family("male", { wives: 1, father: true, mother: true, children: "dd" }),
  ],
  ["Umariyya: husband, father, mother", "hanafi", family("female", { husband: 1, father: true, mother: true })],
  ["Umariyya: wife, father, mother", "maliki", family("male", { wives: 1, father: true, mother: true })],
  [
    "Mubahala: husband, mother, sister",
    "hanafi",
    family("female", { husband: 1, mother: true, siblings: ["full sister"] }),
  ],
  [
    "Mushtaraka, Shafi'i: husband, mother, two half-siblings of the mother, a brother",
    "shafii",
    family("female", { husband: 1, mother: true, siblings: ["maternal brother", "maternal sister", "full brother"] }),
  ],
  [
    "The same family, Hanafi: nothing is left for the brother",
    "hanafi",
    family("female", { husband: 1, mother: true, siblings: ["maternal brother", "maternal sister", "full brother"] }),
  ],
  [
    "Akdariyya: husband, mother, grandfather, sister",
    "shafii",
    family("female", { husband: 1, mother: true, grandfather: true, siblings: ["full sister"] }),
  ],
  [
    "Grandfather and brothers, Hanafi",
    "hanafi",
    family("male", { grandfather: true, siblings: ["full brother", "full brother"] }),
  ],
  [
    "Grandfather and brothers, Hanbali",
    "hanbali",
    family("male", { grandfather: true, siblings: ["full brother", "full brother", "full brother"] }),
  ],
  [
    "Kharqa', Egypt: mother, grandfather, sister",
    "eg-islamic-hanafi",
    family("male", { mother: true, grandfather: true, siblings: ["full sister"] }),
  ],
  ["Radd: mother and daughter", "hanafi", family("male", { mother: true, children: "d" })],
  ["Radd beside two wives", "hanafi", family("male", { wives: 2, children: "dd" })],
  [
    "Father with a daughter: a share and the rest",
    "hanafi",
    family("male", { wives: 1, father: true, children: "d", siblings: ["full brother"] }),
  ],
  [
    "A daughter, a son's daughter and a sister",
    "hanafi",
    family("male", { children: "d", siblings: ["full sister"], more: deadSon("dead", "d") }),
  ],
  ["A wife alone, Maliki: the rest to the treasury", "maliki", family("male", { wives: 1 })],
  ["A husband alone, Hanafi", "hanafi", family("female", { husband: 1 })],
  [
    "Egypt: grandchildren of a dead son beside a son",
    "eg-islamic-hanafi",
    family("male", { wives: 1, children: "sd", more: deadSon("dead", "sd") }),
  ],
  [
    "Pakistan: grandchildren of a dead son beside a son",
    "pk-islamic-hanafi",
    family("male", { wives: 1, children: "sd", more: deadSon("dead", "sd") }),
  ],
  [
    "Tunisia: a daughter and a brother",
    "tn-islamic-maliki",
    family("male", { children: "d", siblings: ["full brother"] }),
  ],
  [
    "Ja'fari: parents, husband, a daughter",
    "jafari",
    family("female", { husband: 1, father: true, mother: true, children: "d" }),
  ],
  ["Ja'fari: father, mother and a daughter", "jafari", family("male", { father: true, mother: true, children: "d" })],
  [
    "Ja'fari: wife, mother and a daughter: the rest goes back to these two",
    "jafari",
    family("male", { wives: 1, mother: true, children: "d" }),
  ],
  [
    "Ja'fari: wife, a brother, a sister of the mother's side",
    "jafari",
    family("male", { wives: 1, siblings: ["full brother", "maternal sister"] }),
  ],
  [
    "France: wife, two children, a brother",
    "fr",
    family("male", { wives: 1, children: "sd", siblings: ["full brother"] }),
  ],
  [
    "Spain: wife with the use of a third, children, grandchildren",
    "es",
    family("male", { wives: 1, children: "sd", more: deadSon("dead", "sd") }),
  ],
  ["Belgium: husband with the use of everything", "be", family("female", { husband: 1, children: "sd" })],
  ["England: wife and two children", "gb", family("male", { wives: 1, children: "sd" })],
  ["Germany, accrued gains: wife and two children", "de", family("male", { wives: 1, children: "sd" })],
  [
    "Germany: wife, mother, a brother and a half-sister",
    "de",
    family("male", { wives: 1, mother: true, siblings: ["full brother", "paternal sister"] }),
  ],
  [
    "Italy: wife, parents, a brother",
    "it",
    family("male", { wives: 1, father: true, mother: true, siblings: ["full brother"] }),
  ],
  [
    "Japan: wife, a brother and a half-sister",
    "jp",
    family("male", { wives: 1, siblings: ["full brother", "paternal sister"] }),
  ],
  ["Korea: wife and two children", "kr", family("male", { wives: 1, children: "sd" })],
  ["Scotland: wife and two children", "sct", family("male", { wives: 1, children: "sd" })],
  [
    "Uniform Probate Code: wife, a son, grandchildren of two dead sons",
    "us",
    family("male", { wives: 1, children: "s", more: [...deadSon("a", "s"), ...deadSon("b", "dd")] }),
  ],
  ["South Africa: wife and two children", "za", family("male", { wives: 1, children: "sd" })],
  ["South Africa: two wives and three children", "za", family("male", { wives: 2, children: "ssd" })],
  ["South Africa: four wives and a son", "za", family("male", { wives: 4, children: "s" })],
  [
    "Halacha: the firstborn, another son, a daughter, the widow",
    "halacha",
    family("male", { wives: 1, children: "fsd" }),
  ],
  [
    "Hindu man: two widows, two children, both parents",
    "hsa8",
    family("male", { wives: 2, children: "sd", father: true, mother: true }),
  ],
  [
    "Parsi: wife, two children, both parents",
    "parsi51",
    family("male", { wives: 1, children: "sd", father: true, mother: true }),
  ],
  [
    "Malikiyya: husband, mother, grandfather, two half-siblings of the mother, a half-brother of the father",
    "maliki",
    family("female", {
      husband: 1,
      mother: true,
      grandfather: true,
      siblings: ["maternal brother", "maternal sister", "paternal brother"],
    }),
  ],
  [
    "An adopted daughter, a divorced wife, and a stepson, Hanafi",
    "hanafi",
    family("male", {
      wives: 1,
      children: "s",
      more: [
        { id: "adopted", sex: "female", alive: true, father: deceasedId, adopted: true },
        { id: "divorced", sex: "female", alive: true, relation: "spouse", bars: ["divorced"] },
        { id: "step", sex: "male", alive: true, mother: "wife 0" },
      ],
    }),
  ],
  [
    "Ja'fari: the children of a son who may not inherit",
    "jafari",
    family("male", {
      mother: true,
      more: [
        { id: "barred", sex: "male", alive: true, father: deceasedId, bars: ["killed-deliberately"] },
        { id: "granddaughter", sex: "female", alive: true, father: "barred" },
      ],
    }),
  ],
  ["Hanbali: a wife and a daughter's son, a distant relative", "hanbali", family("male", { wives: 1, more: distant })],
  [
    "England: a son who killed, his child, and a daughter",
    "gb",
    family("male", {
      children: "d",
      more: [
        { id: "killer", sex: "male", alive: true, father: deceasedId, bars: ["killed-deliberately"] },
        { id: "his child", sex: "female", alive: true, father: "killer" },
      ],
    }),
  ],
  [
    "Russia: the same family, in which nobody comes in his place",
    "ru",
    family("male", {
      children: "d",
      more: [
        { id: "killer", sex: "male", alive: true, father: deceasedId, bars: ["killed-deliberately"] },
        { id: "his child", sex: "female", alive: true, father: "killer" },
      ],
    }),
  ],
  ["Several wives where the law knows one", "fr", family("male", { wives: 2, children: "s" })],
];

const engineOf = (law: string): Engine => {
  const found = engines[law];
  if (found) return found;
  const profile = profileOf(law);
  if ("noEngine" in profile) throw new Error(law);
  return profile.engine;
};

describe.each(["en", "ar", "es", "fr"])("famous cases in %s", async (language) => {
  const story = await loadStory(language);
  const told = cases.map(([title, law, kin]) => {
    const names = namesIn(kin, story);
    const outcome = engineOf(law)(kin, known);
    const lines = [`## ${title} (${law})`, ""];
    if (!isSuccession(outcome)) {
      if ("notComputed" in outcome) lines.push(written(tellNotComputed(outcome, story), names));
      return [...lines, ""].join("\n");
    }
    lines.push(...tellSteps(outcome, kin, story).map((one, at) => `${at + 1}. ${written(one, names)}`), "");
    for (const [id, { sentences }] of tellShares(outcome, kin, story)) {
      const share = outcome.shares.get(id);
      lines.push(
        `- ${names.get(id)} ${share ? format(share) : "–"}: ${sentences.map((one) => written(one, names)).join(" ")}`,
      );
    }
    for (const { person } of outcome.excluded) {
      const why = tellExclusion(outcome, kin, person, story).map((one) => written(one, names));
      lines.push(`- ${names.get(person)} 0: ${why.join(" ")}`);
    }
    for (const rule of outcome.remarks) lines.push(`- * ${written(tellRemark(rule, story), names)}`);
    return [...lines, ""].join("\n");
  });

  test("[LAW-006] read as they were approved", async () => {
    await expect(told.join("\n")).toMatchFileSnapshot(`./testing/famous-cases.${language}.md`);
  });
});
