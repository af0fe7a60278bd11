import { withReplacement, withSection4 } from "../succession/overlays/in-parents-place.ts";
import { withObligatoryBequest } from "../succession/overlays/obligatory-bequest.ts";
import { jafariEngine, sunniEngine } from "../succession/religious-engines.ts";
import { type Engine, isSuccession } from "../succession/result.ts";
import { type SchoolName, schools } from "../succession/sunni/schools.ts";
import { doubts } from "./doubts.ts";
import { inDoubt, unlessIssueOfDead, unlessRestsOn } from "./in-doubt.ts";
import type { Profile, TestamentaryLimit } from "./profile.ts";

/** What an heir may be given by will (rulebook 1.11, 1.2). */
const toHeir: Readonly<Record<SchoolName, "consent" | "void" | "free">> = {
  hanafi: "consent",
  maliki: "void",
  shafii: "consent",
  hanbali: "consent",
  egypt: "free",
  tunisia: "void",
  khi: "consent",
};

const third: TestamentaryLimit = { limit: "third" };
const school = (name: SchoolName, change: (engine: Engine) => Engine = (engine) => engine): Profile => ({
  rules: name,
  engine: change(sunniEngine(name)),
  will: { limit: "third", toHeir: toHeir[name] },
});

/** Every value that a switch of the schools has: Tunisia's and Indonesia's statutes are their own. */
const candidates = (Object.keys(schools) as SchoolName[]).filter((name) => name !== "tunisia" && name !== "khi");
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

const egypt = school("egypt", (engine) =>
  withObligatoryBequest("egypt.obligatory-bequest", "grandchildren-and-issue-of-sons", engine),
);
const tunisia = school("tunisia", (engine) => withObligatoryBequest("tunisia.191", "grandchildren", engine));
// Whether a daughter shuts out brothers and sisters is practice of a court that is not confirmed.
const khi = school("khi", (engine) =>
  unlessRestsOn([doubts.issueBesideCollaterals, doubts.adoptedChildOrParent], withReplacement(engine)),
);

const morocco: Profile = {
  ...school("maliki", (engine) =>
    withObligatoryBequest(
      "morocco.369",
      "grandchildren-and-issue-of-sons",
      inDoubt([engine], [doubts.returnBesideSpouse, doubts.spouseAlone]),
    ),
  ),
  checkWithCourt: true,
};
/** Sunni law whose school is not confirmed. */
const anySchool: Profile = {
  rules: "sunni",
  engine: unlessIssueOfDead("court.issue-of-predeceased", everySchool()),
  will: third,
  checkWithCourt: true,
};
// Islamic shares for Christians too; a reform was under way in 2026, so that later deaths are not answered.
const jordanChristians: Profile = {
  ...anySchool,
  engine: (kin, circumstances) => {
    if (circumstances.dateOfDeath > "2026-12-31") return { needs: "date-of-death", rule: "jo.christians" };
    const outcome = anySchool.engine(kin, circumstances);
    return isSuccession(outcome) ? { ...outcome, remarks: [...outcome.remarks, "jo.christians"] } : outcome;
  },
};
const section4 = school("hanafi", (engine) => withSection4(engine, "sunni.excluded"));

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
  "pk-islamic-hanafi": section4,
  "bd-islamic-hanafi": section4,
  "pk-islamic-jafari": { ...classical, engine: withSection4(jafariEngine, "jafari.nearer") },
  "eg-islamic-hanafi": egypt,
  "eg-islamic-sunni": egypt,
  "id-islamic-shafii": { ...school("shafii"), couples: "id" },
  "id-islamic-khi": { ...khi, couples: "id" },
  "tn-islamic-maliki": tunisia,
  "ma-islamic-maliki": morocco,
  "dz-islamic-maliki": malikiCountry(doubts.spouseAlone),
  "kw-islamic-maliki": malikiCountry(),
  "sa-islamic-hanbali": {
    ...school("hanbali", (engine) =>
      inDoubt([engine], [doubts.grandfatherBesideSiblings, doubts.paternalGrandmotherBesideFather, doubts.spouseAlone]),
    ),
    checkWithCourt: true,
  },
  "ae-islamic-sunni": anySchool,
  "jo-islamic-sunni": { ...anySchool },
  "jo-christian-orthodox": jordanChristians,
  "jo-christian-catholic": jordanChristians,
  "om-islamic-ibadi": ibadi,
  "ye-islamic-zaidi": zaidi,
};
