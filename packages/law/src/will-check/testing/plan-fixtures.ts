import { fraction } from "../../succession/rational.ts";
import type { WillPlan } from "../plan.ts";
import type { Fixture } from "./fixture.ts";
import { daughter, familyWith, gift, son, sumOf, thing } from "./inputs.ts";

const england = "gb-common-english";
const rest = (to: string, n = 1, d = 1): WillPlan["residue"][number] => ({ to, share: fraction(n, d) });
const minorHeir = familyWith(daughter("rima", { facts: { minor: true } }));
/** The plan itself, and people with a task. */
export const fixturesOfThePlan = {
  "family.impossible": {
    found: { family: familyWith(son("hugo", { father: "nobody" })) },
    notFound: { family: familyWith(son("hugo")) },
  },
  "gift.odd": {
    found: { will: { gifts: [gift("friend", { kind: "sum", amount: 0n })] } },
    notFound: { will: { gifts: [gift("friend", { kind: "sum", amount: 1n })] } },
  },
  "shares.sum": {
    found: { will: { residue: [rest("friend", 99, 100)] } },
    notFound: { will: { residue: [rest("friend", 99, 100), rest("charity", 1, 100)] } },
  },
  "gift.more-than-estate": {
    found: { law: england, will: { gifts: [gift("friend", { kind: "sum", amount: 600_000_01n })] } },
    notFound: { law: england, will: { gifts: [gift("friend", { kind: "sum", amount: 600_000_00n })] } },
  },
  "asset.twice": {
    found: {
      will: {
        gifts: [
          gift("friend", thing("ring", 10)),
          gift("charity", { kind: "asset", asset: "ring", value: 10_00n, part: fraction(1, 100) }),
        ],
      },
    },
    notFound: {
      will: {
        gifts: [
          gift("friend", { kind: "asset", asset: "ring", value: 10_00n, part: fraction(99, 100) }),
          gift("charity", { kind: "asset", asset: "ring", value: 10_00n, part: fraction(1, 100) }),
        ],
      },
    },
  },
  "gift.recipient-missing": {
    found: { will: { gifts: [gift("nobody", sumOf(1))] } },
    notFound: { will: { gifts: [gift("friend", sumOf(1))] } },
  },
  "gift.recipient-died": {
    found: { will: { gifts: [gift("aunt", sumOf(1))], people: [{ id: "aunt", alive: false }] } },
    notFound: {
      will: { gifts: [gift("aunt", sumOf(1), { substitute: "friend" })], people: [{ id: "aunt", alive: false }] },
    },
  },
  "executor.minor": {
    found: { will: { executors: ["teen"], people: [{ id: "teen", birthDate: "2008-11-16" }] } },
    notFound: { will: { executors: ["teen"], people: [{ id: "teen", birthDate: "2008-11-15" }] } },
  },
  "guardian.minor": {
    found: {
      family: minorHeir,
      will: { guardians: [{ of: "rima", guardian: "teen" }], people: [{ id: "teen", birthDate: "2008-11-16" }] },
    },
    notFound: {
      family: minorHeir,
      will: { guardians: [{ of: "rima", guardian: "teen" }], people: [{ id: "teen", birthDate: "2008-11-15" }] },
    },
  },
  "executor.missing": { found: { will: { executors: [] } }, notFound: { will: { executors: ["friend"] } } },
  "executor.died": {
    found: { will: { executors: ["aunt"], people: [{ id: "aunt", alive: false }] } },
    notFound: { will: { executors: ["aunt"], people: [{ id: "aunt", alive: true }] } },
  },
  "minor.no-guardian": {
    found: { family: minorHeir },
    notFound: { family: minorHeir, will: { guardians: [{ of: "rima", guardian: "friend" }] } },
  },
  "guardian.died": {
    found: {
      family: minorHeir,
      will: { guardians: [{ of: "rima", guardian: "aunt" }], people: [{ id: "aunt", alive: false }] },
    },
    notFound: { family: minorHeir, will: { guardians: [{ of: "rima", guardian: "aunt" }], people: [{ id: "aunt" }] } },
  },
  "minor.guarded": {
    found: { family: minorHeir, will: { guardians: [{ of: "rima", guardian: "friend" }] } },
    notFound: { family: familyWith(daughter("rima")), will: { guardians: [{ of: "rima", guardian: "friend" }] } },
  },
  "gift.no-substitute": {
    found: { will: { gifts: [gift("friend", sumOf(1))] } },
    notFound: { will: { gifts: [gift("friend", sumOf(1), { substitute: "charity" }), gift("charity", sumOf(1))] } },
  },
  "residue.unassigned": { found: {}, notFound: { will: { residue: [rest("friend")] } } },
} satisfies Record<string, Fixture>;
