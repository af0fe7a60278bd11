import type { PlanChange } from "@heirlock/domain/plan/changes";
import { emptyPlan, type Plan } from "@heirlock/domain/plan/plan";
import type { LookedBack, ProposedChange } from "@heirlock/keyring/plan/requests";
import { KeysError, type KeysProblem } from "@heirlock/keyring/problems";
import { queryOptions } from "@tanstack/react-query";
import { askPlan } from "../../platform/keys/keys-client.ts";
import type { NamedHead } from "../../platform/plan/compare-head.ts";
import { firstEdits } from "../../platform/plan/signing/first-plan.ts";
import { fetchTables } from "../../platform/plan/signing/grant-edits.ts";
import { isVouchedFor, noteHead } from "../../platform/plan/signing/known-heads.ts";
import { nameHead } from "../../platform/plan/signing/named-head.ts";
import { fetchPlan } from "../../platform/plan/signing/served-plan.ts";
import { type KeyOwner, keyOwner } from "../../platform/session/key-owner.ts";
import { keptEntries } from "../vault/offers/kept-entries.ts";
import { proposeWayOn } from "./go-on.ts";
import { readSince } from "./look-back.ts";
import { noOlderPlans, type OlderPlans } from "./older-plans.ts";

export type PlanState =
  /** Nothing was ever signed: everything is shown once (KEY-080). */
  | { kind: "first"; proposed: ProposedChange }
  | ({ kind: "signed" } & Differences)
  /** What the server serves is not what this device knows: reading goes on, signing stops (KEY-068). */
  | ({ kind: "stopped"; problem: "plan.rolled_back" | "plan.forked" } & WayOn)
  | { kind: "stopped"; problem: "plan.forged" | "plan.invalid" };

/** From the plan that the server shows, after a look at all of it (KEY-078). */
export interface WayOn {
  /** Numbers of heads are moments; 0 where the server has none. */
  served: number;
  seen: number;
  proposed: ProposedChange;
}

interface Differences {
  /** The newest head as people compare it; null where nothing is signed. */
  head: NamedHead | null;
  signed: Plan;
  /** What the tables have less of: to be looked at, then signed. */
  less: ProposedChange;
  /** A level that a role or a permission would raise: it waits for its own yes. */
  raised: readonly PlanChange[];
  /** What the server lists and the holder never signed. Nothing is shared by it. */
  invented: readonly PlanChange[];
  /** Entries of the plan that the server does not show. */
  withheld: readonly string[];
  /** What was signed since a change of the account that was objected to; `unproved` if the server cannot show it. */
  since: LookedBack | "unproved" | null;
  /** What older keys had granted, whose kits were found again (KEY-075). */
  older: OlderPlans;
}

/** With the vault open: how what the server says differs from what the holder has signed. */
export const planState = queryOptions({
  queryKey: ["signed-plan", "state"],
  gcTime: 0,
  retry: false,
  queryFn: async ({ signal }): Promise<PlanState> => {
    const owner = await keyOwner(signal);
    try {
      return await readState(owner, signal).catch(async (error: unknown) => {
        if (!isProblem(error, "plan.rolled_back") && !isProblem(error, "plan.forked")) throw error;
        return { kind: "stopped", problem: error.code, ...error.data, proposed: await proposeWayOn(owner, { signal }) };
      });
    } catch (error) {
      if (isProblem(error, "plan.forged") || isProblem(error, "plan.invalid"))
        return { kind: "stopped", problem: error.code };
      throw error;
    }
  },
});

function isProblem<Code extends KeysProblem>(error: unknown, code: Code): error is KeysError<Code> {
  return error instanceof KeysError && error.code === code;
}

async function readState(owner: KeyOwner, signal: AbortSignal): Promise<PlanState> {
  let served = await fetchPlan(owner, signal);
  const older = hasOlder(owner, served) ? await olderPlans(owner, served.objected, signal) : noOlderPlans;
  // Something may have been signed by that look.
  if (hasOlder(owner, served)) served = await fetchPlan(owner, signal);
  const tables = await fetchTables(signal);
  if (served.chain === null && served.seen === null) {
    if (older.waiting) return { ...nothingToSay, older };
    // Nobody reads anything yet: the first action signs it along.
    if (tables.grants.length === 0) return nothingToSay;
    const edits = await firstEdits(owner, signal);
    const proposed = await askPlan("changePlan", { ...owner, served, edits, now: Date.now() }, { signal });
    return proposed.widening.length > 0 ? { kind: "first", proposed } : nothingToSay;
  }
  const found = await askPlan("settlePlan", { ...owner, served, tables, now: Date.now() }, { signal });
  // What nobody vouches for is read, and not remembered: it might be an older plan (KEY-079).
  if (found.current && isVouchedFor(owner.verifyingKey)) noteHead(owner.verifyingKey, found.current);
  const { signed, beyond, current, ...less } = found;
  const head = current && (await nameHead(current));
  // Whoever is new to the plan comes into it with the action that gives them something to read.
  const isNamed = (id: string) => signed.members.some(({ member }) => member === id);
  const raised = beyond.filter((one) => one.kind === "level_raised" && isNamed(one.member));
  const withheld = [...new Set([...found.withheld, ...(await leftOut(less.after))])];
  // A plan that was ended as a whole goes on as a whole.
  const since = served.objected && !older.waiting?.isOwn ? await readSince(owner, served, signal) : null;
  // What an older key signed is no invention: it waits for a look.
  const invented = beyond.filter((one) => isInvented(one) && !isSaidIn(older.waiting?.after ?? emptyPlan, one));
  return { kind: "signed", head, signed, less, raised, invented, withheld, since, older };
}

function isSaidIn({ grants, entries }: Plan, change: PlanChange): boolean {
  if (change.kind === "entry_added") return entries.some(({ entry }) => entry === change.entry);
  if (change.kind !== "granted") return false;
  return grants.some(
    ({ member, entry, lane }) => member === change.member && entry === change.entry && lane === change.lane,
  );
}

const hasOlder = ({ older }: KeyOwner, { objected }: { objected: boolean }) => older.length > 0 || objected;

/** Fetched by those few who have an older key, or objected to something. */
async function olderPlans(owner: KeyOwner, objected: boolean, signal: AbortSignal): Promise<OlderPlans> {
  return await import("./take-over.ts").then(({ readOlder }) => readOlder(owner, objected, signal));
}

/** Entries that plan and tables name, and the vault's own list does not, or shows as deleted (KEY-069). */
async function leftOut({ entries }: Plan): Promise<string[]> {
  const isKept = (kept: ReadonlySet<string>) =>
    entries.filter(({ entry, deletedOn }) => deletedOn === null && !kept.has(entry)).map(({ entry }) => entry);
  try {
    // The list of this page may be older than the plan: a second look is taken before anybody is alarmed.
    return isKept(await keptEntries()).length === 0 ? [] : isKept(await keptEntries({ anew: true }));
  } catch {
    // The vault's own page says that it does not come.
    return [];
  }
}

const noChange: ProposedChange = {
  changes: [],
  widening: [],
  hash: "",
  titles: {},
  after: emptyPlan,
  step: null,
  seen: null,
};
const nothingToSay: Extract<PlanState, { kind: "signed" }> = {
  ...{ kind: "signed", head: null, signed: emptyPlan, less: noChange, raised: [], invented: [], withheld: [] },
  ...{ since: null, older: noOlderPlans },
};

/** A person whom the plan does not name yet is no lie: nothing is sealed to them before they are named in it. */
const isInvented = ({ kind }: PlanChange) =>
  kind === "granted" ||
  kind === "earlier" ||
  kind === "condition_eased" ||
  kind === "entry_added" ||
  kind === "restored";
