import { type Currency, currencies } from "../money.ts";

/** Countries of each currency that a profile can have; those of the euro by Regulation (EC) 974/98 and its agreements. */
const countries: Partial<Record<Currency, string>> = {
  EUR: "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT",
  USD: "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI",
  GBP: "GB GG GS IM JE",
  JPY: "JP",
  CAD: "CA",
  AUD: "AU CC CX HM KI NF NR TV",
  CHF: "CH LI",
  CNY: "CN",
  INR: "IN",
  AED: "AE",
};

/** The currency that people of a country count in; null if a profile cannot have it. */
export function currencyOfCountry(country: string): Currency | null {
  return currencies.find((currency) => countries[currency]?.split(" ").includes(country.toUpperCase())) ?? null;
}
