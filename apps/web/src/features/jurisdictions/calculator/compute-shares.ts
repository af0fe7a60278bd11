import type { NoEngine, Profile } from "@heirlock/law/catalogue/profile";
import type { FamilyProblem, PersonId } from "@heirlock/law/succession/family";
import type { Circumstances, NeedsFact, Succession } from "@heirlock/law/succession/result";
import type { RuleCode } from "@heirlock/law/succession/rules";
import type { FamilyDraft } from "./family-draft.ts";

/** Who would inherit, or why that cannot be said. */
export type Computed =
  | { kind: "shares"; succession: Succession; profile: Profile }
  | { kind: "notComputed"; rule: RuleCode; profile: Profile }
  | { kind: "needsFact"; needs: NeedsFact["needs"]; rule: RuleCode; profile: Profile }
  | { kind: "impossible"; problem: FamilyProblem; person: PersonId }
  | { kind: "noEngine"; reason: NoEngine["noEngine"] }
  | { kind: "noLaw" };

/** The day on this device, as an ISO date. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Sums of statutes are in the law's own money: an estate in another one says nothing about them. */
const currencies: Readonly<Record<string, string>> = {
  au: "AUD",
  br: "BRL",
  ca: "CAD",
  gb: "GBP",
  my: "MYR",
  ng: "NGN",
  nz: "NZD",
  us: "USD",
  za: "ZAR",
};
export function currencyOfLaw(code: string): string | null {
  return currencies[code.split("-")[0]!] ?? null;
}

const couples: Readonly<Record<string, string>> = {
  ar: "ARS",
  ch: "CHF",
  cn: "CNY",
  id: "IDR",
  il: "ILS",
  mx: "MXN",
  ru: "RUB",
  tr: "TRY",
};
/** The money in which a couple's property is asked for. */
export function moneyOfCouple(code: string): string {
  return currencyOfLaw(code) ?? couples[code.split("-")[0]!] ?? "EUR";
}

export function circumstancesOf(draft: FamilyDraft, today: string): Circumstances {
  const { code, estate, dateOfDeath } = draft;
  const { noPartner: _noPartner, ...facts } = draft.facts;
  return {
    ...facts,
    dateOfDeath: dateOfDeath ?? today,
    ...(estate && estate.currency === currencyOfLaw(code) && { net: estate.amount }),
  };
}
