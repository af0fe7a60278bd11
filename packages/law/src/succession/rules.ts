import { civilRules } from "./civil/rules.ts";
import { commonRules } from "./common-law/rules.ts";
import { halachaRules } from "./halacha/rules.ts";
import { indiaRules } from "./india/rules.ts";
import { type ReviewedRule, type Rule, rulebookReviewed } from "./rule.ts";
import { unworthyRules } from "./unworthy/rules.ts";

const table = {
  ...civilRules,
  ...commonRules,
  ...halachaRules,
  ...indiaRules,
  ...unworthyRules,
  "sunni.husband": { citation: "Qur'an 4:12", grade: "T" },
  "sunni.wives": { citation: "Qur'an 4:12", grade: "T" },
  "sunni.daughters": { citation: "Qur'an 4:11", grade: "T" },
  "sunni.sons-daughters": { citation: "Qur'an 4:11; Bukhari 6736 (Ibn Mas'ud: completing the two thirds)", grade: "K" },
  "sunni.father-sixth": { citation: "Qur'an 4:11", grade: "T" },
  "sunni.grandfather-sixth": {
    citation: "Consensus: father's father in the father's place; Egypt Law 77/1943 art. 21",
    grade: "T",
  },
  "sunni.mother-sixth": { citation: "Qur'an 4:11", grade: "T" },
  "sunni.mother-third": { citation: "Qur'an 4:11", grade: "T" },
  "sunni.umariyya": { citation: "Judgment of 'Umar (al-'Umariyyatan); Egypt Law 77/1943 art. 14", grade: "T" },
  "sunni.grandmothers": { citation: "Abu Dawud 2894; Egypt Law 77/1943 art. 14", grade: "T" },
  "sunni.full-sisters": { citation: "Qur'an 4:176", grade: "T" },
  "sunni.paternal-sisters": { citation: "Qur'an 4:176; Egypt Law 77/1943 art. 13", grade: "T" },
  "sunni.uterine": { citation: "Qur'an 4:12", grade: "T" },
  "sunni.mushtaraka": { citation: "Judgment of 'Umar (al-Mushtaraka); Egypt Law 77/1943 art. 10", grade: "T" },
  "sunni.residue": {
    citation: "Bukhari 6732: give the shares to those entitled, the rest to the nearest male; Qur'an 4:11, 4:176",
    grade: "K",
  },
  "sunni.sister-with-daughter": {
    citation: "Bukhari 6736, 6741: sisters beside daughters are residuaries",
    grade: "K",
  },
  "sunni.awl": { citation: "'Awl by consensus of the four schools since 'Umar; Egypt Law 77/1943 art. 15", grade: "T" },
  "sunni.radd": { citation: "Egypt Law 77/1943 art. 30; later fatwa of the Shafi'i and Maliki schools", grade: "T" },
  "sunni.spouse-radd": { citation: "Egypt Law 77/1943 art. 30; later Hanafi fatwa", grade: "T" },
  "sunni.treasury": {
    citation: "Classical view of the Maliki, Shafi'i and Hanbali schools: the rest to the public treasury",
    grade: "K",
  },
  "sunni.grandfather-excludes": {
    citation: "Abu Hanifa, after Abu Bakr: the grandfather excludes brothers and sisters",
    grade: "K",
  },
  "sunni.grandfather-zayd": {
    citation: "Zayd ibn Thabit's method: Ghayat al-Muntaha, grandfather with siblings",
    grade: "T",
  },
  "sunni.akdariyya": { citation: "Al-Akdariyya: Ghayat al-Muntaha, grandfather with siblings", grade: "T" },
  "sunni.malikiyya": { citation: "Al-Malikiyya and Shibh al-Malikiyya (Maliki school)", grade: "K" },
  "sunni.grandfather-art22": { citation: "Egypt Law 77/1943 art. 22", grade: "T" },
  "sunni.art22-open": {
    citation: "Egypt Law 77/1943 art. 22 does not clearly cover full sisters beside paternal brothers",
    grade: "T",
  },
  "sunni.kindred-nearness": { citation: "Egypt Law 77/1943 arts. 31-38; Hanafi nearness (qaraba)", grade: "T" },
  "sunni.kindred-tanzil": {
    citation: "Tanzil: distant kindred stand in the place of their link (Hanbali; later Shafi'i and Maliki)",
    grade: "K",
  },
  "sunni.kindred-open": { citation: "Distant kindred of several roots: needs a scholar or a court", grade: "K" },
  "sunni.excluded": { citation: "Hajb hirman; Egypt Law 77/1943 arts. 23-29", grade: "T" },
  "sunni.nothing-left": {
    citation: "Bukhari 6732: residuaries take what the shares leave, and here they leave nothing",
    grade: "K",
  },
  "sunni.quota-full": { citation: "Consensus: the share of daughters (sisters) never exceeds two thirds", grade: "K" },
  "islamic.not-of-blood": {
    citation: "Qur'an 4:11, 4:12, 4:176: the heirs are relatives by blood and the spouse",
    grade: "T",
  },
  "islamic.barred": {
    citation: "Bars to inheritance: homicide, another religion, divorce; Egypt Law 77/1943 arts. 5, 6, 11",
    grade: "T",
  },
  "jafari.spouse": { citation: "Iran, Civil Code arts. 900, 901, 913; Sistani, Islamic Laws 2779", grade: "T" },
  "jafari.class": { citation: "Iran, Civil Code art. 862-863: a nearer class excludes the next", grade: "T" },
  "jafari.nearer": { citation: "Iran, Civil Code art. 888-889: the nearer degree excludes the farther", grade: "T" },
  "jafari.parents": { citation: "Iran, Civil Code arts. 906-908; Sistani, Islamic Laws 2738-2743", grade: "T" },
  "jafari.mother-reduced": { citation: "Iran, Civil Code art. 892 (hajb)", grade: "T" },
  "jafari.daughters": { citation: "Iran, Civil Code arts. 907-908", grade: "T" },
  "jafari.children": { citation: "Iran, Civil Code art. 907", grade: "T" },
  "jafari.return": { citation: "Iran, Civil Code arts. 905, 908-909", grade: "T" },
  "jafari.deficit": { citation: "Iran, Civil Code art. 914: the deficit falls on the daughters", grade: "T" },
  "jafari.branch": { citation: "Iran, Civil Code art. 889, 911; Sistani, Islamic Laws 2748", grade: "T" },
  "jafari.mothers-side": {
    citation: "Iran, Civil Code arts. 921, 924, 927; Sistani, Islamic Laws 2753-2763",
    grade: "T",
  },
  "jafari.fathers-side": {
    citation: "Iran, Civil Code arts. 920, 923, 927; Sistani, Islamic Laws 2753-2763",
    grade: "T",
  },
  "jafari.full-before-paternal": { citation: "Iran, Civil Code art. 918", grade: "T" },
  "jafari.uncles": { citation: "Iran, Civil Code arts. 930-938; Sistani, Islamic Laws 2766-2772", grade: "T" },
  "jafari.husband-alone": { citation: "Iran, Civil Code arts. 905, 949", grade: "T" },
  "jafari.wife-alone": { citation: "Iran, Civil Code arts. 949, 866", grade: "T" },
  "jafari.paternal-sisters-open": {
    citation: "Contested: the surplus of paternal sisters beside the mother's side",
    grade: "K",
  },
  "tunisia.143bis": { citation: "Tunisia, Code du statut personnel art. 143 bis", grade: "T" },
  "tunisia.143bis-open": {
    citation:
      "Tunisia, Code du statut personnel art. 143 bis: the part of a spouse or of a sister beside daughters is not settled",
    grade: "T",
  },
  "tunisia.191": { citation: "Tunisia, Code du statut personnel arts. 191-192 (obligatory bequest)", grade: "K" },
  "court.check": {
    citation: "Not every detail of this law is confirmed: have the result checked by a court",
    grade: "K",
  },
  "court.candidates-differ": {
    citation: "The law is not confirmed on this point, and its possible readings differ: needs a court or a scholar",
    grade: "K",
  },
  "court.issue-of-predeceased": {
    citation: "Grandchildren whose parent died first: what this law gives them is not confirmed",
    grade: "K",
  },
  "egypt.obligatory-bequest": { citation: "Egypt Law 71/1946 arts. 76-79", grade: "K" },
  "bequest.before-shares": {
    citation:
      "Egypt Law 71/1946 arts. 76-78; Tunisia, Code du statut personnel arts. 191-192: the obligatory bequest comes before the shares",
    grade: "K",
  },
  "pakistan.mflo4": { citation: "Pakistan, Muslim Family Laws Ordinance 1961 s. 4; 2022 SCMR 1131", grade: "T" },
  "indonesia.khi185": { citation: "Indonesia, Kompilasi Hukum Islam (Inpres 1/1991) art. 185", grade: "S" },
} as const satisfies Record<string, Rule>;
export type RuleCode = keyof typeof table;

/** Every rule that a derivation may name. A rule without a source has no place here. */
export const rules = Object.fromEntries(
  Object.entries(table).map(([code, rule]) => [code, { reviewed: rulebookReviewed, ...rule }]),
) as unknown as Readonly<Record<RuleCode, ReviewedRule>>;
