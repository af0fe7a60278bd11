import type { WillPlan } from "../plan.ts";
import type { Fixture } from "./fixture.ts";
import { fact, familyWith, father, gift, sheetOf, son, sumOf, twoChildren, wife } from "./inputs.ts";

const fr = "fr-civil-french";
const england = "gb-common-english";
const inGermany = (testator: Partial<WillPlan["testator"]>): Partial<WillPlan> => ({
  testator: { age: 50, ...testator },
});
/** Which law, and what was not looked at. */
export const fixturesOfLaws = {
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
} satisfies Record<string, Fixture>;
