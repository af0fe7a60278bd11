import { settled, text } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Código Civil y Comercial art.";

export const sheets: readonly Sheet[] = [
  {
    code: "ar",
    minAge: settled({ years: 18 }, `${code} 2464`),
    forms: [
      settled({ form: "holograph", witnesses: 0, needs: ["handwritten", "dated", "signed"] }, `${code} 2477`),
      settled({ form: "notarial", witnesses: 2 }, `${code} 2479`),
    ],
    witnesses: settled(
      { effect: "barred", bars: ["beneficiary", "kin-of-testator", "executor", "kin-of-official"] },
      "Código Civil y Comercial arts. 2480-2481",
    ),
    authority: settled({ name: "Notary", role: "notary" }, `${code} 2479`),
    register: settled("regional", "Registers of the provincial colleges of notaries"),
    language: settled({ official: [], needed: "known-to-testator" }, `${code} 2477`),
    marriage: settled("revokes-with-exceptions", `${code} 2514`),
    divorce: settled("excluded", `${code} 2437`),
    hague1961: notHagueParty,
    eu650: notInEu650,
    conflict: settled("domicile-and-land", "Código Civil y Comercial arts. 2643-2645"),
    protects: text(["children", "parents", "spouse"], "Código Civil y Comercial arts. 2444-2448"),
  },
];
