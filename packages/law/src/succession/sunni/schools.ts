import type { Bar } from "../family.ts";

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
  bars: readonly Bar[];
}

const deliberate: readonly Bar[] = ["killed-deliberately", "other-religion", "divorced"];
const everyKilling: readonly Bar[] = [...deliberate, "killed-by-mistake"];

const hanafi: School = {
  grandfather: "excludes",
  mushtaraka: false,
  malikiyya: false,
  paternalGrandmotherWithFather: false,
  spouseRadd: true,
  distantKindred: "nearness",
  kindredTwoToOne: true,
  daughtersBeforeBrothers: false,
  bars: everyKilling,
};
const shafii: School = {
  ...hanafi,
  grandfather: "zayd",
  mushtaraka: true,
  spouseRadd: false,
  distantKindred: "tanzil",
};
const maliki: School = { ...shafii, malikiyya: true, bars: deliberate };
const hanbali: School = {
  ...shafii,
  mushtaraka: false,
  paternalGrandmotherWithFather: true,
  kindredTwoToOne: false,
};
const egypt: School = { ...hanafi, grandfather: "art22", mushtaraka: true, bars: deliberate };
const tunisia: School = { ...maliki, spouseRadd: true, daughtersBeforeBrothers: true };

export const schools = { hanafi, maliki, shafii, hanbali, egypt, tunisia } as const satisfies Record<string, School>;
export type SchoolName = keyof typeof schools;
