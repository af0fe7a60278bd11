import { jurisdiction } from "../catalogue/country-list.ts";

/** Bound by Regulation (EU) 650/2012: every member state but Denmark and Ireland (rulebook 5.1). */
export const eu650 = new Set("at be bg cy cz de ee es fi fr gr hr hu it lt lu lv mt nl pl pt ro se si sk".split(" "));

/** The one law of a country that divides estates; null where it has several, or none that can be chosen. */
export function ownLawOf(country: string): string | null {
  const systems = (jurisdiction(country)?.legalSystems ?? []).filter(
    ({ code, fromTradition }) => code !== "custom" && !fromTradition,
  );
  const codes = systems.flatMap(({ code, subJurisdictions }) =>
    subJurisdictions
      ? subJurisdictions.filter((sub) => !sub.fromTradition).map((sub) => `${country}-${code}-${sub.code}`)
      : [`${country}-${code}`],
  );
  return codes.length === 1 ? codes[0]! : null;
}
