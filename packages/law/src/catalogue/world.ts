/** The five regions of the country list, and what each is made of (UN M49). */
export const subregions = {
  "Northern Africa": "Africa",
  "Eastern Africa": "Africa",
  "Middle Africa": "Africa",
  "Southern Africa": "Africa",
  "Western Africa": "Africa",
  "Central Asia": "Asia",
  "Eastern Asia": "Asia",
  "South-eastern Asia": "Asia",
  "Southern Asia": "Asia",
  "Western Asia": "Asia",
  "Eastern Europe": "Europe",
  "Northern Europe": "Europe",
  "Southern Europe": "Europe",
  "Western Europe": "Europe",
  Caribbean: "Americas",
  "Central America": "Americas",
  "South America": "Americas",
  "Northern America": "Americas",
  "Australia and New Zealand": "Oceania",
  Melanesia: "Oceania",
  Micronesia: "Oceania",
  Polynesia: "Oceania",
} as const;
export type Subregion = keyof typeof subregions;
export type Region = (typeof subregions)[Subregion];

/** Every country of ISO 3166-1 and Kosovo, by subregion, with the language in which it names itself. */
const bySubregion: Record<Subregion, string> = {
  "Northern Africa": "DZ:ar EG:ar LY:ar MA:ar SD:ar TN:ar EH:ar",
  "Eastern Africa":
    "BI:fr KM:ar DJ:fr ER:ti ET:am KE:sw MG:mg MW:en MU:en YT:fr MZ:pt RE:fr RW:rw SC:fr SO:so SS:en UG:en TZ:sw ZM:en ZW:en IO:en TF:fr",
  "Middle Africa": "AO:pt CM:fr CF:fr TD:fr CG:fr CD:fr GQ:es GA:fr ST:pt",
  "Southern Africa": "BW:en SZ:en LS:en NA:en ZA:en",
  "Western Africa":
    "BJ:fr BF:fr CV:pt CI:fr GM:en GH:en GN:fr GW:pt LR:en ML:fr MR:ar NE:fr NG:en SH:en SN:fr SL:en TG:fr",
  "Central Asia": "KZ:kk KG:ky TJ:tg TM:tk UZ:uz",
  "Eastern Asia": "CN:zh HK:zh MO:zh KP:ko JP:ja MN:mn KR:ko TW:zh-Hant",
  "South-eastern Asia": "BN:ms KH:km ID:id LA:lo MY:ms MM:my PH:fil SG:en TH:th TL:pt VN:vi",
  "Southern Asia": "AF:fa BD:bn BT:dz IN:hi IR:fa MV:en NP:ne PK:ur LK:si",
  "Western Asia":
    "AM:hy AZ:az BH:ar CY:el GE:ka IQ:ar IL:he JO:ar KW:ar LB:ar OM:ar QA:ar SA:ar PS:ar SY:ar TR:tr AE:ar YE:ar",
  "Eastern Europe": "BY:be BG:bg CZ:cs HU:hu PL:pl MD:ro RO:ro RU:ru SK:sk UA:uk",
  "Northern Europe": "AX:sv DK:da EE:et FO:fo FI:fi GG:en IS:is IE:ga IM:en JE:en LV:lv LT:lt NO:nb SJ:nb SE:sv GB:en",
  "Southern Europe":
    "AL:sq AD:ca BA:bs HR:hr GI:en GR:el VA:it IT:it XK:sq MT:mt ME:sr-Latn MK:mk PT:pt SM:it RS:sr SI:sl ES:es",
  "Western Europe": "AT:de BE:nl FR:fr DE:de LI:de LU:fr MC:fr NL:nl CH:de",
  Caribbean:
    "AI:en AG:en AW:nl BS:en BB:en BQ:nl VG:en KY:en CU:es CW:nl DM:en DO:es GD:en GP:fr HT:fr JM:en MQ:fr MS:en PR:es BL:fr KN:en LC:en MF:fr VC:en SX:nl TT:en TC:en VI:en",
  "Central America": "BZ:en CR:es SV:es GT:es HN:es MX:es NI:es PA:es",
  "South America": "AR:es BO:es BV:nb BR:pt CL:es CO:es EC:es FK:en GF:fr GY:en PY:es PE:es GS:en SR:nl UY:es VE:es",
  "Northern America": "BM:en CA:en GL:kl PM:fr US:en",
  "Australia and New Zealand": "AU:en CX:en CC:en HM:en NZ:en NF:en",
  Melanesia: "FJ:en NC:fr PG:en SB:en VU:en",
  Micronesia: "GU:en KI:en MH:en FM:en NR:en MP:en PW:en UM:en",
  Polynesia: "AS:en CK:en PF:fr NU:en PN:en WS:sm TK:en TO:to TV:en WF:fr",
};

export interface WorldEntry {
  /** Two uppercase letters; XK is Kosovo, which ISO leaves to its users. */
  code: string;
  region: Region;
  subregion: Subregion;
  /** BCP 47, of the name by which the country calls itself. */
  language: string;
}

export const world: readonly WorldEntry[] = (Object.entries(bySubregion) as [Subregion, string][])
  .flatMap(([subregion, list]) =>
    list.split(" ").map((item): WorldEntry => {
      const [code, language] = item.split(":") as [string, string];
      return { code, region: subregions[subregion], subregion, language };
    }),
  )
  .toSorted((a, b) => (a.code < b.code ? -1 : 1));

const names = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language, from the runtime's own data; the code where it knows none. */
export function countryName(code: string, language: string): string {
  let display = names.get(language);
  if (!display) {
    display = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
    names.set(language, display);
  }
  return display.of(code.toUpperCase()) ?? code;
}
