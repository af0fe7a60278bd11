import { isTest, type SourceFile } from "../source/files.ts";
import type { BuiltFiles } from "./built-files.ts";
import type { Finding, Guard } from "./guard.ts";

/** A group of points on which the rulebook found no certain law (its section 7), and how a text that states one reads. */
export interface OpenPoint {
  group: number;
  what: string;
  signs: readonly RegExp[];
}

/** So many characters of one sentence or string; the point of "art. 349" does not end one. */
const near = (words: string, most: number, then: string) =>
  new RegExp(`${words}(?:[^.;"\`\\n]|\\.(?! [A-Z])){0,${most}}?${then}`, "i");
const part = String.raw`(?:\b\d ?\/ ?\d+\b|\b\d{2} ?%|[½⅓¼⅙⅛⅔¾]|\b(?:half|quarter|third|sixth|mitad|cuarto|tercio|sexto|moitié|quart|tiers|sixième)|(?:نصف|ربع|ثلث|سدس))`;
const dash = "\\s?[-–—]\\s?";

export const openPoints: readonly OpenPoint[] = [
  {
    group: 1,
    what: "Lebanon's law of 1959: shares, reserved parts, form of a will",
    signs: [
      near(String.raw`\b(?:June|juin|junio|يونيو|حزيران) 1959\b`, 60, part),
      near(String.raw`\b1959\b`, 60, String.raw`\b(?:two|2|deux|dos) (?:witness|témoin|testigo)`),
    ],
  },
  {
    group: 2,
    what: "Saudi Personal Status Law: grandfather, father's mother, spouse's return, form articles",
    signs: [
      near(
        String.raw`(?:M\/73|Saudi\w*|السعودي\w*|saoudite?s?|saudí)`,
        80,
        String.raw`\b(?:two|2|deux|dos) (?:adult )?(?:witness|témoin|testigo)`,
      ),
      near(String.raw`M\/73`, 60, "(?:grandfather|grandmother|grand-père|abuelo|الجد)"),
    ],
  },
  {
    group: 3,
    what: "UAE Decree-Law 41/2024: base school, articles, ages; ADGM courts; Muslim expatriates at the ADJD",
    signs: [
      near(String.raw`41\/2024`, 12, String.raw`\b(?:arts?\.|articles?|artículos?|s\.)\s?\d`),
      near(String.raw`(?:المادة|مادة) \d+`, 40, String.raw`41\/2024`),
      near(String.raw`41\/2024`, 60, String.raw`(?:\b(?:Maliki|malikite|malikí|21|18)\b|المالكي)`),
      /ADGM Courts?|(?:tribunaux|tribunales|محاكم)[^."\n]{0,20}ADGM/i,
      /Muslim expatriates?|expatriés musulmans|expatriados musulmanes|المسلمين الوافدين/i,
    ],
  },
  {
    group: 4,
    what: "Ibadi and Zaidi codes: Oman 32/1997, Yemen 20/1992",
    signs: [
      near(String.raw`\b(?:32\/1997|20\/1992)`, 30, String.raw`\b(?:arts?\.?|articles?|artículos?|s\.)\s?\d`),
      /\barts?\.? ?299\b|\b299 ?ff/i,
    ],
  },
  {
    group: 5,
    what: "Morocco 349; Algeria 167-172; obligatory bequests of Kuwait, Syria, Jordan, Iraq",
    signs: [
      new RegExp(`\\b16[79]${dash}172\\b`),
      near("(?:Mudaww?ana|Moudawana|المدونة|مدونة الأسرة)", 30, String.raw`\b349\b`),
      near("(?:Algeria|Algérie|Argelia|الجزائر)", 60, String.raw`\b1(?:67|69|72)\b`),
      near(
        "(?:Kuwait|Koweït|Syria|Syrie|Siria|Jordan|Jordanie|Jordania|Iraq|Irak|الكويت|سوريا|الأردن|العراق)",
        40,
        "(?:obligatory bequest|legs obligatoire|legado obligatorio|الوصية الواجبة)",
      ),
    ],
  },
  {
    group: 6,
    what: "Tunisia 143 bis: how the return is divided between spouse and daughter, daughter beside full sister",
    signs: [near("143 ?bis", 60, String.raw`\b(?:spouse|conjoint|cónyuge|sister|sœur|hermana)\b[^.;"\n]{0,40}${part}`)],
  },
  {
    group: 7,
    what: "Pakistan s. 4 for an only granddaughter",
    signs: [
      near(String.raw`\b(?:only|lone|sole) granddaughter`, 60, part),
      near(String.raw`\b(?:seule petite-fille|única nieta)`, 60, part),
      /Zarina Jan|PLD 1990 SC 1051/i,
    ],
  },
  {
    group: 8,
    what: "Indonesia's Supreme Court on daughters who exclude brothers and sisters",
    signs: [/\b86 ?K ?\/ ?AG ?\/ ?1994/i],
  },
  {
    group: 9,
    what: "Hanafi ranking of religious bequests inside the third",
    signs: [
      /religious (?:bequests?|obligations?)[^.;"\n]{0,30}\b(?:first|rank|before|priority)/i,
      /(?:legs|obligations) religieu(?:x|ses)[^.;"\n]{0,30}(?:d’abord|d'abord|priorité|avant)/i,
      /(?:legados|obligaciones) religios[ao]s[^.;"\n]{0,30}(?:primero|prioridad|antes)/i,
    ],
  },
  {
    group: 10,
    what: "Korea: when the amendment of February 2026 begins",
    signs: [
      near(
        "(?:Korea|Corée|Corea|كوريا)",
        120,
        String.raw`(?:in force|effective|commences?|takes effect|en vigueur|en vigor|يسري)[^.;"\n]{0,40}202[6-9]`,
      ),
    ],
  },
  {
    group: 11,
    what: "Greece: the reform of 2025-26",
    signs: [/\b16 (?:Sep(?:tember|t)?\.?|septembre|de septiembre(?: de)?|سبتمبر|أيلول) 2026\b/i, /\b2026-09-16\b/],
  },
  {
    group: 12,
    what: "Cyprus s. 44 and s. 37; shares of Monaco, Andorra, San Marino, Vatican, Albania, the Yugoslav model",
    signs: [
      near(String.raw`Cap\. ?195`, 20, String.raw`\b(?:s\.|ss\.|section|art\.)\s?(?:37|44)\b`),
      near(String.raw`\b46\/2014`, 60, part),
      near(String.raw`\b46\/95`, 60, String.raw`(?:1 ?\/ ?3|⅓|\bthird\b|\btiers\b|\btercio\b|ثلث)`),
      near("(?:Albania|Albanie|ألبانيا)", 60, String.raw`\b379\b`),
    ],
  },
  {
    group: 13,
    what: "Egypt: witnesses at the notary, the spouse in the Coptic bylaws, a Christian family code",
    signs: [
      near(
        String.raw`(?:Copt\w*|الأقباط|القبطية?)`,
        80,
        String.raw`(?:spouse|wife|husband|époux|conjoint|cónyuge|الزوج)[^.;"\n]{0,30}${part}`,
      ),
      /(?:unified )?Christian family code[^.;"\n]{0,40}(?:in force|enacted|passed|adopted)/i,
    ],
  },
  {
    group: 14,
    what: "electronic wills by state, Uttarakhand, e-Notariado, Argentine witnesses, Iran's database, Serbia's register, Christians in Jordan, Syria, Palestine",
    signs: [
      /Uniform Electronic Wills Act/i,
      /\bUT, ?CO, ?ND\b|\bUtah, ?Colorado\b/,
      /Uttarakhand|أوتاراخند/i,
      /e-?Notariado/i,
      new RegExp(`\\b2480${dash}2481\\b[^.;"\\n]{0,80}\\b(?:void|nul|nulo)\\b`, "i"),
      near("(?:Iran|Irán|إيران)", 60, "(?:notarial|notaries['’]) data ?base"),
      near("(?:Serbia|Serbie|صربيا)", 80, String.raw`\b2015\b`),
      near("(?:Jordan|Syria|Palestin\\w+)", 60, "church (?:codes?|law)"),
    ],
  },
];

/** Where a text states what is not certain; `UNVERIFIED` itself is a note that was left in. */
export function unverifiedIn(path: string, text: string): Finding[] {
  const signs = [
    ...openPoints.flatMap(({ group, what, signs }) => signs.map((sign) => ({ sign, what: `group ${group}, ${what}` }))),
    { sign: /\bUNVERIFIED\b/, what: "a note of the rulebook" },
  ];
  return signs.flatMap(({ sign, what }) => {
    const match = sign.exec(text);
    if (!match) return [];
    const line = text.slice(0, match.index).split("\n").length;
    return [{ path, line, what: `${match[0].slice(0, 80)}: not certain law (${what})` }];
  });
}

/** What reaches people: the law's data, pages, mails and documents, not the tests and not the requirements. */
const reachesPeople = (path: string) =>
  /^(?:packages\/(?:law|contract|domain)\/src|apps\/[^/]+\/src|docs)\//.test(path) &&
  !path.startsWith("docs/requirements/") &&
  !path.startsWith("packages/law/src/cross-check/") &&
  !isTest(path);

export const unverifiedLaw: Guard = {
  name: "unverified law",
  check: (files: SourceFile[]) =>
    files.filter(({ path }) => reachesPeople(path)).flatMap(({ path, text }) => unverifiedIn(path, text)),
};

/** The same for what `pnpm build` wrote. */
export function checkBuiltLaw(files: BuiltFiles): Finding[] {
  return [...files]
    .filter(([path]) => /\.(?:js|html|json|css|txt|webmanifest)$/.test(path))
    .flatMap(([path, content]) => unverifiedIn(`dist/${path}`, content.toString("utf8")));
}
