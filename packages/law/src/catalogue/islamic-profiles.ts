import { jafariEngine, sunniEngine } from "../succession/religious-engines.ts";
import type { Engine } from "../succession/result.ts";
import { type SchoolName, schools } from "../succession/sunni/schools.ts";
import { doubts } from "./doubts.ts";
import { inDoubt, unlessIssueOfDead, unlessIssueOfDeadHasNothing } from "./in-doubt.ts";
import type { Profile, TestamentaryLimit } from "./profile.ts";

/** What an heir may be given by will (rulebook 1.11, 1.2). */
const toHeir: Readonly<Record<SchoolName, "consent" | "void" | "free">> = {
  hanafi: "consent",
  maliki: "void",
  shafii: "consent",
  hanbali: "consent",
  egypt: "free",
  tunisia: "void",
};

const third: TestamentaryLimit = { limit: "third" };
const school = (name: SchoolName, change: (engine: Engine) => Engine = (engine) => engine): Profile => ({
  rules: name,
  engine: change(sunniEngine(name)),
  will: { limit: "third", toHeir: toHeir[name] },
});

/** Every value that a switch of the schools has: Tunisia's daughters before brothers are a statute of its own. */
const candidates = (Object.keys(schools) as SchoolName[]).filter((name) => name !== "tunisia");
const everySchool = (...open: Parameters<typeof inDoubt>[1] & {}): Engine => {
  const [first, ...others] = candidates.map(sunniEngine) as [Engine, ...Engine[]];
  return inDoubt([first, ...others], open);
};

const classical: Profile = {
  rules: "jafari",
  engine: jafariEngine,
  will: { limit: "third", toHeir: "free" },
  land: "classical",
};
const druze: Profile = { ...school("hanafi"), will: { limit: "none" } };

// Zaidi: reports differ on whether two sisters alone reduce the mother.
const zaidi: Profile = {
  rules: "zaidi",
  engine: everySchool(doubts.motherReducedBySisters),
  will: third,
  checkWithCourt: true,
};
const ibadi: Profile = {
  rules: "ibadi",
  engine: everySchool(doubts.awl, doubts.motherReducedBySiblings),
  will: third,
  checkWithCourt: true,
};
/** A Maliki country whose statute on grandchildren is not confirmed. */
const malikiCountry = (...open: Parameters<typeof inDoubt>[1] & {}): Profile => ({
  ...school("maliki", (engine) => unlessIssueOfDead("court.issue-of-predeceased", inDoubt([engine], open))),
  checkWithCourt: true,
});

const egypt = school("egypt", (engine) => unlessIssueOfDeadHasNothing("egypt.obligatory-bequest", engine));
const pakistan = (profile: Profile): Profile => ({
  ...profile,
  engine: unlessIssueOfDead("pakistan.mflo4", profile.engine),
});

/** Islamic laws by code (rulebook 0.5, 1.14, 1.15). */
export const islamicProfiles: Readonly<Record<string, Profile>> = {
  hanafi: school("hanafi"),
  sunni: school("hanafi"),
  maliki: school("maliki"),
  shafi: school("shafii"),
  hanbali: school("hanbali"),
  jafari: classical,
  shia: classical,
  druze,
  zaidi,
  ibadi,
  "lb-islamic-hanafi": school("hanafi"),
  "lb-islamic-sunni": school("hanafi"),
  "lb-islamic-jafari": classical,
  "lb-islamic-shia": classical,
  "lb-islamic-druze": druze,
  "in-islamic-hanafi": school("hanafi"),
  "in-islamic-jafari": classical,
  "bh-islamic-jafari": classical,
  "ir-islamic-jafari": { ...classical, rules: "jafari+iran2009", land: "iran2009" },
  "pk-islamic-hanafi": pakistan(school("hanafi")),
  "pk-islamic-jafari": pakistan(classical),
  "eg-islamic-hanafi": egypt,
  "eg-islamic-sunni": egypt,
  "id-islamic-shafii": school("shafii"),
  "id-islamic-khi": {
    ...school("shafii", (engine) => unlessIssueOfDead("indonesia.khi185", engine)),
    rules: "khi",
  },
  "tn-islamic-maliki": school("tunisia", (engine) => unlessIssueOfDead("tunisia.191", engine)),
  "ma-islamic-maliki": malikiCountry(doubts.returnBesideSpouse, doubts.spouseAlone),
  "dz-islamic-maliki": malikiCountry(doubts.spouseAlone),
  "kw-islamic-maliki": malikiCountry(),
  "sa-islamic-hanbali": {
    ...school("hanbali", (engine) =>
      inDoubt([engine], [doubts.grandfatherBesideSiblings, doubts.paternalGrandmotherBesideFather, doubts.spouseAlone]),
    ),
    checkWithCourt: true,
  },
  "ae-islamic-sunni": {
    rules: "sunni",
    engine: unlessIssueOfDead("court.issue-of-predeceased", everySchool()),
    will: third,
    checkWithCourt: true,
  },
  "om-islamic-ibadi": ibadi,
  "ye-islamic-zaidi": zaidi,
};
