import type { PlanTables } from "@heirlock/contract/sharing/keys";
import type { VaultEntry } from "@heirlock/contract/vault";
import { changesOfEntry, wordsOf } from "@heirlock/domain/plan/words";
import type { AccessCondition } from "@heirlock/domain/vault/kinds";
import type { ServedPlan } from "@heirlock/keyring/plan/read-chain";
import type { AskedEdit, DraftEdit, ForeseenChange, ShownRevision } from "@heirlock/keyring/plan/requests";
import { call } from "../../api/call.ts";
import { askPlan } from "../../keys/keys-client.ts";
import { type KeyOwner, keyOwner } from "../../session/key-owner.ts";
import type { Foreseen, Intent } from "../foreseen.ts";
import { firstEdits } from "./first-plan.ts";
import { fetchTables, followerEdits, grantEdits } from "./grant-edits.ts";
import { meaningEdits, shownRevision } from "./mean-entry.ts";
import { fetchPlan } from "./served-plan.ts";

/** What everything about one entry is foreseen from: read once for a form, and anew when something of it has changed. */
export interface KnownPlan {
  owner: KeyOwner;
  served: ServedPlan;
  /** What would be signed first in an estate from before there was a plan. */
  first: readonly AskedEdit[];
  tables: PlanTables;
  /** Null for one that does not exist yet. */
  entry: VaultEntry | null;
}

export async function readKnownPlan(id: string, isNew: boolean, signal: AbortSignal): Promise<KnownPlan> {
  const owner = await keyOwner(signal);
  const [served, tables, entry] = await Promise.all([
    fetchPlan(owner, signal),
    fetchTables(signal, { entry: id }),
    isNew ? null : call("GET /api/vault/:id", { params: { id: id as VaultEntry["id"] } }, { signal }),
  ]);
  const isFirst = served.chain === null && served.seen === null;
  return {
    owner,
    served,
    first: isFirst ? await firstEdits(owner, signal) : [],
    tables,
    entry: entry?.data ?? null,
  };
}

/**
 * What the key worker says that this would change. The edits are those of the action itself, so that it is asked to sign
 * the same in the end.
 */
export async function foresee(known: KnownPlan, intent: Intent, signal: AbortSignal): Promise<Foreseen> {
  const { owner, served, first } = known;
  const { edits, shown } = editsOf(known, intent);
  const ask = { ...owner, served, edits: [...first, ...edits], shown };
  const change = await askPlan("foreseeChange", ask, { signal });
  const { said, isWhole } = changesOfEntry(intent.entry, change.changes, change.after);
  return { change, said, hash: isWhole ? change.hash : null, words: wordsBesideTyped(change, intent) };
}

/**
 * The hash of what somebody agreed to who had read these words and pressed: with the title as it was typed by then. Null
 * where other words come of it than those that stood there.
 */
export async function agreedHash(
  known: KnownPlan,
  intent: Intent,
  read: Pick<Foreseen, "words">,
  signal: AbortSignal,
): Promise<string | null> {
  const { words, hash } = await foresee(known, intent, signal);
  return words === read.words ? hash : null;
}

function editsOf({ owner, tables, entry }: KnownPlan, intent: Intent) {
  const shown: ShownRevision[] = [];
  if (intent.kind === "meaning")
    return entry
      ? { edits: meaningEdits(tables, entry, intent), shown: [shownRevision(owner, entry)] }
      : { edits: [], shown };
  const { entry: id, title, condition } = intent;
  const draft = (revision: number, generation: number): DraftEdit => ({
    ...{ kind: "draft", entry: id, revision, generation, condition, title },
  });
  if (intent.kind === "new") {
    const when = { condition, ofEntry: condition, day: intent.not_before, age: intent.from_age };
    return { edits: [draft(1, 1), ...grantEdits(tables, id, intent.member_ids, when)], shown };
  }
  const { revision, generation, before } = intent;
  const followers = isChanged(before, condition) ? followerEdits(tables, id, condition) : [];
  return { edits: [draft(revision, generation), ...followers], shown };
}

const isChanged = (before: AccessCondition, after: AccessCondition) => before !== after;

/** A draft's title is typed while the sentence stands there; names, levels, times and other titles are not. */
function wordsBesideTyped({ changes, after, titles }: ForeseenChange, intent: Intent): string {
  const { [intent.entry]: _, ...others } = titles;
  return JSON.stringify([changes, wordsOf(changes, after, "title" in intent ? others : titles)]);
}
