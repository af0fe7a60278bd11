import { civilRules } from "./civil/rules.ts";
import { commonRules } from "./common-law/rules.ts";
import { type CoupleRule, type CoupleSaying, coupleRules } from "./couples/rules.ts";
import { halachaRules } from "./halacha/rules.ts";
import { indiaRules } from "./india/rules.ts";
import { type PartnerRule, type PartnerSaying, partnerRules } from "./partners/rules.ts";
import { type ReviewedRule, type RuleRow, rulebookReviewed } from "./rule.ts";
import { type SharedSaying, type TerritoryRule, territoryRules } from "./territories/rules.ts";
import { unworthyRules } from "./unworthy/rules.ts";

const table = {
  ...civilRules,
  ...commonRules,
  ...halachaRules,
  ...indiaRules,
  ...unworthyRules,
  "sunni.husband": ["Qur'an 4:12", "T"],
  "sunni.wives": ["Qur'an 4:12", "T"],
  "sunni.daughters": ["Qur'an 4:11", "T"],
  "sunni.sons-daughters": ["Qur'an 4:11; Bukhari 6736 (Ibn Mas'ud: completing the two thirds)", "K"],
  "sunni.father-sixth": ["Qur'an 4:11", "T"],
  "sunni.grandfather-sixth": ["Consensus: father's father in the father's place; Egypt Law 77/1943 art. 21", "T"],
  "sunni.mother-sixth": ["Qur'an 4:11", "T"],
  "sunni.mother-third": ["Qur'an 4:11", "T"],
  "sunni.umariyya": ["Judgment of 'Umar (al-'Umariyyatan); Egypt Law 77/1943 art. 14", "T"],
  "sunni.grandmothers": ["Abu Dawud 2894; Egypt Law 77/1943 art. 14", "T"],
  "sunni.full-sisters": ["Qur'an 4:176", "T"],
  "sunni.paternal-sisters": ["Qur'an 4:176; Egypt Law 77/1943 art. 13", "T"],
  "sunni.uterine": ["Qur'an 4:12", "T"],
  "sunni.mushtaraka": ["Judgment of 'Umar (al-Mushtaraka); Egypt Law 77/1943 art. 10", "T"],
  "sunni.residue": [
    "Bukhari 6732: give the shares to those entitled, the rest to the nearest male; Qur'an 4:11, 4:176",
    "K",
  ],
  "sunni.sister-with-daughter": ["Bukhari 6736, 6741: sisters beside daughters are residuaries", "K"],
  "sunni.awl": ["'Awl by consensus of the four schools since 'Umar; Egypt Law 77/1943 art. 15", "T"],
  "sunni.radd": ["Egypt Law 77/1943 art. 30; later fatwa of the Shafi'i and Maliki schools", "T"],
  "sunni.spouse-radd": ["Egypt Law 77/1943 art. 30; later Hanafi fatwa", "T"],
  "sunni.treasury": ["Classical view of the Maliki, Shafi'i and Hanbali schools: the rest to the public treasury", "K"],
  "sunni.grandfather-excludes": ["Abu Hanifa, after Abu Bakr: the grandfather excludes brothers and sisters", "K"],
  "sunni.grandfather-zayd": ["Zayd ibn Thabit's method: Ghayat al-Muntaha, grandfather with siblings", "T"],
  "sunni.akdariyya": ["Al-Akdariyya: Ghayat al-Muntaha, grandfather with siblings", "T"],
  "sunni.malikiyya": ["Al-Malikiyya and Shibh al-Malikiyya (Maliki school)", "K"],
  "sunni.grandfather-art22": ["Egypt Law 77/1943 art. 22", "T"],
  "sunni.art22-open": ["Egypt Law 77/1943 art. 22 does not clearly cover full sisters beside paternal brothers", "T"],
  "sunni.kindred-nearness": ["Egypt Law 77/1943 arts. 31-38; Hanafi nearness (qaraba)", "T"],
  "sunni.kindred-tanzil": [
    "Tanzil: distant kindred stand in the place of their link (Hanbali; later Shafi'i and Maliki)",
    "K",
  ],
  "sunni.kindred-open": ["Distant kindred of several roots: needs a scholar or a court", "K"],
  "sunni.excluded": ["Hajb hirman; Egypt Law 77/1943 arts. 23-29", "T"],
  "sunni.nothing-left": ["Bukhari 6732: residuaries take what the shares leave, and here they leave nothing", "K"],
  "sunni.quota-full": ["Consensus: the share of daughters (sisters) never exceeds two thirds", "K"],
  "islamic.not-of-blood": ["Qur'an 4:11, 4:12, 4:176: the heirs are relatives by blood and the spouse", "T"],
  "islamic.barred": ["Bars to inheritance: homicide, another religion, divorce; Egypt Law 77/1943 arts. 5, 6, 11", "T"],
  "jafari.spouse": ["Iran, Civil Code arts. 900, 901, 913; Sistani, Islamic Laws 2779", "T"],
  "jafari.class": ["Iran, Civil Code art. 862-863: a nearer class excludes the next", "T"],
  "jafari.nearer": ["Iran, Civil Code art. 888-889: the nearer degree excludes the farther", "T"],
  "jafari.parents": ["Iran, Civil Code arts. 906-908; Sistani, Islamic Laws 2738-2743", "T"],
  "jafari.mother-reduced": ["Iran, Civil Code art. 892 (hajb)", "T"],
  "jafari.daughters": ["Iran, Civil Code arts. 907-908", "T"],
  "jafari.children": ["Iran, Civil Code art. 907", "T"],
  "jafari.return": ["Iran, Civil Code arts. 905, 908-909", "T"],
  "jafari.deficit": ["Iran, Civil Code art. 914: the deficit falls on the daughters", "T"],
  "jafari.branch": ["Iran, Civil Code art. 889, 911; Sistani, Islamic Laws 2748", "T"],
  "jafari.mothers-side": ["Iran, Civil Code arts. 921, 924, 927; Sistani, Islamic Laws 2753-2763", "T"],
  "jafari.fathers-side": ["Iran, Civil Code arts. 920, 923, 927; Sistani, Islamic Laws 2753-2763", "T"],
  "jafari.full-before-paternal": ["Iran, Civil Code art. 918", "T"],
  "jafari.uncles": ["Iran, Civil Code arts. 930-938; Sistani, Islamic Laws 2766-2772", "T"],
  "jafari.husband-alone": ["Iran, Civil Code arts. 905, 949", "T"],
  "jafari.wife-alone": ["Iran, Civil Code arts. 949, 866", "T"],
  "jafari.paternal-sisters-open": ["Contested: the surplus of paternal sisters beside the mother's side", "K"],
  "tunisia.143bis": ["Tunisia, Code du statut personnel art. 143 bis", "T"],
  "tunisia.143bis-open": [
    "Tunisia, Code du statut personnel art. 143 bis: the part of a spouse or of a sister beside daughters is not settled",
    "T",
  ],
  "tunisia.191": ["Tunisia, Code du statut personnel arts. 191-192 (obligatory bequest)", "K"],
  "eg.heirs-agree": ["Egypt, Law 25/1944 art. 1", "K", "2026-11"],
  "eg.heirs-not-agreed": ["Egypt, Law 25/1944 art. 1", "K", "2026-11"],
  "eg.several-churches": ["Egypt, Law 25/1944 art. 1", "K", "2026-11"],
  "jo.christians": ["Jordan, Civil Code 1086", "S", "2026-11"],
  "partner.not-reviewed": ["What an unmarried partner has under this law is not in our sources", "K", "2026-11"],
  "court.check": ["Not every detail of this law is confirmed: have the result checked by a court", "K"],
  "court.candidates-differ": [
    "The law is not confirmed on this point, and its possible readings differ: needs a court or a scholar",
    "K",
  ],
  "court.issue-of-predeceased": [
    "Grandchildren whose parent died first: what this law gives them is not confirmed",
    "K",
  ],
  "egypt.obligatory-bequest": ["Egypt Law 71/1946 arts. 76-79", "K"],
  "bequest.before-shares": [
    "Egypt Law 71/1946 arts. 76-78; Tunisia, Code du statut personnel arts. 191-192: the obligatory bequest comes before the shares",
    "K",
  ],
  "morocco.369": ["Morocco, Moudawana 369-372 (obligatory bequest)", "S", "2026-11"],
  "pakistan.mflo4": ["Pakistan, Muslim Family Laws Ordinance 1961 s. 4; 2022 SCMR 1131", "T"],
  "indonesia.khi185": ["Indonesia, Kompilasi Hukum Islam (Inpres 1/1991) art. 185", "S"],
} as const satisfies Record<string, RuleRow>;
export type RuleCode = keyof typeof table | TerritoryRule | PartnerRule | CoupleRule;

/** What has a sentence of its own; territories share theirs, and so do partners and couples. */
export type Saying = keyof typeof table | SharedSaying | PartnerSaying | CoupleSaying;

/** Every rule that a derivation may name. A rule without a source has no place here. */
export const rules = Object.fromEntries(
  Object.entries<RuleRow>({ ...table, ...territoryRules, ...partnerRules, ...coupleRules }).map(
    ([code, [citation, grade, reviewed = rulebookReviewed]]) => [code, { citation, grade, reviewed }],
  ),
) as unknown as Readonly<Record<RuleCode, ReviewedRule>>;
