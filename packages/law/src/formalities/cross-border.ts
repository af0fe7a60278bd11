import { settled, text } from "./attested.ts";

// Rulebook 5.1: which countries are bound by the instruments on wills that cross a border.
const status = "Hague Convention of 5 October 1961 on the form of wills, status table";
export const hagueParty = text(true, status);
export const notHagueParty = text(false, status);

const regulation = "Regulation (EU) 650/2012 arts. 21, 22, 27";
export const inEu650 = settled(true, regulation);
export const notInEu650 = settled(false, regulation);

export const washington = "Washington Convention of 26 October 1973 on the international will";
export const internationalWill = settled("party", washington);

export const registerNetwork = settled(true, "Basel Convention of 16 May 1972; European Network of Registers of Wills");
