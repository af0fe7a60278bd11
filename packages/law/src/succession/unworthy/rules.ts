import type { Rule } from "../rule.ts";

const looked = <Code extends string>(rules: Readonly<Record<Code, Rule>>): Readonly<Record<Code, Rule>> =>
  Object.fromEntries(
    (Object.entries(rules) as [Code, Rule][]).map(([code, rule]) => [code, { reviewed: "2026-11", ...rule }]),
  ) as Record<Code, Rule>;

/** Who deliberately killed the deceased, under civil and common law and the Hindu Succession Act. Looked at in November 2026. */
export const unworthyRules = looked({
  "ae.unworthy": { citation: "UAE, Federal Decree-Law 41/2022: unworthy heirs are not in our sources", grade: "K" },
  "ar.unworthy": { citation: "Argentina, Código Civil y Comercial 2281, 2429", grade: "K" },
  "at.unworthy": { citation: "Austria, ABGB 539, 542", grade: "S" },
  "au-nsw.unworthy": { citation: "New South Wales, Forfeiture Act 1995", grade: "K" },
  "be.unworthy": { citation: "Belgium, Civil Code 4.6", grade: "K" },
  "br.unworthy": { citation: "Brazil, Código Civil 1814, 1816", grade: "S" },
  "ca-on.unworthy": { citation: "Ontario: common law, nobody inherits from a person they killed", grade: "K" },
  "ch.unworthy": { citation: "Switzerland, ZGB 540-541", grade: "S" },
  "cn.unworthy": {
    citation: "China, Civil Code 1125; Supreme People's Court, Interpretation (I) on succession art. 17",
    grade: "K",
  },
  "de.unworthy": { citation: "Germany, BGB 2339, 2344", grade: "K" },
  "es.unworthy": { citation: "Spain, Código civil 756, 929", grade: "S" },
  "fr.unworthy": { citation: "France, Code civil 726, 755", grade: "S" },
  "gb.unworthy": { citation: "England and Wales, Administration of Estates Act 1925 s. 46A", grade: "S" },
  "gb.forfeiture-relief": { citation: "Forfeiture Act 1982 s. 2", grade: "S" },
  "gr.unworthy": { citation: "Greece, Civil Code 1860, 1863", grade: "K" },
  "id.unworthy": { citation: "Indonesia, Burgerlijk Wetboek 838, 840", grade: "K" },
  "ie.unworthy": { citation: "Ireland, Succession Act 1965 s. 120", grade: "K" },
  "il.unworthy": { citation: "Israel, Succession Law 1965 s. 5", grade: "K" },
  "in.hsa25": { citation: "India, Hindu Succession Act 1956 ss. 25, 27", grade: "K" },
  "in.isa-unworthy": {
    citation: "India, Indian Succession Act 1925: unworthy heirs are not in our sources",
    grade: "K",
  },
  "it.unworthy": { citation: "Italy, Codice civile 463, 467-468", grade: "S" },
  "jp.unworthy": { citation: "Japan, Civil Code 887, 891", grade: "S" },
  "kr.unworthy": { citation: "Korea, Civil Act 1001, 1004", grade: "S" },
  "lu.unworthy": { citation: "Luxembourg, Code civil 727, 730", grade: "K" },
  "mx.unworthy": { citation: "Mexico, Código Civil Federal 1316, 1320, 1609", grade: "K" },
  "nl.unworthy": { citation: "Netherlands, Burgerlijk Wetboek 4:3, 4:12", grade: "S" },
  "nz.unworthy": { citation: "New Zealand, Succession (Homicide) Act 2007", grade: "S" },
  "pt.unworthy": { citation: "Portugal, Código Civil 2034, 2037", grade: "S" },
  "qc.unworthy": { citation: "Québec, Code civil 620, 660", grade: "K" },
  "ru.unworthy": { citation: "Russia, Civil Code 1117, 1146", grade: "K" },
  "sct.unworthy": { citation: "Scotland, Succession (Scotland) Act 2016 s. 12", grade: "S" },
  "tr.unworthy": { citation: "Türkiye, TMK 578-579", grade: "K" },
  "us.unworthy": { citation: "United States, Uniform Probate Code 2-803, 2-1106", grade: "S" },
  "za.unworthy": { citation: "South Africa, Intestate Succession Act 81/1987 s. 1", grade: "K" },
} as const satisfies Record<string, Rule>);
