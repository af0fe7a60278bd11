import { settled } from "../attested.ts";
import { notHagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const code = "Brazil, Código Civil art.";

export const sheets: readonly Sheet[] = [
  {
    code: "br",
    minAge: settled({ years: 16 }, `${code} 1860`),
    forms: [
      settled({ form: "notarial", witnesses: 2 }, `${code} 1864`),
      settled({ form: "closed", witnesses: 2 }, `${code} 1868`),
      settled({ form: "private", witnesses: 3 }, `${code} 1876`),
      settled({ form: "emergency", witnesses: 0, needs: ["handwritten"], emergencyOnly: true }, `${code} 1879`),
      settled({ form: "codicil" }, `${code} 1881`),
    ],
    excludedForms: [settled("holograph", `${code} 1879`)],
    jointWills: settled("void", `${code} 1863`),
    witnesses: settled({ effect: "clause-void", bars: ["beneficiary", "writer", "official-or-staff"] }, `${code} 1801`),
    authority: settled({ name: "Notary", role: "notary" }, `${code} 1864`),
    register: settled("central", "Registro Central de Testamentos On-line (RCTO), CENSEC"),
    registerNames: settled(["RCTO (CENSEC)"], "Registro Central de Testamentos On-line (RCTO), CENSEC"),
    language: settled({ official: ["pt"], needed: "official-deeds", privateAny: true }, `${code} 1880`),
    marriage: settled("none", "Brazil, Código Civil"),
    divorce: settled("none", "Brazil, Código Civil"),
    laterChild: settled("revokes-if-unknown", `${code} 1973`),
    hague1961: notHagueParty,
    eu650: notInEu650,
    protects: settled(["children", "parents", "spouse"], "Brazil, Código Civil arts. 1789, 1845-1846"),
  },
];
