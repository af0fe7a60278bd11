import { languages } from "@heirlock/domain/languages";
import { countryCodes, countryName } from "../../../../ui/forms/countries.ts";

let names: Map<string, string> | undefined;

/** The code of a country that a file names by code or in one of our languages, or "". */
export function readCountry(written: string): string {
  names ??= new Map(
    countryCodes.flatMap((code) => [
      [code.toLowerCase(), code] as const,
      ...languages.map((language) => [countryName(code, language).toLowerCase(), code] as const),
    ]),
  );
  return names.get(written.trim().toLowerCase()) ?? "";
}
