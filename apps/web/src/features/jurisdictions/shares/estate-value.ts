import { decimalsOf } from "@heirlock/domain/currency-decimals";
import { currencies, defaultCurrency } from "@heirlock/domain/money";
import { currencyOfLaw } from "../calculator/compute-shares.ts";
import type { FamilyDraft } from "../calculator/family-draft.ts";

const euro = new Set("ad at be bg cy de es fi fr gr hr ie it lu lv lt mc mt nl pt sk si sm ee va xk me".split(" "));
/** The money of countries that have their own. Lebanon is left out: prices and deeds there are in dollars. */
const own: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "ae AED,af AFN,al ALL,ar ARS,ba BAM,bd BDT,bh BHD,cd CDF,ch CHF,cl CLP,cn CNY,co COP,cz CZK,dk DKK,dz DZD,eg EGP," +
    "et ETB,gh GHS,hk HKD,hu HUF,id IDR,il ILS,in INR,iq IQD,ir IRR,is ISK,jo JOD,jp JPY,ke KES,kr KRW,kw KWD,li CHF," +
    "ly LYD,ma MAD,mk MKD,mx MXN,no NOK,om OMR,pe PEN,ph PHP,pk PKR,pl PLN,ps ILS,qa QAR,ro RON,rs RSD,ru RUB,sa SAR," +
    "sd SDG,se SEK,sg SGD,sn XOF,sy SYP,th THB,tn TND,tr TRY,tw TWD,tz TZS,ua UAH,ug UGX,uy UYU,vn VND,ye YER"
  )
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
/** How many times 300,000 makes a sum that a family may have, where a unit is worth much less than a dollar. */
const scales: readonly (readonly [bigint, string])[] = [
  [10n, "AFN ALL CNY CZK DKK EGP GHS HKD INR MAD MKD MXN NOK PHP RUB SEK THB TRY TWD UAH UYU ZAR"],
  [100n, "BDT DZD ETB HUF ISK JPY KES PKR RSD SDG XOF YER"],
  [1_000n, "ARS CDF CLP COP IQD KRW NGN TZS UGX"],
  [10_000n, "IDR IRR SYP VND"],
];

/** The money of the place: nobody in Riyadh or London is shown dollars unasked (LAW-040). */
export function likelyCurrency(code: string): string {
  const country = code.split("-")[0]!;
  return currencyOfLaw(code) ?? own[country] ?? (euro.has(country) ? "EUR" : defaultCurrency);
}

/** Codes that browsers still list and nobody pays with: replaced, or no money at all. */
const gone = new Set("ANG BGN CUC HRK SLL SVC XDR XSU ZWL".split(" "));

/** Every currency, the money of the place first, then the ten of this product. */
export function offeredCurrencies(code: string): readonly string[] {
  const all = Intl.supportedValuesOf("currency").filter((one) => !gone.has(one));
  return [...new Set([likelyCurrency(code), ...currencies, ...all])];
}

/** An example until somebody names a sum: it only turns fractions into amounts. */
export function exampleEstate(code: string): NonNullable<FamilyDraft["estate"]> {
  const currency = likelyCurrency(code);
  const scale = scales.find(([, codes]) => codes.includes(currency))?.[0] ?? 1n;
  return { amount: 300_000n * scale * 10n ** BigInt(decimalsOf(currency)), currency };
}
