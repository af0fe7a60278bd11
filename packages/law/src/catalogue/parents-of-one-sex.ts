import type { CivilCountry } from "../succession/civil/laws.ts";
import type { CommonCountry } from "../succession/common-law/laws.ts";
import type { Rule } from "../succession/rule.ts";

/** Who two parents of one sex may be. */
export type ParentsOfOneSex = "mothers" | "fathers";

/** The provision by which a child has two mothers or two fathers, for the laws of whose it is known. */
export interface KnowsParentsOfOneSex extends Rule {
  who: readonly ParentsOfOneSex[];
}

const both = (citation: string): KnowsParentsOfOneSex => ({ who: ["mothers", "fathers"], citation, grade: "K" });

/**
 * Laws under which both parents of one sex are parents, by joint or second-parent adoption or from birth. A law that is
 * not named is not asked; a family that has two mothers all the same is divided as the law divides between parents.
 */
export const parentsOfOneSex: Readonly<Partial<Record<CivilCountry | CommonCountry | "sct", KnowsParentsOfOneSex>>> = {
  ar: both("Argentina, Código Civil y Comercial 402, 558, 562"),
  at: both("Austria, ABGB 144, 191"),
  au: both("New South Wales, Status of Children Act 1996 s. 14; Adoption Act 2000 s. 28"),
  be: both("Belgium, Civil Code 325/1, 343"),
  br: both("Brazil, Superior Tribunal de Justiça, REsp 889.852 (2010)"),
  ca: both("Ontario, Children's Law Reform Act ss. 7-8"),
  ch: both("Switzerland, ZGB 255a, 264a"),
  de: both("Germany, BGB 1741, 1754"),
  es: both("Spain, Código civil 44, 175; Ley 14/2006 art. 7"),
  fr: both("France, Code civil 6-1, 342-11, 343"),
  gb: both("Human Fertilisation and Embryology Act 2008 ss. 42-48; Adoption and Children Act 2002 s. 50"),
  gr: both("Greece, Law 5089/2024"),
  ie: both("Ireland, Children and Family Relationships Act 2015 s. 5; Adoption (Amendment) Act 2017"),
  il: both("Israel, Supreme Court, CA 10280/01 (2005)"),
  // A second father adopts in special cases only, and does not inherit by it (law 184/1983 arts. 44, 55).
  it: { who: ["mothers"], citation: "Italy, Corte costituzionale 68/2025", grade: "K" },
  lu: both("Luxembourg, Code civil 143, 343"),
  mx: both("Mexico, Suprema Corte de Justicia, acciones de inconstitucionalidad 2/2010, 8/2014"),
  nl: both("Netherlands, Burgerlijk Wetboek 1:198, 1:227"),
  nz: both("New Zealand, Status of Children Act 1969 s. 18; Adoption Act 1955 s. 3"),
  pt: both("Portugal, Lei 2/2016; Lei 17/2016"),
  qc: both("Québec, Code civil 115, 538, 578.1"),
  sct: both("Human Fertilisation and Embryology Act 2008 ss. 42-48; Adoption and Children (Scotland) Act 2007 s. 29"),
  us: both("United States, Supreme Court, Pavan v. Smith (2017)"),
  za: both("South Africa, Children's Act 38/2005 ss. 40, 231; Civil Union Act 17/2006 s. 13"),
};
