import type { Fixture } from "./fixture.ts";
import { fact, familyWith, gift, type Input, sheetOf, sumOf, twoChildren, wife } from "./inputs.ts";

const england = "gb-common-english";
const two = [{ person: "witness 1" }, { person: "witness 2" }];
const withWitnesses = (
  effect: NonNullable<ReturnType<typeof sheetOf>["witnesses"]>["value"]["effect"],
  law = england,
): Fixture => ({
  found: {
    law,
    sheet: sheetOf({ witnesses: fact({ effect, bars: ["beneficiary", "kin-of-testator"] }) }),
    will: { form: "witnessed", witnesses: [{ person: "friend" }, ...two], gifts: [gift("friend", sumOf(100))] },
  },
  notFound: {
    law,
    sheet: sheetOf({ witnesses: fact({ effect, bars: ["beneficiary", "kin-of-testator"] }) }),
    will: { form: "witnessed", witnesses: two, gifts: [gift("friend", sumOf(100))] },
  },
});
const signedOn = "2020-05-01";
const marriedAfter = (marriage: "revokes" | "revokes-with-exceptions" | "spouse-first-takes-share"): Fixture => ({
  found: {
    family: familyWith(wife()),
    sheet: sheetOf({ marriage: fact(marriage) }),
    will: { testator: { age: 50, marriedOn: "2020-05-02" }, signing: { on: signedOn } },
  },
  notFound: {
    family: familyWith(wife()),
    sheet: sheetOf({ marriage: fact(marriage) }),
    will: { testator: { age: 50, marriedOn: signedOn }, signing: { on: signedOn } },
  },
});
const divorcedAfter = (divorce: "treated-as-dead" | "lapses-for-three-months"): Fixture => {
  const input = (on: string): Input => ({
    sheet: sheetOf({ divorce: fact(divorce) }),
    will: {
      testator: { age: 50, divorced: { on, from: "friend" } },
      signing: { on: signedOn },
      gifts: [gift("friend", sumOf(1))],
    },
  });
  return { found: input("2020-05-02"), notFound: input(signedOn) };
};
const bornAfter = (laterChild: "revokes" | "revokes-if-unknown"): Fixture => {
  const input = (birthDate: string): Input => ({
    family: twoChildren,
    sheet: sheetOf({ laterChild: fact(laterChild) }),
    will: { signing: { on: signedOn }, people: [{ id: "lucie", birthDate }] },
  });
  return { found: input("2020-05-02"), notFound: input(signedOn) };
};
/** Who makes the will and how, witnesses, and what happens afterwards. */
export const fixturesOfForm = {
  "testator.under-age": {
    found: { sheet: sheetOf({ minAge: fact({ years: 18 }) }), will: { testator: { birthDate: "2008-11-16" } } },
    notFound: { sheet: sheetOf({ minAge: fact({ years: 18 }) }), will: { testator: { birthDate: "2008-11-15" } } },
  },
  "testator.needs-leave": {
    found: { sheet: sheetOf({ minAge: fact({ years: 21, withLeaveFrom: 18 }) }), will: { testator: { age: 18 } } },
    notFound: { sheet: sheetOf({ minAge: fact({ years: 21, withLeaveFrom: 18 }) }), will: { testator: { age: 17 } } },
  },
  "testator.half-power": {
    found: { sheet: sheetOf({ minAge: fact({ years: 16, halfUntil: 18 }) }), will: { testator: { age: 17 } } },
    notFound: { sheet: sheetOf({ minAge: fact({ years: 16, halfUntil: 18 }) }), will: { testator: { age: 18 } } },
  },
  "testator.age-unknown": {
    found: { sheet: sheetOf({ minAge: fact({ years: 18 }) }), will: { testator: {} } },
    notFound: { sheet: sheetOf({ minAge: fact({ years: 18 }) }), will: { testator: { age: 18 } } },
  },
  "form.official-only": {
    found: {
      sheet: sheetOf({ forms: [fact({ form: "notarial" }), fact({ form: "deposited" })] }),
      will: { form: "holograph" },
    },
    notFound: {
      sheet: sheetOf({ forms: [fact({ form: "notarial" }), fact({ form: "deposited" })] }),
      will: { form: "deposited" },
    },
  },
  "form.excluded": {
    found: { sheet: sheetOf({ excludedForms: [fact("electronic")] }), will: { form: "electronic" } },
    notFound: { sheet: sheetOf({ excludedForms: [fact("electronic")] }), will: { form: "witnessed" } },
  },
  "form.not-listed": {
    found: { sheet: sheetOf(), will: { form: "closed" } },
    notFound: { sheet: sheetOf({ forms: [fact({ form: "any" })] }), will: { form: "closed" } },
  },
  "form.emergency-only": {
    found: {
      sheet: sheetOf({ forms: [fact({ form: "witnessed" }), fact({ form: "oral-emergency", emergencyOnly: true })] }),
      will: { form: "oral-emergency" },
    },
    notFound: {
      sheet: sheetOf({ forms: [fact({ form: "witnessed" }), fact({ form: "oral-emergency", emergencyOnly: true })] }),
      will: { form: "witnessed" },
    },
  },
  "form.small-things": {
    found: {
      sheet: sheetOf({ forms: [fact({ form: "codicil" }), fact({ form: "notarial" })] }),
      will: { form: "codicil" },
    },
    notFound: {
      sheet: sheetOf({ forms: [fact({ form: "codicil" }), fact({ form: "notarial" })] }),
      will: { form: "notarial" },
    },
  },
  "form.no-official": {
    found: {
      sheet: sheetOf({ forms: [fact({ form: "notarial" })] }),
      will: { form: "notarial", signing: { official: false } },
    },
    notFound: {
      sheet: sheetOf({ forms: [fact({ form: "notarial" })] }),
      will: { form: "notarial", signing: { official: true } },
    },
  },
  "form.lacks": {
    found: {
      sheet: sheetOf(),
      will: { form: "holograph", signing: { handwritten: true, dated: false, signed: true } },
    },
    notFound: {
      sheet: sheetOf(),
      will: { form: "holograph", signing: { handwritten: true, dated: true, signed: true } },
    },
  },
  "form.not-chosen": { found: { sheet: sheetOf() }, notFound: { sheet: sheetOf(), will: { form: "holograph" } } },
  "form.not-reviewed": { found: { sheet: sheetOf({ forms: [] }) }, notFound: { sheet: sheetOf() } },
  "witness.too-few": {
    found: { sheet: sheetOf(), will: { form: "witnessed", witnesses: [{ person: "witness 1" }] } },
    notFound: { sheet: sheetOf(), will: { form: "witnessed", witnesses: two } },
  },
  "witness.minor": {
    found: {
      sheet: sheetOf(),
      will: {
        form: "witnessed",
        witnesses: [{ person: "teen" }, ...two],
        people: [{ id: "teen", birthDate: "2008-11-16" }],
      },
    },
    notFound: {
      sheet: sheetOf(),
      will: {
        form: "witnessed",
        witnesses: [{ person: "teen" }, ...two],
        people: [{ id: "teen", birthDate: "2008-11-15" }],
      },
    },
  },
  "witness.will-void": withWitnesses("will-void"),
  "witness.gift-void": withWitnesses("gift-void"),
  "witness.not-counted": withWitnesses("witness-not-counted"),
  "witness.unwise": withWitnesses("none"),
  "witness.to-find": {
    found: { sheet: sheetOf(), will: { form: "witnessed" } },
    notFound: { sheet: sheetOf(), will: { form: "holograph" } },
  },
  "marriage.revoked": marriedAfter("revokes"),
  "marriage.may-revoke": marriedAfter("revokes-with-exceptions"),
  "marriage.spouse-first": marriedAfter("spouse-first-takes-share"),
  "marriage.would-revoke": {
    found: { sheet: sheetOf({ marriage: fact("revokes") }) },
    notFound: { sheet: sheetOf({ marriage: fact("revokes") }), family: familyWith(wife()) },
  },
  "divorce.ends-gift": divorcedAfter("treated-as-dead"),
  "divorce.lapses": divorcedAfter("lapses-for-three-months"),
  "divorce.would-change": {
    found: {
      sheet: sheetOf({ divorce: fact("gift-void") }),
      family: familyWith(wife()),
      will: { executors: ["wife"] },
    },
    notFound: { sheet: sheetOf({ divorce: fact("gift-void") }), family: familyWith(wife()) },
  },
  "child.revokes": bornAfter("revokes"),
  "child.may-revoke": bornAfter("revokes-if-unknown"),
} satisfies Record<string, Fixture>;
