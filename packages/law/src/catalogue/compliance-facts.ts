import { type Grade, rulebookReviewed } from "../succession/rule.ts";
import { findRegulation, type Regulation } from "./regulation-code.ts";

/** Where a fact comes from; null: general information, not checked for this jurisdiction. */
export interface Review {
  source: string;
  grade: Grade;
  /** Month of the last review. */
  reviewed: string;
}
export interface Fact<Value> {
  value: Value;
  review: Review | null;
}

export interface ComplianceFacts {
  inheritanceTax: Fact<"varies">;
  /** "spouse": only the spouse; "conditional": only heirs in need. */
  forcedHeirs: Fact<boolean | "spouse" | "conditional">;
  testamentaryFreedom: Fact<"limited" | "full">;
}

const valueSets = {
  A: { forcedHeirs: true, freedom: "limited" },
  B: { forcedHeirs: false, freedom: "full" },
  C: { forcedHeirs: "spouse", freedom: "limited" },
  D: { forcedHeirs: "conditional", freedom: "limited" },
} as const;
type ValueSet = keyof typeof valueSets;
type Line = readonly [set: ValueSet, source: string, grade: Grade];

/** By the longest beginning of a code that is listed (rulebook 0.6, with the sections it sums up). */
const reviewed: Readonly<Record<string, Line>> = {
  "fr-civil": ["A", "Code civil arts. 913, 914-1", "T"],
  "de-civil": ["A", "BGB §§ 2303, 2309", "T"],
  "es-civil": ["A", "Código civil arts. 806-809, 834-838", "T"],
  "it-civil": ["A", "Codice civile arts. 537-544", "T"],
  "nl-civil": ["A", "Burgerlijk Wetboek arts. 4:63-64, 4:80-85", "K"],
  "ch-civil": ["A", "ZGB art. 471", "K"],
  "at-civil": ["A", "ABGB §§ 757-759", "T"],
  "be-civil": ["A", "Civil Code arts. 4.145, 4.147", "K"],
  "pt-civil": ["A", "Código Civil arts. 2156-2161", "T"],
  "lu-civil": ["A", "Code civil art. 913", "K"],
  "gr-civil": ["A", "Astikos Kodikas art. 1825", "K"],
  "tr-civil": ["A", "Turkish Civil Code art. 506", "T"],
  "jp-civil": ["A", "Civil Code art. 1042", "K"],
  "kr-civil": ["A", "Civil Act art. 1112; Constitutional Court, 25 April 2024", "S"],
  "br-civil": ["A", "Código Civil arts. 1789, 1845-1846", "K"],
  "ar-civil": ["A", "Código Civil y Comercial arts. 2444-2448", "T"],
  "id-civil": ["A", "Burgerlijk Wetboek arts. 913-916a", "K"],
  "cy-civil": ["A", "Wills and Succession Law Cap. 195 s. 41", "S"],
  "ie-common": ["A", "Succession Act 1965 ss. 111, 117", "K"],
  "gb-common-scottish": ["A", "Succession (Scotland) Act 1964: legal rights", "K"],
  "rs-civil": ["A", "Law on Inheritance 46/95", "S"],
  "lb-civil": ["A", "Law of 23 June 1959 arts. 58 ff.", "S"],
  "lb-christian": ["A", "Law of 23 June 1959 arts. 58 ff.", "S"],
  "mx-civil": ["B", "Código Civil Federal arts. 1368-1377", "K"],
  "ae-civil-nonmuslim": ["B", "Federal Decree-Law 41/2022 art. 11", "S"],
  "ae-common": ["B", "DIFC and ADGM wills of non-Muslims", "S"],
  "gb-common-english": ["B", "Freedom of testation; Inheritance (Provision for Family and Dependants) Act 1975", "K"],
  "gb-common-northern-irish": [
    "B",
    "Freedom of testation; Inheritance (Provision for Family and Dependants) (Northern Ireland) Order 1979",
    "K",
  ],
  "au-common-nsw": ["B", "Succession Act 2006 (New South Wales) ch. 3: claims only", "K"],
  "nz-common": ["B", "Freedom of testation; Family Protection Act 1955", "K"],
  "ca-common-ontario": ["B", "Succession Law Reform Act (Ontario): claims only", "K"],
  "ca-civil-quebec": ["B", "Code civil du Québec: no reserve; art. 684 support", "K"],
  "in-common": ["B", "Hindu Succession Act 1956; Indian Succession Act 1925", "K"],
  "in-hindu": ["B", "Hindu Succession Act 1956", "K"],
  "in-buddhist": ["B", "Hindu Succession Act 1956", "K"],
  "in-jain": ["B", "Hindu Succession Act 1956", "K"],
  "in-sikh": ["B", "Hindu Succession Act 1956", "K"],
  "in-parsi": ["B", "Indian Succession Act 1925", "K"],
  "in-christian": ["B", "Indian Succession Act 1925", "K"],
  "za-common": ["B", "Freedom of testation; Maintenance of Surviving Spouses Act 27/1990", "K"],
  "il-civil": ["B", "Succession Law 1965: full freedom; ss. 56-65 maintenance", "K"],
  "us-common-arizona": ["B", "United States: statutes of the states", "K"],
  "us-common-california": ["B", "United States: statutes of the states", "K"],
  "us-common-florida": ["C", "Florida Statutes 732.2065", "K"],
  "us-common-georgia": ["B", "O.C.G.A. 53-3-1", "K"],
  "us-common-illinois": ["C", "755 ILCS 5/2-8", "K"],
  "us-common-massachusetts": ["C", "Massachusetts General Laws 191:15", "K"],
  "us-common-michigan": ["C", "Michigan Compiled Laws 700.2202", "K"],
  "us-common-new-jersey": ["C", "New Jersey Statutes 3B:8-1", "K"],
  "us-common-new-york": ["C", "New York EPTL 5-1.1-A", "K"],
  "us-common-north-carolina": ["C", "North Carolina General Statutes 30-3.1", "K"],
  "us-common-ohio": ["C", "Ohio Revised Code 2106.01", "K"],
  "us-common-pennsylvania": ["C", "20 Pa.C.S. 2203", "K"],
  "us-common-texas": ["B", "United States: statutes of the states", "K"],
  "us-common-virginia": ["C", "Virginia Code 64.2-308.3", "K"],
  "us-common-washington": ["B", "United States: statutes of the states", "K"],
  "us-civil-louisiana": ["A", "La. Civ. Code 1493", "T"],
  "us-common-upc": ["C", "Uniform Probate Code 2-202, 2-203 (states vary)", "K"],
  "ru-civil": ["D", "Civil Code art. 1149", "K"],
  "cn-civil": ["D", "Civil Code art. 1141", "K"],
};
const islamic: Line = ["A", "Qur'an 4:11, 4:12, 4:176; bequests within one third", "K"];
const jafari: Line = ["A", "Iran, Civil Code art. 843", "K"];
const druze: Line = ["B", "Lebanon, Law of 24 February 1948 art. 148", "S"];

/** What is known of a law; the general answer, marked as not reviewed, for everything else. Never throws. */
export function complianceFactsOf(code: string): ComplianceFacts {
  const regulation = findRegulation(code);
  const [set, source, grade] = (regulation && lineOf(regulation)) ?? [];
  const { forcedHeirs, freedom } = valueSets[set ?? "A"];
  const review = source && grade ? { source, grade, reviewed: rulebookReviewed } : null;
  return {
    inheritanceTax: { value: "varies", review: null },
    forcedHeirs: { value: forcedHeirs, review },
    testamentaryFreedom: { value: freedom, review },
  };
}

function lineOf({ code, system, subJurisdiction }: Regulation): Line | undefined {
  if (system === "islamic") {
    if (subJurisdiction === "druze") return druze;
    return subJurisdiction === "jafari" || subJurisdiction === "shia" ? jafari : islamic;
  }
  const parts = code.split("-");
  for (let length = parts.length; length >= 2; length--) {
    const line = reviewed[parts.slice(0, length).join("-")];
    if (line) return line;
  }
  return undefined;
}
