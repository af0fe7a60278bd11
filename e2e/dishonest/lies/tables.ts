import { randomUUID } from "node:crypto";
import type { PlanTables } from "@heirlock/contract/sharing/keys";
import { type Estate, titles } from "../estate.ts";
import { about, type Lie, type Subject } from "../lie.ts";

/** What the tables say beyond the signed plan, otherwise than it, or less. */

const at = () => "/dashboard/will-holder/plan-changes";
type Grant = PlanTables["grants"][number];
type Change = (tables: PlanTables, estate: Estate) => void;
const tables = (change: Change) => [about("GET /api/members/plan-tables", change)];

const listed = /Our server lists something that you did not sign/;
const missing = /entr(y|ies) that you signed do(es)? not come from our server/;
const asked = /Changed while your vault was locked/;
const settled = "Everything is as you signed it";

const grant = (member: string, entry: string, lane: Grant["lane"]) =>
  ({ member, entry, lane, day: null, age: null, follows: false }) as Grant;
const of = (grants: Grant[], member: string, entry: string) =>
  grants.find((one) => one.member === member && one.entry === entry)!;

const invented = (name: string, change: Change, keeps: Lie["keeps"] = []): Lie => ({
  ...{ name, at, tells: tables(change), says: listed, keeps, never: [settled] },
});
/** Shown, and signed by nobody unless the person presses the button. */
const less = (name: string, change: Change, keeps: Lie["keeps"] = []): Lie => ({
  ...{ name, at, tells: tables(change), says: asked, keeps },
});
const nothing = (name: string, change: Change): Lie => ({ name, at, tells: tables(change), keeps: [settled] });

const beyond: Lie[] = [
  invented(
    "a grant now, of an entry that nobody reads",
    ({ grants }, { yara, entries }) => {
      grants.push(grant(yara, entries.diary, "now"));
    },
    [`Yara Khoury can read, save and print “${titles.diary}” now.`],
  ),
  invented("a grant now, to somebody who has only a card", ({ grants }, { omar, entries }) => {
    grants.push(grant(omar, entries.diary, "now"));
  }),
  invented("a grant after death, of an entry that nobody reads", ({ grants }, { yara, entries }) => {
    grants.push(grant(yara, entries.diary, "after_death"));
  }),
  invented("a grant in case of incapacity", ({ grants }, { yara, entries }) => {
    grants.push(grant(yara, entries.diary, "incapacity"));
  }),
  invented("after death becomes now", ({ grants }, { yara, entries }) => {
    of(grants, yara, entries.later).lane = "now";
  }),
  invented("after death becomes incapacity", ({ grants }, { omar, entries }) => {
    of(grants, omar, entries.later).lane = "incapacity";
  }),
  invented("a second, earlier lane beside the signed one", ({ grants }, { omar, entries }) => {
    grants.push(grant(omar, entries.later, "now"));
  }),
  invented("a day that was asked for is gone", ({ grants }, { yara, entries }) => {
    of(grants, yara, entries.later).day = null;
  }),
  invented("a day that was asked for comes sooner", ({ grants }, { yara, entries }) => {
    of(grants, yara, entries.later).day = "2027-01-01";
  }),
  invented("a stranger among the members, with a grant", ({ members, grants }, { entries }) => {
    const member = randomUUID();
    members.push({ member, name: "Mallory", level: "full" } as never);
    grants.push(grant(member, entries.well, "now"));
  }),
  invented("a grant to somebody whom no list names", ({ grants }, { entries }) => {
    grants.push(grant(randomUUID(), entries.well, "now"));
  }),
  invented("a grant of an entry that nobody knows", ({ grants }, { yara }) => {
    grants.push(grant(yara, randomUUID(), "now"));
  }),
  invented("a grant of what is in the bin", ({ grants }, { yara, entries }) => {
    grants.push(grant(yara, entries.binned, "now"));
  }),
  invented("what is in the bin has come back", ({ entries: all }, { entries }) => {
    all.find(({ entry }) => entry === entries.binned)!.deletedOn = null;
  }),
  invented("an entry that nobody wrote", ({ entries }) => {
    entries.push({ ...entries[0]!, entry: randomUUID() as never, deletedOn: null });
  }),
  invented("every entry for everybody, now", ({ grants }, { yara, omar, entries }) => {
    for (const member of [yara, omar])
      for (const entry of [entries.well, entries.later, entries.diary]) grants.push(grant(member, entry, "now"));
  }),
  {
    ...{ name: "a level that nobody raised", at },
    tells: tables(({ members }, { omar }) => {
      members.find(({ member }) => member === omar)!.level = "full";
    }),
    says: /More for someone, if you agree/,
    keeps: [/They can do no more with your entries until you say yes/],
  },
];

const otherwise: Lie[] = [
  less(
    "a grant was taken back",
    (all, { yara, entries }) => {
      all.grants = all.grants.filter((one) => one.member !== yara || one.entry !== entries.well);
    },
    [`Yara Khoury can no longer open “${titles.well}”.`],
  ),
  less("everything was taken back from everybody", (all) => {
    all.grants = [];
  }),
  less(
    "a member is gone",
    (all, { omar }) => {
      all.members = all.members.filter(({ member }) => member !== omar);
    },
    ["Omar Khoury is no longer part of your plan."],
  ),
  less("nobody is a member", (all) => {
    all.members = [];
  }),
  less(
    "a member has another name",
    ({ members }, { yara }) => {
      members.find(({ member }) => member === yara)!.name = "Mallory Smith";
    },
    ["Yara Khoury is now called Mallory Smith."],
  ),
  less(
    "two members have exchanged their names",
    ({ members }) => {
      const [one, other] = members as unknown as [{ name: string }, { name: string }];
      [one.name, other.name] = [other.name, one.name];
    },
    ["Yara Khoury is now called Omar Khoury."],
  ),
  less(
    "a level was lowered",
    ({ members }, { yara }) => {
      members.find(({ member }) => member === yara)!.level = "summary";
    },
    ["Yara Khoury can do less with what you share: see the titles."],
  ),
  less("now became after death", ({ grants }, { yara, entries }) => {
    of(grants, yara, entries.well).lane = "after_death";
  }),
  less("a day that nobody asked for", ({ grants }, { yara, entries }) => {
    of(grants, yara, entries.well).day = "2040-01-01";
  }),
  less("an age that nobody asked for", ({ grants }, { yara, entries }) => {
    of(grants, yara, entries.well).age = 99;
  }),
  less(
    "an entry was put in the bin",
    ({ entries: all }, { entries }) => {
      all.find(({ entry }) => entry === entries.well)!.deletedOn = "2026-11-01";
    },
    [`“${titles.well}” was put in the bin.`],
  ),
];

const hidden: Lie[] = [
  ...(["well", "later", "diary"] as const).map(
    (which): Lie => ({
      ...{ name: `the entry “${titles[which]}” is hidden`, at, says: missing, never: [settled] },
      tells: tables((all, { entries }) => {
        all.entries = all.entries.filter(({ entry }) => entry !== entries[which]);
      }),
    }),
  ),
  {
    ...{ name: "every entry is hidden", at, says: missing, never: [settled] },
    tells: tables((all) => {
      all.entries = [];
    }),
  },
];

const without: Lie[] = [
  nothing("grants in another order", ({ grants }) => void grants.reverse()),
  nothing("members in another order", ({ members }) => void members.reverse()),
  nothing("entries in another order", ({ entries }) => void entries.reverse()),
  nothing("every grant twice", (all) => {
    all.grants = [...all.grants, ...all.grants];
  }),
  nothing("every member twice", (all) => {
    all.members = [...all.members, ...all.members];
  }),
  nothing("an older revision in the list of entries", ({ entries: all }, { entries }) => {
    all.find(({ entry }) => entry === entries.well)!.revision = 1;
  }),
  nothing("a revision that is far ahead", ({ entries: all }, { entries }) => {
    all.find(({ entry }) => entry === entries.well)!.revision = 4_000_000;
  }),
  nothing("another generation of keys", ({ entries: all }, { entries }) => {
    all.find(({ entry }) => entry === entries.well)!.generation = 7;
  }),
  nothing("entries of another key", ({ entries }, { keys }) => {
    for (const one of entries) one.keyId = keys.stranger.keyId;
  }),
  nothing("a condition that does not follow the entry's", ({ grants }) => {
    for (const one of grants) one.follows = !one.follows;
  }),
  nothing("a member without a grant whom nobody named", ({ members }) => {
    members.push({ member: randomUUID(), name: "Mallory", level: "full" } as never);
  }),
  nothing("a card and an account beside a name", ({ members }, { keys }) => {
    for (const one of members)
      Object.assign(one, { card: { id: randomUUID(), fingerprint: "x" }, account: keys.stranger.keyId });
  }),
  nothing("executors may hand over every card", ({ members }) => {
    for (const one of members) Object.assign(one, { handOver: true });
  }),
  nothing("every grant counts as early", ({ grants }) => {
    for (const one of grants) Object.assign(one, { early: true });
  }),
];

export const tableLies: Subject = {
  title: "who reads what, as the tables have it",
  side: "holder",
  lies: [...beyond, ...otherwise, ...hidden, ...without],
};
