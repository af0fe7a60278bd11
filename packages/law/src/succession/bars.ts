import type { Person } from "./family.ts";
import type { Rule } from "./rule.ts";

/** What keeps a person from inheriting under one of the Islamic laws, and how far (rulebook 0.4). */
export interface Bars {
  /** Which killing of the deceased: also by mistake, or a deliberate one only. */
  homicide: "also-by-mistake" | "deliberate";
  /** A Muslim and a non-Muslim do not inherit from each other; or only the non-Muslim does not. */
  religion: "mutual" | "non-muslim-only";
  /** People of whom nobody knows who died first. */
  simultaneousDeath: "none" | "contested" | "mutual-in-disasters";
  /** How long a wife inherits whom he divorced on his deathbed, without her having asked for it. */
  deathbedDivorce: "within-idda" | "always" | "never" | "until-remarried" | "lunar-year-unless-remarried";
  /** What is kept back for a child in the womb. */
  unborn: "larger-of-one" | "wait-for-birth" | "only-what-is-certain" | "for-two" | "for-two-males";
}

const hanafi: Bars = {
  homicide: "also-by-mistake",
  religion: "mutual",
  simultaneousDeath: "none",
  deathbedDivorce: "within-idda",
  unborn: "larger-of-one",
};
const maliki: Bars = { ...hanafi, homicide: "deliberate", deathbedDivorce: "always", unborn: "wait-for-birth" };
const shafii: Bars = { ...hanafi, deathbedDivorce: "never", unborn: "only-what-is-certain" };
const hanbali: Bars = {
  ...hanafi,
  simultaneousDeath: "contested",
  deathbedDivorce: "until-remarried",
  unborn: "for-two",
};
const egypt: Bars = { ...hanafi, homicide: "deliberate" };
const jafari: Bars = {
  homicide: "deliberate",
  religion: "non-muslim-only",
  simultaneousDeath: "mutual-in-disasters",
  deathbedDivorce: "lunar-year-unless-remarried",
  unborn: "for-two-males",
};

export const bars = { hanafi, maliki, shafii, hanbali, egypt, jafari } as const satisfies Record<string, Bars>;

/** What each of them rests on. */
export const barRules: Readonly<Record<keyof typeof bars, Rule>> = {
  hanafi: { citation: "Hanafi school: homicide, religion, order of deaths, divorce, child in the womb", grade: "K" },
  maliki: { citation: "Maliki school: homicide, religion, order of deaths, divorce, child in the womb", grade: "K" },
  shafii: { citation: "Shafi'i school: homicide, religion, order of deaths, divorce, child in the womb", grade: "K" },
  hanbali: { citation: "Hanbali school: homicide, religion, order of deaths, divorce, child in the womb", grade: "K" },
  egypt: { citation: "Egypt Law 77/1943 arts. 3, 5, 6, 11, 42-44", grade: "T" },
  jafari: { citation: "Ja'fari law: homicide, religion, order of deaths, divorce, child in the womb", grade: "K" },
};

/** Whether the person is taken out before anything is divided. A revocably divorced wife inherits during her 'idda. */
export function isBarred({ bars = [], facts = {} }: Person, law: Bars): boolean {
  return bars.some((bar) => {
    switch (bar) {
      case "killed-deliberately":
      case "other-religion":
      case "divorced":
        return true;
      case "killed-by-mistake":
        return law.homicide === "also-by-mistake";
      case "divorced-revocably":
        return facts.inIdda === false;
      case "divorced-on-deathbed":
        return !keepsRight(law.deathbedDivorce, facts);
      default:
        return bar satisfies never;
    }
  });
}

function keepsRight(right: Bars["deathbedDivorce"], facts: NonNullable<Person["facts"]>): boolean {
  switch (right) {
    case "within-idda":
      return facts.inIdda === true;
    case "always":
      return true;
    case "never":
      return false;
    case "until-remarried":
      return facts.remarried !== true;
    case "lunar-year-unless-remarried":
      return facts.withinLunarYear === true && facts.remarried !== true;
  }
}
