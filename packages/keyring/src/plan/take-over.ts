import type { PlanTables } from "@heirlock/contract/sharing/keys";
import type { AccountBundle } from "@heirlock/crypto/bundle";
import { headHash, keysFingerprint, numberIn } from "@heirlock/crypto/plan/head";
import { makeLastHead, makeStep } from "@heirlock/crypto/plan/make-step";
import { isHolderSigned } from "@heirlock/crypto/sharing/identities";
import { type PlanChange, planChanges, widens } from "@heirlock/domain/plan/changes";
import { emptyPlan, givenUpAccount, isEarlyFor, type Plan } from "@heirlock/domain/plan/plan";
import { leftOfOlder, renamedSince, takeOver } from "@heirlock/domain/plan/take-over";
import { wordsOf } from "@heirlock/domain/plan/words";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import { hashOf } from "./hash-of.ts";
import { leavesOf } from "./leaves-of.ts";
import { planOfTables } from "./plan-of-tables.ts";
import type { ReadPlan } from "./read-chain.ts";
import type { TakenOver } from "./requests.ts";

/** As many entries as one head may cover (KEY-074). */
const entriesAtOnce = 100;

interface TakingOver {
  verifyingKey: string;
  estate: string;
  bundle: AccountBundle;
  older: Pick<ReadPlan, "plan" | "seen">;
  /** The older key, whose kit was found, and where its chain stands. Null: it is over. */
  endsWith: { bundleThen: AccountBundle; before: ReadPlan["before"] } | null;
  read: ReadPlan | null;
  tables: PlanTables;
  /** What entries of today's plan were signed with. */
  conditions: ReadonlyMap<string, AccessCondition>;
  confirmed: string | null;
  /** The hash of a list that was confirmed before. It lets the chain end by the same list, and grants nothing. */
  looked: string | null;
  now: number;
}

/** Signs what is left of the older plan, a hundred entries at a time, and after the last of them ends its chain (KEY-075). */
export function takeOverPlan(taking: TakingOver): TakenOver {
  const { verifyingKey, estate, bundle, older, endsWith, read, tables, confirmed, looked, now } = taking;
  const today = read?.plan ?? emptyPlan;
  const { left: asSigned, withdrawn } = leftOfOlder(older.plan, planOfTables(older.plan, tables, verifyingKey));
  const left = notEarlier(taking, asSigned);
  const whole = takeOver(today, left);
  const changes = planChanges(today, whole);
  const widening = changes.filter((change) => widens(change, whole));
  const readers = endsWith ? stillReading(taking, left) : [];
  const ending = readers.length === 0 ? endsWith : null;
  const isNothing = changes.length === 0;
  const gone = [...renamedSince(older.plan, today), ...withdrawn, ...planChanges(asSigned, left)];
  // The last head takes away what today's plan does not say: that is looked at too, also where nothing else changes.
  const since = isNothing && !ending ? [] : notSaidIn(today, gone);
  // Of the older plan and not of the change: the same for every batch.
  const said = planChanges(emptyPlan, left);
  const hash = hashOf([...said, wordsOf(said, left, {}), ...gone]);
  const isAgreed = confirmed === hash || (isNothing && looked === hash);
  const waits = widening.length + since.length > 0 && !isAgreed;

  const batch = takeOver(today, atOnce(today, left));
  const leaves = leavesOf(estate, batch, read?.leaves ?? []);
  const step = waits || isNothing ? null : makeStep(bundle, estate, read?.before ?? null, leaves, now);
  const isWhole = !waits && planChanges(batch, whole).length === 0;
  const ends = ending && isWhole ? makeLastHead(ending.bundleThen, estate, ending.before, now) : null;
  return {
    ...{ changes, widening, since, hash, after: whole, titles: {}, head: older.seen, waits, readers },
    step,
    seen: step && { number: numberIn(step.head.text), hash: headHash(step.head.text) },
    isWhole,
    ends,
  };
}

/** An entry that was saved again since may say later: its older grants go along, as they would have then (KEY-066). */
function notEarlier({ read, conditions }: TakingOver, left: Plan): Plan {
  const revisions = new Map(read?.plan.entries.map(({ entry, revision }) => [entry, revision]));
  const isSavedSince = (id: string) =>
    revisions.has(id) && revisions.get(id) !== left.entries.find(({ entry }) => entry === id)?.revision;
  const grants = left.grants.flatMap((grant) => {
    if (!isSavedSince(grant.entry)) return [grant];
    const condition = conditions.get(grant.entry);
    // Nobody showed the revision: nothing is granted of it.
    if (!condition) return [];
    return [isEarlyFor(condition, grant.lane) && !grant.early ? { ...grant, lane: "after_death" as const } : grant];
  });
  return { ...left, grants };
}

/** Where today's plan says when somebody reads an entry, that counts, and nothing else is told of it. */
function notSaidIn({ grants }: Plan, changes: readonly PlanChange[]): PlanChange[] {
  const said = new Set(grants.map(({ member, entry }) => `${member} ${entry}`));
  return changes.filter((change) => !("lane" in change && said.has(`${change.member} ${change.entry}`)));
}

function atOnce(plan: Plan, left: Plan): Plan {
  const known = new Set(plan.entries.map(({ entry }) => entry));
  const missing = left.entries.filter(({ entry }) => !known.has(entry)).slice(0, entriesAtOnce);
  const taken = new Set([...known, ...missing.map(({ entry }) => entry)]);
  return {
    ...left,
    entries: left.entries.filter(({ entry }) => taken.has(entry)),
    grants: left.grants.filter(({ entry }) => taken.has(entry)),
  };
}

/**
 * Who reads now by what the older key signed, and has not compared the key of today: to them the end of that chain would
 * take everything away (KEY-076). That they have compared it is said by their own signature, of the account that one of the
 * two plans names, and not by the server.
 */
function stillReading({ estate, verifyingKey, older, read, tables }: TakingOver, left: Plan): string[] {
  const accountsOf = (id: string) =>
    [older.plan, read?.plan ?? emptyPlan].flatMap(({ members }) =>
      members.flatMap(({ member, account }) =>
        member === id && account !== null && account !== givenUpAccount ? [account] : [],
      ),
    );
  const hasCompared = (member: string, accounts: readonly string[]) =>
    tables.compared.some(
      ({ by, signature, ...pin }) =>
        pin.member === member &&
        pin.verifying_key === verifyingKey &&
        accounts.includes(keysFingerprint(by)) &&
        isHolderSigned(by.verifying_key, { estate, member }, pin, signature),
    );
  const members = new Set(left.grants.filter(({ lane }) => lane === "now").map(({ member }) => member));
  return [...members].filter((member) => {
    const accounts = accountsOf(member);
    return accounts.length > 0 && !hasCompared(member, accounts);
  });
}
