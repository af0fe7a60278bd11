import { byParts, type Coins, type Heaps, nth, together, whole } from "./coins.ts";

/**
 * The Sunni rules once more (rulebook 1.4 to 1.12), as a table of twenty-fourths: every class is asked for its own line
 * of the table, and no step depends on the order of another.
 */
export interface Profile {
  grandfather: "out" | "zayd" | "art22";
  mushtaraka?: true;
  malikiyya?: true;
  grandmotherBesideFather?: true;
  spouseLast?: true;
  tanzil?: "two-to-one" | "equal";
  tunisia?: true;
}

export const profiles: Readonly<Record<string, Profile>> = {
  hanafi: { grandfather: "out", spouseLast: true },
  maliki: { grandfather: "zayd", mushtaraka: true, malikiyya: true, tanzil: "two-to-one" },
  shafii: { grandfather: "zayd", mushtaraka: true, tanzil: "two-to-one" },
  hanbali: { grandfather: "zayd", grandmotherBesideFather: true, tanzil: "equal" },
  egypt: { grandfather: "art22", mushtaraka: true, spouseLast: true },
  tunisia: {
    grandfather: "zayd",
    mushtaraka: true,
    malikiyya: true,
    tanzil: "two-to-one",
    spouseLast: true,
    tunisia: true,
  },
  khi: { grandfather: "zayd", mushtaraka: true, tanzil: "two-to-one", spouseLast: true },
};

export type Numbers = Readonly<Record<string, number | undefined>>;

const males = [
  "full_nephews",
  "paternal_nephews",
  "full_uncles",
  "paternal_uncles",
  "full_cousins",
  "paternal_cousins",
];

/** Coins by class, or null where the sources leave the case open. */
export function secondSunni(family: Numbers, profile: Profile): Heaps | null {
  const n = (heir: string) => family[heir] ?? 0;
  const any = (...heirs: string[]) => heirs.some((heir) => n(heir) > 0);
  const heads = (...heirs: string[]) => heirs.reduce((total, heir) => total + n(heir), 0);

  const sonLine = any("sons", "sons_sons", "sons_sons_sons");
  const daughterLine = any("daughters", "sons_daughters", "sons_sons_daughters");
  const issue = sonLine || daughterLine;
  const father = any("father");
  const grandfather = !father && any("paternal_grandfather");
  const agnatic = any("full_brothers", "full_sisters", "paternal_brothers", "paternal_sisters");
  const shares = grandfather && !sonLine && agnatic && profile.grandfather !== "out";
  const siblingsOut = sonLine || father || (grandfather && !shares);

  // The table: who has how many twenty-fourths.
  const fixed: Record<string, number> = {};
  if (any("husband")) fixed.husband = issue ? 6 : 12;
  if (any("wives")) fixed.wives = issue ? 3 : 6;
  const [d, sd, ssd] = [n("daughters"), n("sons_daughters"), n("sons_sons_daughters")];
  const halfOrMore = (count: number) => (count === 1 ? 12 : 16);
  if (d > 0 && !any("sons")) fixed.daughters = halfOrMore(d);
  if (sd > 0 && !any("sons", "sons_sons") && d < 2) fixed.sons_daughters = d === 1 ? 4 : halfOrMore(sd);
  if (ssd > 0 && !sonLine && d + sd === 0) fixed.sons_sons_daughters = halfOrMore(ssd);
  if (ssd > 0 && !sonLine && d + sd === 1) fixed.sons_sons_daughters = 4;
  const spouse = (fixed.husband ?? 0) + (fixed.wives ?? 0);
  const siblings = heads(
    "full_brothers",
    "full_sisters",
    "paternal_brothers",
    "paternal_sisters",
    "maternal_brothers",
    "maternal_sisters",
  );
  if (any("mother")) fixed.mother = issue || siblings > 1 ? 4 : father && spouse > 0 ? (24 - spouse) / 3 : 8;
  const mothersMother = any("maternal_grandmother") && !any("mother");
  const fathersMother =
    any("paternal_grandmother") && !any("mother") && (!father || profile.grandmotherBesideFather === true);
  if (mothersMother) fixed.maternal_grandmother = fathersMother ? 2 : 4;
  if (fathersMother) fixed.paternal_grandmother = mothersMother ? 2 : 4;

  if (shares) {
    return profile.grandfather === "zayd" ? zayd(family, fixed, profile) : article22(family, fixed, daughterLine);
  }
  if (issue && father) fixed.father = 4;
  if (issue && grandfather) fixed.paternal_grandfather = 4;
  const uterine = heads("maternal_brothers", "maternal_sisters");
  const ofUterine = issue || father || grandfather || uterine === 0 ? 0 : uterine === 1 ? 4 : 8;
  const [fb, fs, pb, ps] = ["full_brothers", "full_sisters", "paternal_brothers", "paternal_sisters"].map(n) as [
    number,
    number,
    number,
    number,
  ];
  const paternalOut = siblingsOut || fb > 0 || (fs > 0 && daughterLine);
  if (fs > 0 && fb === 0 && !siblingsOut && !daughterLine) fixed.full_sisters = halfOrMore(fs);
  if (ps > 0 && pb === 0 && !paternalOut && !daughterLine && fs < 2) fixed.paternal_sisters = fs ? 4 : halfOrMore(ps);

  // Who takes the rest: the first line that has somebody.
  const rest: Record<string, number> = {};
  const sisterWithDaughter = !siblingsOut && daughterLine && fb === 0 && (fs > 0 || (pb === 0 && ps > 0));
  if (any("sons")) Object.assign(rest, { sons: 2 * n("sons"), daughters: d });
  else if (any("sons_sons")) Object.assign(rest, { sons_sons: 2 * n("sons_sons"), sons_daughters: sd });
  else if (any("sons_sons_sons")) {
    const lifted = d >= 2 ? sd : 0;
    Object.assign(rest, { sons_sons_sons: 2 * n("sons_sons_sons"), sons_sons_daughters: ssd, sons_daughters: lifted });
  } else if (father) rest.father = 1;
  else if (grandfather) rest.paternal_grandfather = 1;
  else if (fb > 0) Object.assign(rest, { full_brothers: 2 * fb, full_sisters: fs });
  else if (fs > 0 && daughterLine) rest.full_sisters = 1;
  else if (pb > 0) Object.assign(rest, { paternal_brothers: 2 * pb, paternal_sisters: ps });
  else if (ps > 0 && daughterLine) rest.paternal_sisters = 1;
  else {
    const nearest = males.find((heir) => any(heir));
    if (nearest) rest[nearest] = 1;
  }

  const grandmother = mothersMother || fathersMother;
  if (profile.mushtaraka && any("husband") && (any("mother") || grandmother) && ofUterine === 8 && fb > 0) {
    const alike = { full_brothers: fb, full_sisters: fs, ...uterineHeads(n) };
    return together(ofTable(fixed, 24), byParts(nth(whole, 8, 24), alike));
  }
  const uterineBlock = (of: number) => (ofUterine ? byParts(nth(whole, ofUterine, of), uterineHeads(n)) : {});
  const taken = Object.values(fixed).reduce((total, one) => total + one, ofUterine);
  if (taken >= 24) return together(ofTable(fixed, taken), uterineBlock(taken));
  const left = nth(whole, 24 - taken, 24);
  const first = together(ofTable(fixed, 24), uterineBlock(24));
  if (profile.tunisia && sisterWithDaughter) return null;
  const daughters = ["daughters", "sons_daughters", "sons_sons_daughters"].filter((heir) => heir in fixed);
  const gives = Object.keys(rest).length > 0;
  const toDaughters =
    gives && profile.tunisia && daughters.length > 0 && !Object.keys(rest).some((heir) => /^sons|father$/.test(heir));
  if (gives && !toDaughters) return together(first, byParts(left, rest));
  return returned(family, profile, first, left, toDaughters ? daughters : null);

  function uterineHeads(count: typeof n) {
    return { maternal_brothers: count("maternal_brothers"), maternal_sisters: count("maternal_sisters") };
  }
}

function ofTable(fixed: Readonly<Record<string, number>>, base: number): Heaps {
  return Object.fromEntries(Object.entries(fixed).map(([heir, parts]) => [heir, nth(whole, parts, base)]));
}

/** Nobody takes the rest: back to the blood, else to distant kindred, the spouse, the treasury. */
function returned(family: Numbers, profile: Profile, first: Heaps, left: Coins, only: string[] | null): Heaps | null {
  const spouse = ["husband", "wives"].find((heir) => heir in first);
  const blood = only ?? Object.keys(first).filter((heir) => heir !== spouse);
  if (blood.length > 0) {
    if (profile.tunisia && spouse) return null;
    const base = blood.reduce((total, heir) => total + first[heir]!, 0n);
    return together(first, Object.fromEntries(blood.map((heir) => [heir, (left * first[heir]!) / base])));
  }
  const kindred = profile.tanzil ? byTanzil(family, left, profile) : byNearness(family, left);
  if (kindred === null) return null;
  if (Object.keys(kindred).length > 0) return together(first, kindred);
  return together(first, { [spouse && profile.spouseLast ? spouse : "treasury"]: left });
}

const kindredOf = {
  daughters: ["daughters_sons", "daughters_daughters"],
  mother: ["maternal_grandfather", "maternal_uncles", "maternal_aunts"],
  full_sisters: ["full_sisters_sons", "full_sisters_daughters"],
  father: ["paternal_aunts"],
} as const;

function weights(family: Numbers, heirs: readonly string[], male: number): Record<string, number> {
  return Object.fromEntries(
    heirs.map((heir) => [heir, (family[heir] ?? 0) * (/sons$|uncles$|grandfather$/.test(heir) ? male : 1)]),
  );
}

function byNearness(family: Numbers, left: Coins): Heaps {
  const there = (heirs: readonly string[]) => heirs.some((heir) => family[heir]);
  for (const near of [kindredOf.daughters, ["maternal_grandfather"], kindredOf.full_sisters]) {
    if (there(near)) return byParts(left, weights(family, near, 2));
  }
  const mothers = ["maternal_uncles", "maternal_aunts"];
  if (!there(kindredOf.father)) return there(mothers) ? byParts(left, weights(family, mothers, 2)) : {};
  if (!there(mothers)) return { paternal_aunts: left };
  return together({ paternal_aunts: nth(left, 2, 3) }, byParts(nth(left, 1, 3), weights(family, mothers, 2)));
}

/** What one of each link would have, worked out by hand: daughter D, mother M, full sister S, father F. */
const linkTable: Readonly<Record<string, readonly number[]>> = {
  D: [1],
  M: [1],
  S: [1],
  F: [1],
  DM: [3, 1],
  DS: [1, 1],
  DF: [1, 1],
  MS: [2, 3],
  MF: [1, 2],
  SF: [0, 1],
  DMS: [3, 1, 2],
  DMF: [3, 1, 2],
  DSF: [1, 0, 1],
  MSF: [1, 0, 2],
  DMSF: [3, 1, 0, 2],
};

function byTanzil(family: Numbers, left: Coins, { tanzil, tunisia }: Profile): Heaps | null {
  if (family.maternal_grandfather && (family.maternal_uncles || family.maternal_aunts)) return null;
  const links = Object.values(kindredOf).filter((heirs) => heirs.some((heir) => family[heir]));
  if (links.length === 0) return {};
  const letters = Object.keys(kindredOf)
    .map((link) => ({ daughters: "D", mother: "M", full_sisters: "S", father: "F" })[link]!)
    .filter((_, index) => links.includes(Object.values(kindredOf)[index]!))
    .join("");
  // A daughter beside a sister is not settled there.
  if (tunisia && (letters === "DS" || letters === "DMS")) return null;
  const parts = linkTable[letters]!;
  const all = parts.reduce((total, part) => total + part, 0);
  return together(
    ...links.map((heirs, index) =>
      byParts(nth(left, parts[index]!, all), weights(family, heirs, tanzil === "equal" ? 1 : 2)),
    ),
  );
}

/** Zayd's method in seventy-seconds times heads, so that his three choices are whole numbers. */
function zayd(family: Numbers, fixed: Record<string, number>, { malikiyya }: Profile): Heaps {
  const n = (heir: string) => family[heir] ?? 0;
  const brothers = n("full_brothers") + n("paternal_brothers");
  const sisters = n("full_sisters") + n("paternal_sisters");
  const taken = Object.values(fixed).reduce((total, one) => total + one, 0);
  const names = Object.keys(fixed).toSorted().join(" ");
  const left = 24 - taken;
  if (malikiyya && names === "husband mother" && brothers > 0 && sisters === 0) {
    if (n("maternal_brothers") + n("maternal_sisters") > 1)
      return together(ofTable({ ...fixed, paternal_grandfather: left }, 24));
  }
  if (left <= 4) {
    if (names === "husband mother" && brothers === 0 && sisters === 1) {
      const pooled = nth(whole, 4 + 12, 36);
      const sister = n("full_sisters") ? "full_sisters" : "paternal_sisters";
      return together(ofTable(fixed, 36), byParts(pooled, { paternal_grandfather: 2, [sister]: 1 }));
    }
    return ofTable({ ...fixed, paternal_grandfather: 4 }, Math.max(24, taken + 4));
  }
  const heads = 2 + 2 * brothers + sisters;
  const base = 72 * heads;
  const asBrother = left * 2 * 3;
  const thirdOfRest = left * heads;
  const sixth = 12 * heads;
  const his = taken === 0 ? Math.max(asBrother, thirdOfRest) : Math.max(asBrother, thirdOfRest, sixth);
  const rest = left * 3 * heads - his;
  const ofFull = { full_brothers: 2 * n("full_brothers"), full_sisters: n("full_sisters") };
  const ofPaternal = { paternal_brothers: 2 * n("paternal_brothers"), paternal_sisters: n("paternal_sisters") };
  const anyPaternal = ofPaternal.paternal_brothers + ofPaternal.paternal_sisters > 0;
  const most = n("full_sisters") === 1 ? base / 2 : (base * 2) / 3;
  const forFull =
    ofFull.full_brothers + ofFull.full_sisters === 0
      ? 0
      : n("full_brothers") > 0 || !anyPaternal
        ? rest
        : Math.min(rest, most);
  return together(
    ofTable(fixed, 24),
    { paternal_grandfather: nth(whole, his, base) },
    forFull > 0 ? byParts(nth(whole, forFull, base), ofFull) : {},
    rest > forFull ? byParts(nth(whole, rest - forFull, base), ofPaternal) : {},
  );
}

function article22(family: Numbers, fixed: Record<string, number>, daughters: boolean): Heaps | null {
  const n = (heir: string) => family[heir] ?? 0;
  const [fb, fs] = [n("full_brothers"), n("full_sisters")];
  const paternalOut = fb > 0 || (fs > 0 && daughters);
  const [pb, ps] = paternalOut ? [0, 0] : [n("paternal_brothers"), n("paternal_sisters")];
  if (pb > 0 && fs > 0) return null;
  const taken = Object.values(fixed).reduce((total, one) => total + one, 0);
  if (fb + pb === 0 && !daughters) {
    const sisters = { ...fixed };
    if (fs > 0) sisters.full_sisters = fs === 1 ? 12 : 16;
    if (ps > 0 && fs < 2) sisters.paternal_sisters = fs === 1 ? 4 : ps === 1 ? 12 : 16;
    const all = Object.values(sisters).reduce((total, one) => total + one, 0);
    return ofTable({ ...sisters, paternal_grandfather: Math.max(4, 24 - all) }, Math.max(24, all + 4));
  }
  const parts = { full_brothers: 2 * fb, full_sisters: fs, paternal_brothers: 2 * pb, paternal_sisters: ps };
  const heads = 2 + 2 * (fb + pb) + fs + ps;
  const left = Math.max(0, 24 - taken);
  if (left * 2 >= 4 * heads) {
    return together(ofTable(fixed, 24), byParts(nth(whole, left, 24), { paternal_grandfather: 2, ...parts }));
  }
  if (left <= 4) return ofTable({ ...fixed, paternal_grandfather: 4 }, taken + 4);
  return together(ofTable({ ...fixed, paternal_grandfather: 4 }, 24), byParts(nth(whole, left - 4, 24), parts));
}
