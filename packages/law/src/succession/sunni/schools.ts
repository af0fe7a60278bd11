import { type Bars, bars } from "../bars.ts";

/** Where the schools, and the statutes built on them, differ (rulebook 1.11). Everything else is common to all. */
export interface School {
  /** The father's father beside full and paternal brothers and sisters. */
  grandfather: "excludes" | "zayd" | "art22";
  /** Whether full brothers join the uterine third when nothing is left for them. */
  mushtaraka: boolean;
  malikiyya: boolean;
  paternalGrandmotherWithFather: boolean;
  /** Whether a spouse who is alone takes the rest. */
  spouseRadd: boolean;
  distantKindred: "nearness" | "tanzil";
  /** Among distant kindred: whether a male takes twice a female's part. */
  kindredTwoToOne: boolean;
  /** The rest goes back to daughters before brothers and uncles. */
  daughtersBeforeBrothers: boolean;
  /** What keeps a person from inheriting (rulebook 0.4). */
  bars: Bars;
  /** Which grandmothers inherit: all true ones, or so many lines; those of the second degree do under each. */
  grandmotherLines: "all" | "two" | "three";
  /** Whether what the shares leave goes back to the sharers of the blood. */
  radd: boolean;
  /** A bequest to somebody who inherits: with the others' consent, void, or free within the third. */
  bequestToHeir: "consent" | "void" | "free";
}

const hanafi: School = {
  grandfather: "excludes",
  mushtaraka: false,
  malikiyya: false,
  paternalGrandmotherWithFather: false,
  spouseRadd: true,
  distantKindred: "nearness",
  kindredTwoToOne: true,
  daughtersBeforeBrothers: false,
  bars: bars.hanafi,
  grandmotherLines: "all",
  radd: true,
  bequestToHeir: "consent",
};
const shafii: School = {
  ...hanafi,
  grandfather: "zayd",
  mushtaraka: true,
  spouseRadd: false,
  distantKindred: "tanzil",
  bars: bars.shafii,
};
const maliki: School = {
  ...shafii,
  malikiyya: true,
  bars: bars.maliki,
  grandmotherLines: "two",
  bequestToHeir: "void",
};
const hanbali: School = {
  ...shafii,
  mushtaraka: false,
  paternalGrandmotherWithFather: true,
  kindredTwoToOne: false,
  bars: bars.hanbali,
  grandmotherLines: "three",
};
const egypt: School = { ...hanafi, grandfather: "art22", mushtaraka: true, bars: bars.egypt, bequestToHeir: "free" };
const tunisia: School = { ...maliki, spouseRadd: true, daughtersBeforeBrothers: true };
/** The Indonesian compilation: a spouse who is alone takes the rest (rulebook 1.10). */
const khi: School = { ...shafii, spouseRadd: true };

export const schools = { hanafi, maliki, shafii, hanbali, egypt, tunisia, khi } as const satisfies Record<
  string,
  School
>;
export type SchoolName = keyof typeof schools;
