import { secondary, settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const bw = "Indonesia, Burgerlijk Wetboek arts.";
const khi = "Kompilasi Hukum Islam arts.";
const notaryLaw = "Indonesia, Notary Law 30/2004";

const whole = {
  forms: [],
  authority: settled({ name: "Notary", role: "notary" }, `${notaryLaw} art. 16`),
  register: settled("central", `${notaryLaw} art. 16`),
  registerNames: settled(["Daftar Pusat Wasiat"], `${notaryLaw} art. 16`),
  language: settled({ official: ["id"], needed: "official-deeds", help: "both-languages" }, `${notaryLaw} art. 43`),
  hague1961: notHagueParty,
  eu650: notInEu650,
  abroad: settled("official-deed", "Indonesia, Burgerlijk Wetboek art. 945"),
} satisfies Partial<Sheet>;

export const sheets: readonly Sheet[] = [
  { code: "id", ...whole },
  {
    code: "id-civil",
    ...whole,
    minAge: settled({ years: 18 }, "Indonesia, Burgerlijk Wetboek art. 897"),
    forms: [
      settled({ form: "holograph-deposited", witnesses: 2, needs: ["handwritten"] }, `${bw} 932-934`),
      settled({ form: "notarial", witnesses: 2 }, `${bw} 938-939`),
      settled({ form: "closed", witnesses: 4 }, "Indonesia, Burgerlijk Wetboek art. 940"),
      settled({ form: "codicil", needs: ["handwritten"] }, "Indonesia, Burgerlijk Wetboek art. 935"),
    ],
    witnesses: settled(
      {
        effect: "will-void",
        bars: ["heir", "beneficiary", "kin-of-beneficiary", "kin-of-official", "minor", "language-not-understood"],
      },
      `${bw} 944, 953`,
    ),
    marriage: settled("none", "Indonesia, Burgerlijk Wetboek"),
    divorce: settled("none", "Indonesia, Burgerlijk Wetboek"),
    protects: settled(["children", "parents"], `${bw} 913-916a`),
  },
  {
    code: "id-islamic",
    ...whole,
    minAge: secondary({ years: 21 }, "Kompilasi Hukum Islam art. 194"),
    forms: [secondary({ form: "any", witnesses: 2, insteadOfWitnesses: "notary" }, `${khi} 194-209`)],
    marriage: secondary("none", `${khi} 194-209`),
    divorce: secondary("none", `${khi} 194-209`),
    limit: secondary("third", `${khi} 194-209`),
    giftToHeir: secondary("consent", `${khi} 194-209`),
    grandchildren: secondary("represent", "Kompilasi Hukum Islam art. 185"),
  },
];
