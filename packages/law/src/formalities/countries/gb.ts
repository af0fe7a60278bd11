import { secondReview, settled } from "../attested.ts";
import { hagueParty, notInEu650 } from "../cross-border.ts";
import type { Sheet } from "../sheet.ts";

const whole = { hague1961: hagueParty, eu650: notInEu650 };
const wills = "Wills Act 1837";
const order = "Wills and Administration Proceedings (Northern Ireland) Order 1994";
const writing = "Requirements of Writing (Scotland) Act 1995";

export const sheets: readonly Sheet[] = [
  { code: "gb", forms: [], ...whole },
  {
    code: "gb-common-english",
    minAge: settled({ years: 18 }, `${wills} s. 7`),
    forms: [settled({ form: "witnessed", witnesses: 2, witnessesTogether: true, needs: ["signed"] }, `${wills} s. 9`)],
    excludedForms: [
      settled("holograph", `${wills} s. 9`),
      settled("notarial", `${wills} s. 9`),
      settled("electronic", `${wills} s. 9`),
    ],
    witnesses: settled(
      { effect: "gift-void", bars: ["beneficiary", "spouse-of-beneficiary"], unless: ["two-others"] },
      `${wills} s. 15; Wills Act 1968`,
    ),
    deposit: settled({ name: "HM Courts and Tribunals Service" }, "HM Courts and Tribunals Service: deposit of wills"),
    register: settled("voluntary", "National Will Register (private)"),
    registerNames: settled(["National Will Register"], "National Will Register (private)"),
    language: settled({ official: [], needed: "any" }, wills),
    marriage: settled("revokes-with-exceptions", `${wills} ss. 18, 18B`),
    divorce: settled("treated-as-dead", `${wills} ss. 18A, 18C`),
    foreignWills: settled("own-rule", "Wills Act 1963"),
    ...whole,
  },
  {
    code: "gb-common-scottish",
    minAge: settled({ years: 12 }, "Age of Legal Capacity (Scotland) Act 1991 s. 2(2)"),
    forms: [
      settled(
        {
          form: "signed",
          witnesses: 0,
          witnessesForProof: 1,
          witnessMinAge: 16,
          needs: ["signed"],
        },
        `${writing} ss. 2-3`,
      ),
      settled({ form: "holograph", witnesses: 0, needs: ["signed"] }, `${writing} s. 2`),
    ],
    excludedForms: [settled("notarial", `${writing} s. 2`)],
    witnesses: settled({ effect: "none", bars: [] }, writing),
    registration: settled("optional", "Books of Council and Session"),
    register: settled("voluntary", "Books of Council and Session"),
    registerNames: settled(["Books of Council and Session"], "Books of Council and Session"),
    marriage: settled("none", "Succession (Scotland) Act 2016"),
    divorce: settled("gift-void", "Succession (Scotland) Act 2016 s. 1"),
    protects: settled(["children", "spouse"], "Succession (Scotland) Act 1964: legal rights in moveables"),
    ...whole,
  },
  {
    code: "gb-common-northern-irish",
    minAge: settled({ years: 18, orMarried: true }, order, secondReview),
    forms: [
      settled(
        { form: "witnessed", witnesses: 2, witnessesTogether: true, needs: ["signed"] },
        `${order} art. 5`,
        secondReview,
      ),
    ],
    witnesses: settled(
      { effect: "gift-void", bars: ["beneficiary", "spouse-of-beneficiary"] },
      `${order} art. 8`,
      secondReview,
    ),
    marriage: settled("revokes", `${order} art. 12`, secondReview),
    divorce: settled("treated-as-dead", `${order} art. 13`, secondReview),
    ...whole,
  },
];
