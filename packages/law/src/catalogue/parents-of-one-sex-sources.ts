import type { Rule } from "../succession/rule.ts";
import type { parentsOfOneSex } from "./parents-of-one-sex.ts";

/** The provision by which a child has two mothers or two fathers. Nothing that is loaded to compute needs these. */
export const parentsOfOneSexSources: Readonly<Record<keyof typeof parentsOfOneSex, Rule>> = {
  ar: { citation: "Argentina, Código Civil y Comercial 402, 558, 562", grade: "K", reviewed: "2026-11" },
  at: { citation: "Austria, ABGB 144, 191", grade: "K", reviewed: "2026-11" },
  au: {
    citation: "New South Wales, Status of Children Act 1996 s. 14; Adoption Act 2000 s. 28",
    grade: "K",
    reviewed: "2026-11",
  },
  be: { citation: "Belgium, Civil Code 325/1, 343", grade: "K", reviewed: "2026-11" },
  br: { citation: "Brazil, Superior Tribunal de Justiça, REsp 889.852 (2010)", grade: "K", reviewed: "2026-11" },
  ca: { citation: "Ontario, Children's Law Reform Act ss. 7-8", grade: "K", reviewed: "2026-11" },
  ch: { citation: "Switzerland, ZGB 255a, 264a", grade: "K", reviewed: "2026-11" },
  de: { citation: "Germany, BGB 1741, 1754", grade: "K", reviewed: "2026-11" },
  es: { citation: "Spain, Código civil 44, 175; Ley 14/2006 art. 7", grade: "K", reviewed: "2026-11" },
  fr: { citation: "France, Code civil 6-1, 342-11, 343", grade: "K", reviewed: "2026-11" },
  gb: {
    citation: "Human Fertilisation and Embryology Act 2008 ss. 42-48; Adoption and Children Act 2002 s. 50",
    grade: "K",
    reviewed: "2026-11",
  },
  gr: { citation: "Greece, Law 5089/2024", grade: "K", reviewed: "2026-11" },
  ie: {
    citation: "Ireland, Children and Family Relationships Act 2015 s. 5; Adoption (Amendment) Act 2017",
    grade: "K",
    reviewed: "2026-11",
  },
  il: { citation: "Israel, Supreme Court, CA 10280/01 (2005)", grade: "K", reviewed: "2026-11" },
  it: { citation: "Italy, Corte costituzionale 68/2025", grade: "K", reviewed: "2026-11" },
  lu: { citation: "Luxembourg, Code civil 143, 343", grade: "K", reviewed: "2026-11" },
  mx: {
    citation: "Mexico, Suprema Corte de Justicia, acciones de inconstitucionalidad 2/2010, 8/2014",
    grade: "K",
    reviewed: "2026-11",
  },
  nl: { citation: "Netherlands, Burgerlijk Wetboek 1:198, 1:227", grade: "K", reviewed: "2026-11" },
  nz: {
    citation: "New Zealand, Status of Children Act 1969 s. 18; Adoption Act 1955 s. 3",
    grade: "K",
    reviewed: "2026-11",
  },
  pt: { citation: "Portugal, Lei 2/2016; Lei 17/2016", grade: "K", reviewed: "2026-11" },
  qc: { citation: "Québec, Code civil 115, 538, 578.1", grade: "K", reviewed: "2026-11" },
  sct: {
    citation: "Human Fertilisation and Embryology Act 2008 ss. 42-48; Adoption and Children (Scotland) Act 2007 s. 29",
    grade: "K",
    reviewed: "2026-11",
  },
  us: { citation: "United States, Supreme Court, Pavan v. Smith (2017)", grade: "K", reviewed: "2026-11" },
  za: {
    citation: "South Africa, Children's Act 38/2005 ss. 40, 231; Civil Union Act 17/2006 s. 13",
    grade: "K",
    reviewed: "2026-11",
  },
};
