import type { Rule } from "../succession/rule.ts";
import type { parentsOfOneSex } from "./parents-of-one-sex.ts";

type Law = keyof typeof parentsOfOneSex;

/** The provision by which a child has two mothers or two fathers. */
const provisions: Readonly<Record<Law, string>> = {
  ar: "Argentina, Código Civil y Comercial 402, 558, 562",
  at: "Austria, ABGB 144, 191",
  "au-nsw": "New South Wales, Status of Children Act 1996 s. 14; Adoption Act 2000 s. 28",
  be: "Belgium, Civil Code 325/1, 343",
  br: "Brazil, Superior Tribunal de Justiça, REsp 889.852 (2010)",
  "ca-on": "Ontario, Children's Law Reform Act ss. 7-8",
  ch: "Switzerland, ZGB 255a, 264a",
  de: "Germany, BGB 1741, 1754",
  es: "Spain, Código civil 44, 175; Ley 14/2006 art. 7",
  fr: "France, Code civil 6-1, 342-11, 343",
  gb: "Human Fertilisation and Embryology Act 2008 ss. 42-48; Adoption and Children Act 2002 s. 50",
  gr: "Greece, Law 5089/2024",
  ie: "Ireland, Children and Family Relationships Act 2015 s. 5; Adoption (Amendment) Act 2017",
  il: "Israel, Supreme Court, CA 10280/01 (2005)",
  it: "Italy, Corte costituzionale 68/2025",
  lu: "Luxembourg, Code civil 143, 343",
  mx: "Mexico, Suprema Corte de Justicia, acciones de inconstitucionalidad 2/2010, 8/2014",
  nl: "Netherlands, Burgerlijk Wetboek 1:198, 1:227",
  nz: "New Zealand, Status of Children Act 1969 s. 18; Adoption Act 1955 s. 3",
  pt: "Portugal, Lei 2/2016; Lei 17/2016",
  qc: "Québec, Code civil 115, 538, 578.1",
  sct: "Human Fertilisation and Embryology Act 2008 ss. 42-48; Adoption and Children (Scotland) Act 2007 s. 29",
  us: "United States, Supreme Court, Pavan v. Smith (2017)",
  za: "South Africa, Children's Act 38/2005 ss. 40, 231; Civil Union Act 17/2006 s. 13",
};

/** All of them settled knowledge that was looked at in one month. Nothing that is loaded to compute needs these. */
export const parentsOfOneSexSources = Object.fromEntries(
  Object.entries(provisions).map(([law, citation]) => [law, { citation, grade: "K", reviewed: "2026-11" }]),
) as Readonly<Record<Law, Rule>>;
