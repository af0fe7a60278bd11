import type { Case } from "./case.ts";
import type { FindingData } from "./finding.ts";
import type { WillRule } from "./will-rules.ts";

/** What a law of the third says of wills (rulebook 1.2, 1.11, 1.15). */
export interface ThirdLaw {
  limit: WillRule;
  /** On gifts to heirs. */
  toHeir: WillRule;
  /** When the heirs' word counts. */
  consent: NonNullable<FindingData["consent"]>["when"];
  /** Everything may be given where nobody inherits. */
  allWithoutHeirs?: true;
  /** Beside a husband or wife alone, all that their fixed share leaves. */
  moreBesideSpouse?: true;
}

const after = { consent: "after-death" } as const;
const more = { allWithoutHeirs: true, moreBesideSpouse: true } as const;

const byRules: Readonly<Record<string, ThirdLaw>> = {
  hanafi: { limit: "third.hanafi", toHeir: "heir.hanafi", ...after, ...more },
  maliki: { limit: "third.maliki", toHeir: "heir.maliki", ...after },
  shafii: { limit: "third.shafii", toHeir: "heir.shafii", ...after },
  hanbali: { limit: "third.hanbali", toHeir: "heir.hanbali", ...after, ...more },
  egypt: { limit: "third.egypt", toHeir: "third.egypt", ...after, ...more },
  tunisia: { limit: "third.maliki", toHeir: "heir.maliki", ...after },
  khi: { limit: "third.khi", toHeir: "third.khi", ...after },
  jafari: { limit: "third.jafari", toHeir: "third.jafari", consent: "any-time" },
  "jafari+iran2009": { limit: "third.jafari", toHeir: "third.jafari", consent: "any-time" },
};
/** Statutes that say it themselves. */
const byCountry: Readonly<Record<string, ThirdLaw>> = {
  sa: { limit: "third.saudi", toHeir: "heir.saudi", ...after },
  ae: { limit: "third.uae", toHeir: "third.uae", ...after, moreBesideSpouse: true },
};
const schools: ThirdLaw = { limit: "third.schools", toHeir: "third.schools", ...after };

/** Null where the law knows no such limit. */
export function thirdLawOf({ regulation, profile }: Pick<Case, "regulation" | "profile">): ThirdLaw | null {
  if (profile?.will.limit !== "third") return null;
  return byCountry[regulation?.country ?? ""] ?? byRules[profile.rules] ?? schools;
}
