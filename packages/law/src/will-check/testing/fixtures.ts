import { fraction } from "../../succession/rational.ts";
import type { FindingCode } from "../findings.ts";
import type { WillPlan } from "../plan.ts";
import {
  daughter,
  fact,
  familyWith,
  father,
  gift,
  type Input,
  sheetOf,
  son,
  sumOf,
  thing,
  twoChildren,
  wife,
} from "./inputs.ts";

/** One case in which a code is found, and one that is as near as can be and does not have it. */
export interface Fixture {
  found: Input;
  notFound: Input;
}

const fr = "fr-civil-french";
const england = "gb-common-english";
const hanafi = "lb-islamic-hanafi";
const rest = (to: string, n = 1, d = 1): WillPlan["residue"][number] => ({ to, share: fraction(n, d) });
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
const deadSonWithDaughter = familyWith(
  son("karim"),
  son("omar", { alive: false }),
  daughter("nour", { father: "omar" }),
);
const inGermany = (testator: Partial<WillPlan["testator"]>): Partial<WillPlan> => ({
  testator: { age: 50, ...testator },
});
const minorHeir = familyWith(daughter("rima", { facts: { minor: true } }));
const firstborn = familyWith(son("reuven", { birthOrder: 1 }), son("shimon", { birthOrder: 2 }));

export const fixtures: Readonly<Record<FindingCode, Fixture>> = {
  "family.impossible": {
    found: { family: familyWith(son("hugo", { father: "nobody" })) },
    notFound: { family: familyWith(son("hugo")) },
  },
  "gift.odd": {
    found: { will: { gifts: [gift("friend", { kind: "sum", amount: 0n })] } },
    notFound: { will: { gifts: [gift("friend", { kind: "sum", amount: 1n })] } },
  },
  "shares.sum": {
    found: { will: { residue: [rest("friend", 99, 100)] } },
    notFound: { will: { residue: [rest("friend", 99, 100), rest("charity", 1, 100)] } },
  },
  "gift.more-than-estate": {
    found: { law: england, will: { gifts: [gift("friend", { kind: "sum", amount: 600_000_01n })] } },
    notFound: { law: england, will: { gifts: [gift("friend", { kind: "sum", amount: 600_000_00n })] } },
  },
  "asset.twice": {
    found: {
      will: {
        gifts: [
          gift("friend", thing("ring", 10)),
          gift("charity", { kind: "asset", asset: "ring", value: 10_00n, part: fraction(1, 100) }),
        ],
      },
    },
    notFound: {
      will: {
        gifts: [
          gift("friend", { kind: "asset", asset: "ring", value: 10_00n, part: fraction(99, 100) }),
          gift("charity", { kind: "asset", asset: "ring", value: 10_00n, part: fraction(1, 100) }),
        ],
      },
    },
  },
  "gift.recipient-missing": {
    found: { will: { gifts: [gift("nobody", sumOf(1))] } },
    notFound: { will: { gifts: [gift("friend", sumOf(1))] } },
  },
  "gift.recipient-died": {
    found: { will: { gifts: [gift("aunt", sumOf(1))], people: [{ id: "aunt", alive: false }] } },
    notFound: {
      will: { gifts: [gift("aunt", sumOf(1), { substitute: "friend" })], people: [{ id: "aunt", alive: false }] },
    },
  },
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
  "third.exceeded": {
    found: {
      law: hanafi,
      family: twoChildren,
      will: { gifts: [gift("charity", { kind: "sum", amount: 200_000_01n })] },
    },
    notFound: {
      law: hanafi,
      family: twoChildren,
      will: { gifts: [gift("charity", { kind: "sum", amount: 200_000_00n })] },
    },
  },
  "heir.gift-void": {
    found: { law: "maliki", family: twoChildren, will: { gifts: [gift("hugo", sumOf(1))] } },
    notFound: { law: "maliki", family: twoChildren, will: { gifts: [gift("friend", sumOf(1))] } },
  },
  "heir.gift-needs-consent": {
    found: { law: hanafi, family: twoChildren, will: { gifts: [gift("hugo", sumOf(1))] } },
    notFound: { law: "eg-islamic-hanafi", family: twoChildren, will: { gifts: [gift("hugo", sumOf(1))] } },
  },
  "heir.gift-not-reviewed": {
    found: { law: "zaidi", family: twoChildren, will: { gifts: [gift("hugo", sumOf(1))] } },
    notFound: { law: "zaidi", family: twoChildren, will: { gifts: [gift("friend", sumOf(1))] } },
  },
  "shares.not-as-law": {
    found: { law: hanafi, family: twoChildren, will: { residue: [rest("hugo", 1, 2), rest("lucie", 1, 2)] } },
    notFound: { law: hanafi, family: twoChildren, will: { residue: [rest("hugo", 2, 3), rest("lucie", 1, 3)] } },
  },
  "grandchildren.obligatory": {
    found: { law: "eg-islamic-hanafi", family: deadSonWithDaughter },
    notFound: { law: "hanafi", family: deadSonWithDaughter },
  },
  "grandchildren.in-place": {
    found: { law: "pk-islamic-hanafi", family: deadSonWithDaughter },
    notFound: { law: "pk-islamic-hanafi", family: twoChildren },
  },
  "grandchildren.not-confirmed": {
    found: { law: "ma-islamic-maliki", family: deadSonWithDaughter },
    notFound: { law: "ma-islamic-maliki", family: twoChildren },
  },
  "adopted.obligatory": {
    found: { law: "id-islamic-khi", family: familyWith(son("hugo"), daughter("sari", { adopted: true })) },
    notFound: {
      law: "id-islamic-khi",
      family: familyWith(son("hugo"), daughter("sari", { adopted: true })),
      will: { gifts: [gift("sari", sumOf(1))] },
    },
  },
  "reserve.cut": {
    found: { law: fr, family: twoChildren, will: { gifts: [gift("friend", { kind: "sum", amount: 200_000_01n })] } },
    notFound: { law: fr, family: twoChildren, will: { gifts: [gift("friend", { kind: "sum", amount: 200_000_00n })] } },
  },
  "reserve.use-cut": {
    found: { law: "be-civil-belgian", family: familyWith(wife(), son("hugo")), will: { residue: [rest("hugo")] } },
    notFound: {
      law: "be-civil-belgian",
      family: familyWith(wife(), son("hugo")),
      will: { residue: [rest("hugo", 1, 2), rest("wife", 1, 2)] },
    },
  },
  "reserve.elective": {
    found: {
      law: "us-common-upc",
      family: familyWith(wife()),
      will: { residue: [rest("friend", 51, 100), rest("wife", 49, 100)] },
    },
    notFound: {
      law: "us-common-upc",
      family: familyWith(wife()),
      will: { residue: [rest("friend", 1, 2), rest("wife", 1, 2)] },
    },
  },
  "reserve.dependants": {
    found: {
      law: "ru-civil-russian",
      family: familyWith(daughter("lucie", { facts: { minor: true } }), son("hugo")),
      will: { residue: [rest("hugo")] },
    },
    notFound: {
      law: "ru-civil-russian",
      family: familyWith(daughter("lucie"), son("hugo")),
      will: { residue: [rest("hugo")] },
    },
  },
  "reserve.necessary": {
    found: {
      law: "cn-civil-chinese",
      family: familyWith(daughter("lucie", { facts: { disabled: true } }), son("hugo")),
      will: { residue: [rest("hugo")] },
    },
    notFound: {
      law: "cn-civil-chinese",
      family: familyWith(daughter("lucie"), son("hugo")),
      will: { residue: [rest("hugo")] },
    },
  },
  "reserve.legal-rights": {
    found: {
      law: "gb-common-scottish",
      family: twoChildren,
      will: { residue: [rest("friend")] },
      circumstances: { scottish: { house: 300_000_00n, furniture: 0n, otherMoveable: 300_000_00n } },
    },
    notFound: {
      law: "gb-common-scottish",
      family: twoChildren,
      will: { residue: [rest("friend")] },
      circumstances: { scottish: { house: 600_000_00n, furniture: 0n, otherMoveable: 0n } },
    },
  },
  "claims.family": {
    found: { law: england, family: twoChildren, will: { residue: [rest("hugo")] } },
    notFound: { law: england, family: twoChildren, will: { residue: [rest("hugo", 1, 2), rest("lucie", 1, 2)] } },
  },
  "halacha.will-alone": {
    found: { law: "hebrew", family: firstborn, will: { gifts: [gift("charity", sumOf(1))] } },
    notFound: { law: "hebrew", family: firstborn },
  },
  "halacha.firstborn-cut": {
    found: { law: "hebrew", family: firstborn, will: { residue: [rest("reuven", 1, 2), rest("shimon", 1, 2)] } },
    notFound: { law: "hebrew", family: firstborn, will: { residue: [rest("reuven", 2, 3), rest("shimon", 1, 3)] } },
  },
  "halacha.firstborn": {
    found: { law: "hebrew", family: firstborn },
    notFound: { law: "hebrew", family: twoChildren },
  },
  "religion.bars-heir": {
    found: {
      law: hanafi,
      family: familyWith(son("hugo"), daughter("lucie", { bars: ["other-religion"] })),
      will: { testator: { age: 50, religionRecorded: true } },
    },
    notFound: { law: hanafi, family: familyWith(son("hugo"), daughter("lucie", { bars: ["other-religion"] })) },
  },
  "religion.not-looked-at": {
    found: { law: hanafi, family: twoChildren },
    notFound: { law: hanafi, family: twoChildren, will: { testator: { age: 50, religionRecorded: true } } },
  },
  "executor.minor": {
    found: { will: { executors: ["teen"], people: [{ id: "teen", birthDate: "2008-11-16" }] } },
    notFound: { will: { executors: ["teen"], people: [{ id: "teen", birthDate: "2008-11-15" }] } },
  },
  "guardian.minor": {
    found: {
      family: minorHeir,
      will: { guardians: [{ of: "rima", guardian: "teen" }], people: [{ id: "teen", birthDate: "2008-11-16" }] },
    },
    notFound: {
      family: minorHeir,
      will: { guardians: [{ of: "rima", guardian: "teen" }], people: [{ id: "teen", birthDate: "2008-11-15" }] },
    },
  },
  "executor.missing": { found: { will: { executors: [] } }, notFound: { will: { executors: ["friend"] } } },
  "executor.died": {
    found: { will: { executors: ["aunt"], people: [{ id: "aunt", alive: false }] } },
    notFound: { will: { executors: ["aunt"], people: [{ id: "aunt", alive: true }] } },
  },
  "minor.no-guardian": {
    found: { family: minorHeir },
    notFound: { family: minorHeir, will: { guardians: [{ of: "rima", guardian: "friend" }] } },
  },
  "guardian.died": {
    found: {
      family: minorHeir,
      will: { guardians: [{ of: "rima", guardian: "aunt" }], people: [{ id: "aunt", alive: false }] },
    },
    notFound: { family: minorHeir, will: { guardians: [{ of: "rima", guardian: "aunt" }], people: [{ id: "aunt" }] } },
  },
  "minor.guarded": {
    found: { family: minorHeir, will: { guardians: [{ of: "rima", guardian: "friend" }] } },
    notFound: { family: familyWith(daughter("rima")), will: { guardians: [{ of: "rima", guardian: "friend" }] } },
  },
  "gift.no-substitute": {
    found: { will: { gifts: [gift("friend", sumOf(1))] } },
    notFound: { will: { gifts: [gift("friend", sumOf(1), { substitute: "charity" }), gift("charity", sumOf(1))] } },
  },
  "residue.unassigned": { found: {}, notFound: { will: { residue: [rest("friend")] } } },
  "law.choice-missing": {
    found: { law: fr, will: inGermany({ residence: "DE", nationalities: ["FR"] }) },
    notFound: { law: fr, will: inGermany({ residence: "DE", nationalities: ["FR"], chosenLaw: "FR" }) },
  },
  "law.choice-not-possible": {
    found: { law: fr, will: inGermany({ residence: "DE", nationalities: ["IT"] }) },
    notFound: { law: fr, will: inGermany({ residence: "DE", nationalities: ["IT", "FR"] }) },
  },
  "law.choice-differs": {
    found: { law: "de-civil-german", will: inGermany({ residence: "DE", nationalities: ["FR"], chosenLaw: "FR" }) },
    notFound: { law: "de-civil-german", will: inGermany({ residence: "DE", nationalities: ["FR"] }) },
  },
  "law.own-choice": { found: { law: "fr-custom" }, notFound: { law: fr } },
  "law.choice-made": {
    found: { law: fr, will: inGermany({ residence: "DE", nationalities: ["FR"], chosenLaw: "FR" }) },
    notFound: { law: fr, will: inGermany({ residence: "DE", nationalities: ["FR"] }) },
  },
  "law.choice-possible": {
    found: { law: "de-civil-german", will: inGermany({ residence: "DE", nationalities: ["DE", "FR"] }) },
    notFound: { law: "de-civil-german", will: inGermany({ residence: "DE", nationalities: ["DE"] }) },
  },
  "law.other-ties": {
    found: { law: england, will: inGermany({ residence: "GB", nationalities: ["FR"] }) },
    notFound: { law: england, will: inGermany({ residence: "GB", nationalities: ["GB"] }) },
  },
  "form.hague": {
    found: {
      law: england,
      sheet: sheetOf({ hague1961: fact(true) }),
      will: inGermany({ residence: "GB", nationalities: ["FR"] }),
    },
    notFound: {
      law: england,
      sheet: sheetOf({ hague1961: fact(false) }),
      will: inGermany({ residence: "GB", nationalities: ["FR"] }),
    },
  },
  "estate.unknown": {
    found: { law: fr, family: twoChildren, will: { net: null, gifts: [gift("friend", sumOf(1))] } },
    notFound: { law: fr, family: twoChildren, will: { gifts: [gift("friend", sumOf(1))] } },
  },
  "law.needs-fact": {
    found: { law: england, family: familyWith(wife(), son("hugo")) },
    notFound: { law: england, family: familyWith(wife(), son("hugo")), circumstances: { net: 600_000_00n } },
  },
  "law.not-computed": {
    found: { law: fr, family: familyWith(wife("a"), wife("b")) },
    notFound: { law: fr, family: familyWith(wife("a"), father()) },
  },
  "law.not-confirmed": { found: { law: "zaidi" }, notFound: { law: "hanafi" } },
  "law.no-engine": { found: { law: "cy-civil-cypriot" }, notFound: { law: fr } },
};
