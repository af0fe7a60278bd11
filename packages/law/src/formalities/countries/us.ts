import { settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const upc = "Uniform Probate Code";

const whole = {
  forms: [],
  register: settled("none", upc),
  hague1961: notHagueParty,
  eu650: notInEu650,
  partsVary: settled(true, "United States: statutes of the states"),
} satisfies Partial<Sheet>;

export const sheets: readonly Sheet[] = [
  { code: "us", ...whole },
  {
    code: "us-common-upc",
    ...whole,
    minAge: settled({ years: 18 }, `${upc} 2-501`),
    forms: [
      settled({ form: "witnessed", witnesses: 2, insteadOfWitnesses: "notary", needs: ["signed"] }, `${upc} 2-502(a)`),
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
