import { jurisdictionRoutes } from "@heirlock/contract/jurisdictions";
import { countryList } from "@heirlock/law/catalogue/country-list";
import { compileWriter, WrittenAnswer } from "../../kernel/serialise.ts";

const write = compileWriter(jurisdictionRoutes.countries.answer);
const written = new Map<string, WrittenAnswer>();

/** The same for everybody until the next release, so that each language is written once. */
export function listCountries(language: string): WrittenAnswer {
  const known = written.get(language);
  if (known) return known;
  const answer = new WrittenAnswer(write({ data: countryList(language) }));
  written.set(language, answer);
  return answer;
}
