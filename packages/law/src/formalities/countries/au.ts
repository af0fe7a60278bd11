import { settled } from "../attested.ts";
import { hagueParty, internationalWill, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const act = "Succession Act 2006 (New South Wales) s.";

const whole = {
  forms: [],
  hague1961: hagueParty,
  eu650: notInEu650,
  international: internationalWill,
} satisfies Partial<Sheet>;

export const sheets: readonly Sheet[] = [
  { code: "au", ...whole },
  {
    code: "au-common-nsw",
    ...whole,
    minAge: settled({ years: 18 }, `${act} 5`),
    forms: [
      settled(
        {
          form: "witnessed",
          witnesses: 2,
          witnessesTogether: true,
          remoteWitnesses: "allowed",
          needs: ["signed"],
        },
        `${act} 6; Electronic Transactions Act 2000 pt 2B`,
      ),
      settled({ form: "international", witnesses: 2, needs: ["signed"] }, `${act} 50A ff.`),
    ],
    excludedForms: [settled("holograph", `${act} 6`), settled("notarial", `${act} 6`)],
    courtMayExcuse: settled(true, `${act} 8`),
    witnesses: settled(
      {
        effect: "gift-void-unless-cleared",
        bars: ["beneficiary"],
        unless: ["two-others", "consent", "court-satisfied"],
      },
      `${act} 10`,
    ),
    register: settled("voluntary", "NSW Trustee, register of wills"),
    registerNames: settled(["NSW Trustee"], "NSW Trustee, register of wills"),
    marriage: settled("revokes-with-exceptions", `${act} 12`),
    divorce: settled("gift-void", `${act} 13`),
    foreignWills: settled("own-rule", `${act} 48`),
  },
];
