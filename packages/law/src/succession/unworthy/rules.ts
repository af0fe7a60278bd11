import type { RuleRow } from "../rule.ts";

const looked = <Code extends string>(rows: Readonly<Record<Code, RuleRow>>): Readonly<Record<Code, RuleRow>> =>
  Object.fromEntries(
    Object.entries<RuleRow>(rows).map(([code, [citation, grade, reviewed = "2026-11"]]) => [
      code,
      [citation, grade, reviewed],
    ]),
  ) as unknown as Record<Code, RuleRow>;

/** Who deliberately killed the deceased, under civil and common law and the Hindu Succession Act. Looked at in November 2026. */
export const unworthyRules = looked({
  "ae.unworthy": ["UAE, Federal Decree-Law 41/2022: unworthy heirs are not in our sources", "K"],
  "ar.unworthy": ["Argentina, Código Civil y Comercial 2281, 2429", "K"],
  "at.unworthy": ["Austria, ABGB 539, 542", "S"],
  "au-nsw.unworthy": ["New South Wales, Forfeiture Act 1995", "K"],
  "be.unworthy": ["Belgium, Civil Code 4.6", "K"],
  "br.unworthy": ["Brazil, Código Civil 1814, 1816", "S"],
  "ca-on.unworthy": ["Ontario: common law, nobody inherits from a person they killed", "K"],
  "ch.unworthy": ["Switzerland, ZGB 540-541", "S"],
  "cn.unworthy": ["China, Civil Code 1125; Supreme People's Court, Interpretation (I) on succession art. 17", "K"],
  "de.unworthy": ["Germany, BGB 2339, 2344", "K"],
  "es.unworthy": ["Spain, Código civil 756, 929", "S"],
  "fr.unworthy": ["France, Code civil 726, 755", "S"],
  "gb.unworthy": ["England and Wales, Administration of Estates Act 1925 s. 46A", "S"],
  "gb.forfeiture-relief": ["Forfeiture Act 1982 s. 2", "S"],
  "gr.unworthy": ["Greece, Civil Code 1860, 1863", "K"],
  "id.unworthy": ["Indonesia, Burgerlijk Wetboek 838, 840", "K"],
  "ie.unworthy": ["Ireland, Succession Act 1965 s. 120", "K"],
  "il.unworthy": ["Israel, Succession Law 1965 s. 5", "K"],
  "in.hsa25": ["India, Hindu Succession Act 1956 ss. 25, 27", "K"],
  "in.isa-unworthy": ["India, Indian Succession Act 1925: unworthy heirs are not in our sources", "K"],
  "it.unworthy": ["Italy, Codice civile 463, 467-468", "S"],
  "jp.unworthy": ["Japan, Civil Code 887, 891", "S"],
  "kr.unworthy": ["Korea, Civil Act 1001, 1004", "S"],
  "lu.unworthy": ["Luxembourg, Code civil 727, 730", "K"],
  "mx.unworthy": ["Mexico, Código Civil Federal 1316, 1320, 1609", "K"],
  "nl.unworthy": ["Netherlands, Burgerlijk Wetboek 4:3, 4:12", "S"],
  "nz.unworthy": ["New Zealand, Succession (Homicide) Act 2007", "S"],
  "pt.unworthy": ["Portugal, Código Civil 2034, 2037", "S"],
  "qc.unworthy": ["Québec, Code civil 620, 660", "K"],
  "ru.unworthy": ["Russia, Civil Code 1117, 1146", "K"],
  "sct.unworthy": ["Scotland, Succession (Scotland) Act 2016 s. 12", "S"],
  "tr.unworthy": ["Türkiye, TMK 578-579", "K"],
  "us.unworthy": ["United States, Uniform Probate Code 2-803, 2-1106", "S"],
  "territory.unworthy": ["Law of a state, province or community: unworthy heirs are not in our sources", "K"],
  "za.unworthy": ["South Africa, Intestate Succession Act 81/1987 s. 1", "K"],
} as const satisfies Record<string, RuleRow>);
