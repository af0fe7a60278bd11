import type { OtherName } from "@heirlock/law/catalogue/other-names";

// ISO 3166-1 and Kosovo (XK), each with the language its people call it by. The names come from Intl,
// so that no list of names has to be kept in four languages.
const table =
  "AF:ps AX:sv AL:sq DZ:ar AS:en AD:ca AO:pt AI:en AQ:en AG:en AR:es AM:hy AW:nl AU:en AT:de AZ:az BS:en BH:ar BD:bn BB:en " +
  "BY:be BE:nl BZ:en BJ:fr BM:en BT:dz BO:es BQ:nl BA:bs BW:en BV:nb BR:pt IO:en BN:ms BG:bg BF:fr BI:rn KH:km CM:fr CA:en " +
  "CV:pt KY:en CF:fr TD:fr CL:es CN:zh CX:en CC:en CO:es KM:ar CG:fr CD:fr CK:en CR:es CI:fr HR:hr CU:es CW:nl CY:el CZ:cs " +
  "DK:da DJ:fr DM:en DO:es EC:es EG:ar SV:es GQ:es ER:ti EE:et SZ:en ET:am FK:en FO:fo FJ:en FI:fi FR:fr GF:fr PF:fr TF:fr " +
  "GA:fr GM:en GE:ka DE:de GH:en GI:en GR:el GL:kl GD:en GP:fr GU:en GT:es GG:en GN:fr GW:pt GY:en HT:fr HM:en VA:it HN:es " +
  "HK:zh-Hant HU:hu IS:is IN:hi ID:id IR:fa IQ:ar IE:ga IM:en IL:he IT:it JM:en JP:ja JE:en JO:ar KZ:kk KE:sw KI:en KP:ko KR:ko " +
  "KW:ar KG:ky LA:lo LV:lv LB:ar LS:en LR:en LY:ar LI:de LT:lt LU:lb MO:zh-Hant MG:mg MW:en MY:ms MV:dv ML:fr MT:mt MH:en MQ:fr " +
  "MR:ar MU:en YT:fr MX:es FM:en MD:ro MC:fr MN:mn ME:sr-Latn MS:en MA:ar MZ:pt MM:my NA:en NR:en NP:ne NL:nl NC:fr NZ:en NI:es " +
  "NE:fr NG:en NU:en NF:en MK:mk MP:en NO:nb OM:ar PK:ur PW:en PS:ar PA:es PG:en PY:es PE:es PH:fil PN:en PL:pl PT:pt PR:es " +
  "QA:ar RE:fr RO:ro RU:ru RW:rw BL:fr SH:en KN:en LC:en MF:fr PM:fr VC:en WS:en SM:it ST:pt SA:ar SN:fr RS:sr SC:fr SL:en " +
  "SG:en SX:nl SK:sk SI:sl SB:en SO:so ZA:en GS:en SS:en ES:es LK:si SD:ar SR:nl SJ:nb SE:sv CH:de SY:ar TW:zh-Hant TJ:tg TZ:sw " +
  "TH:th TL:pt TG:fr TK:en TO:to TT:en TN:ar TR:tr TM:tk TC:en TV:en UG:en UA:uk AE:ar GB:en UM:en US:en UY:es UZ:uz VU:en " +
  "VE:es VN:vi VG:en VI:en WF:fr EH:ar YE:ar ZM:en ZW:en XK:sq";

export interface Country {
  /** Two letters, upper case. */
  code: string;
  name: string;
  /** What it calls itself, when that differs from the name. */
  native: string | null;
}

export const countryCodes: readonly string[] = table.split(" ").map((entry) => entry.slice(0, 2));

export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(code.toUpperCase()) ?? code;
}

/** All countries by name, in the order of the reader's alphabet. */
export function listCountries(language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const natives = new Map<string, Intl.DisplayNames>();
  const list = table.split(" ").map((entry) => {
    const [code = "", tongue = "en"] = entry.split(":");
    const own = natives.get(tongue) ?? new Intl.DisplayNames([tongue], { type: "region" });
    natives.set(tongue, own);
    const name = names.of(code) ?? code;
    const native = own.of(code) ?? null;
    // A browser without that language answers in its own, which would be nobody's name for the country.
    const known = own.resolvedOptions().locale.split("-")[0] === tongue.split("-")[0];
    return { code, name, native: !known || native === name || native === code ? null : native };
  });
  const collator = new Intl.Collator(language);
  return list.sort((a, b) => collator.compare(a.name, b.name));
}

export interface FoundCountry extends Country {
  /** The other name that was meant by what was typed; null where the country's own name was. */
  said: string | null;
  /** The part of the country that this name means. */
  part: string | null;
}

/** Case, accents and points do not matter; Arabic is read with and without its article and hamza. */
function folded(text: string): string {
  return text
    .trim()
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "")
    .replace(/[أإآ]/g, "ا")
    .replace(/[’'-]/g, " ")
    .toLocaleLowerCase()
    .replace(/^ال/, "");
}

/** 0: the name itself; then its beginning, the beginning of one of its words, and anywhere. Null: not at all. */
function closeness(name: string, wanted: string): 0 | 2 | 3 | 4 | null {
  const folds = folded(name);
  if (folds === wanted) return 0;
  if (folds.startsWith(wanted)) return 2;
  if (folds.includes(` ${wanted}`)) return 3;
  return folds.includes(wanted) ? 4 : null;
}

interface Ranked extends FoundCountry {
  rank: number;
}

/**
 * The countries that a text may mean, the closest first: an exact name, code or other name comes before a mere
 * beginning, so that "UK" is the United Kingdom and not Ukraine. Each country is there once, or once for each of its
 * parts that was named. An empty text keeps them all, in their order.
 */
export function searchCountries(
  countries: readonly Country[],
  text: string,
  others: readonly OtherName[] = [],
): FoundCountry[] {
  const wanted = folded(text);
  if (wanted === "") return countries.map((country) => ({ ...country, said: null, part: null }));
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const found: Ranked[] = [];
  for (const country of countries) {
    const names = [country.name, country.native ?? ""].filter((name) => name !== "");
    const ranks = names.map((name) => closeness(name, wanted)).filter((rank) => rank !== null);
    if (country.code.toLowerCase() === wanted) ranks.push(0);
    if (ranks.length > 0) found.push({ ...country, said: null, part: null, rank: Math.min(...ranks) });
  }
  for (const { country: code, part, name, short, shown } of others) {
    const country = byCode.get(code);
    const close = country && closeness(name, wanted);
    // The middle of a city's name is no way to look for a country.
    if (!country || close === null || close === undefined || close === 4 || (short && close > 0)) continue;
    found.push({ ...country, said: shown ?? name, part, rank: short ? 1 : close });
  }
  const best = found
    .map((one, order) => ({ one, order }))
    .sort((a, b) => a.one.rank - b.one.rank || a.order - b.order)
    .map(({ one }) => one);
  const seen = new Set<string>();
  return best
    .filter(({ code, part }) => {
      const key = part ?? code;
      return !seen.has(key) && seen.add(key);
    })
    .map(({ rank: _, ...country }) => country);
}
