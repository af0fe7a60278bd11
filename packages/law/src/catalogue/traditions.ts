import type { LegalSystemCode, Status } from "./tree.ts";

/** A religious law as such, apart from any state. Label and description are in the labels, under its code. */
export interface Tradition {
  code: string;
  /** The legal system that it is added to. */
  type: Exclude<LegalSystemCode, "civil" | "common" | "custom">;
  /** Its name as a sub-jurisdiction. */
  sub: string;
  status: Status;
  /** Lowercase codes of countries whose law lets it decide a succession. */
  applicableCountries: readonly string[];
}

function tradition(
  code: string,
  type: Tradition["type"],
  sub: string,
  countries: string,
  status: Status = "active",
): Tradition {
  return { code, type, sub, status, applicableCountries: countries.split(" ") };
}

export const traditions: readonly Tradition[] = [
  tradition("sunni-hanafi", "islamic", "hanafi", "eg in lb pk"),
  tradition("sunni-maliki", "islamic", "maliki", "dz kw ma tn"),
  tradition("sunni-shafii", "islamic", "shafii", "id"),
  tradition("sunni-hanbali", "islamic", "hanbali", "qa sa"),
  tradition("shia-jafari", "islamic", "jafari", "bh in ir lb pk"),
  tradition("shia-zaidi", "islamic", "zaidi", "ye", "coming_soon"),
  tradition("shia-ismaili", "islamic", "ismaili", "in pk", "coming_soon"),
  tradition("druze", "islamic", "druze", "lb"),
  tradition("christian-catholic", "christian", "catholic", "in lb"),
  tradition("christian-orthodox", "christian", "orthodox", "in lb"),
  tradition("christian-maronite", "christian", "maronite", "lb"),
  tradition("christian-protestant", "christian", "protestant", "in"),
  tradition("christian-coptic", "christian", "coptic", "eg", "coming_soon"),
  tradition("hebrew-halacha", "hebrew", "halacha", "il"),
  tradition("hindu-traditional", "hindu", "traditional", "in"),
  tradition("buddhist-traditional", "buddhist", "traditional", "in"),
  tradition("jain-traditional", "jain", "traditional", "in"),
  tradition("sikh-traditional", "sikh", "traditional", "in"),
  tradition("parsi-traditional", "parsi", "traditional", "in"),
];

export function traditionOf(system: string, sub: string): Tradition | undefined {
  return traditions.find((one) => one.type === system && one.sub === sub);
}
