import { secondReview, settled, text } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { FormRules, Sheet } from "../sheet.ts";

const upc = "Uniform Probate Code";
const statutes = "United States: statutes of the states";

const whole = {
  forms: [],
  register: settled("none", upc),
  hague1961: notHagueParty,
  eu650: notInEu650,
  partsVary: settled(true, statutes),
} satisfies Partial<Sheet>;

/** What is known of a state: whether a will in one's own hand counts, who must witness, and what the spouse has. */
interface State {
  code: string;
  ownHand: "valid" | "excluded" | "military";
  /** The section that asks for two witnesses. */
  witnessed?: string;
  /** The section that lets the spouse claim a part whatever the will says. */
  elective?: string;
  /** The spouse's half of the community is theirs already. */
  community?: true;
}

const ownHand = (rules: Partial<FormRules>) =>
  settled({ form: "holograph", witnesses: 0, ...rules }, statutes, secondReview);

function sheetOfState({ code, ownHand: own, witnessed, elective, community }: State): Sheet {
  const { register: _, ...instruments } = whole;
  return {
    code,
    ...instruments,
    forms: [
      ...(witnessed ? [settled({ form: "witnessed", witnesses: 2 } as const, witnessed, secondReview)] : []),
      ...(own === "valid" ? [ownHand({})] : []),
      ...(own === "military" ? [ownHand({ militaryOnly: true })] : []),
    ],
    ...(own === "excluded" && { excludedForms: [settled("holograph", statutes, secondReview)] }),
    ...(elective && { protects: settled(["spouse"], elective, secondReview) }),
    ...(community && { coupleProperty: settled("own-half", statutes, secondReview) }),
  };
}

const states: readonly State[] = [
  { code: "us-common-arizona", ownHand: "valid", community: true },
  { code: "us-common-california", ownHand: "valid", witnessed: "California Probate Code 6110", community: true },
  {
    code: "us-common-florida",
    ownHand: "excluded",
    witnessed: "Florida Statutes 732.502",
    elective: "Florida Statutes 732.2065",
  },
  { code: "us-common-georgia", ownHand: "excluded" },
  { code: "us-common-illinois", ownHand: "excluded", elective: "755 ILCS 5/2-8" },
  { code: "us-common-massachusetts", ownHand: "excluded", elective: "Massachusetts General Laws 191:15" },
  { code: "us-common-michigan", ownHand: "valid", elective: "Michigan Compiled Laws 700.2202" },
  { code: "us-common-new-jersey", ownHand: "valid", elective: "New Jersey Statutes 3B:8-1" },
  {
    code: "us-common-new-york",
    ownHand: "military",
    witnessed: "New York EPTL 3-2.1",
    elective: "New York EPTL 5-1.1-A",
  },
  { code: "us-common-north-carolina", ownHand: "valid", elective: "North Carolina General Statutes 30-3.1" },
  { code: "us-common-ohio", ownHand: "excluded", elective: "Ohio Revised Code 2106.01" },
  { code: "us-common-pennsylvania", ownHand: "valid", elective: "20 Pa.C.S. 2203" },
  { code: "us-common-texas", ownHand: "valid", witnessed: "Texas Estates Code 251.051", community: true },
  { code: "us-common-virginia", ownHand: "valid", elective: "Virginia Code 64.2-308.3" },
  { code: "us-common-washington", ownHand: "excluded", community: true },
];

export const sheets: readonly Sheet[] = [
  { code: "us", ...whole },
  ...states.map(sheetOfState),
  {
    ...sheetOfState({ code: "us-civil-louisiana", ownHand: "valid" }),
    protects: text(["young-or-incapable-children"], "La. Civ. Code 1493", secondReview),
  },
  {
    code: "us-common-upc",
    ...whole,
    minAge: settled({ years: 18 }, `${upc} 2-501`),
    forms: [
      // Its notary instead of witnesses was adopted by a minority of states.
      settled({ form: "witnessed", witnesses: 2, needs: ["signed"] }, `${upc} 2-502(a)`, secondReview),
      settled(
        { form: "holograph", witnesses: 0, needs: ["signed"], materialParts: true, varies: true },
        `${upc} 2-502(b)`,
      ),
    ],
    courtMayExcuse: settled(true, `${upc} 2-503`),
    witnesses: settled({ effect: "none", bars: [], varies: true }, `${upc} 2-505(b)`),
    marriage: settled("none", `${upc} 2-301`),
    divorce: settled("gift-void", `${upc} 2-804`),
    international: settled("adopting-parts", `${upc} 2-1001 ff.`),
    foreignWills: settled("own-rule", `${upc} 2-506`),
    protects: settled(["spouse"], `${upc} 2-202, 2-203`),
  },
];
