import type { EnvelopeTask, MemberCard, MemberIdentity, ReleaseKey } from "@heirlock/contract/sharing/keys";
import { KeysError } from "@heirlock/keyring/problems";
import type { RefusedKey } from "@heirlock/keyring/sharing/holder-requests";
import { hasCode } from "../../../platform/api/api-error.ts";
import { call } from "../../../platform/api/call.ts";
import { askSharing } from "../../../platform/keys/keys-client.ts";
import { createKnownRevisions } from "../../../platform/keys/known-revisions.ts";
import { changePlan } from "../../../platform/plan/signing/change-plan.ts";
import { namedEdits } from "../../../platform/plan/signing/grant-edits.ts";
import { isVouchedFor } from "../../../platform/plan/signing/known-heads.ts";
import { fetchPlan } from "../../../platform/plan/signing/served-plan.ts";
import { type KeyOwner, keyOwner } from "../../../platform/session/key-owner.ts";
import { type EnvelopeQueue, fetchQueue } from "./member-keys.ts";

/** A member to whose keys nothing was sealed, and why (KEY-052). */
export interface RefusedMember {
  id: string;
  firstName: string;
  lastName: string;
  refused: readonly RefusedKey[];
}

export interface QueueProgress {
  done: number;
  total: number;
  /** Whose turn it is. */
  name: string;
}

/** Entries that still wait for new keys, and whether it is a proof of who is there that they wait for. */
export interface RotationsLeft {
  left: number;
  needsProof: boolean;
}

export type Rotate = (
  rotations: EnvelopeQueue["rotations"],
  options: { signal: AbortSignal; asksForProof: boolean },
) => Promise<RotationsLeft>;

export interface WorkOptions {
  signal: AbortSignal;
  onProgress?: (progress: QueueProgress) => void;
  /** Gives new keys to what somebody could open who may not any more: before anything is sealed, since it queues others. */
  rotate?: Rotate | undefined;
  /** Whether somebody has just asked for it, and can be asked in turn who they are. */
  asksForProof?: boolean;
  onRotated?: (left: RotationsLeft) => void;
  /** What failed for one member, such as keys that nothing can be sealed to: the others are served all the same. */
  onFailure?: (failure: KeysError) => void;
}

/**
 * Cards that were replaced from here, by their id. The holder's signature on them stays a good one, so that a server could
 * go on serving one that was stolen (KEY-052).
 */
const replacedCards = createKnownRevisions("heirlock-replaced-cards", 500);

/** A task that grew while it was worked on comes again; one that always does is left for the next time. */
const maxRounds = 6;

/**
 * Works off what waits for the holder's open vault: a card for whoever has none, the mark for whoever joined by their
 * card, envelopes and wraps (KEY-045, KEY-047). Answers whom it refused; everybody else is served all the same. Rejects
 * with `keys.not_available` when the vault is locked meanwhile; what was done before stays.
 */
export async function workQueue(options: WorkOptions): Promise<RefusedMember[]> {
  const { signal, onProgress, rotate, asksForProof = false, onRotated, onFailure } = options;
  const refused = new Map<string, RefusedMember>();
  /** The keys that were refused once. */
  const doubted = new Map<string, string>();
  const failed = new Set<string>();
  const finished = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const owner = await keyOwner(signal);
    let queue = await fetchQueue(signal);
    // They come a hundred at a time.
    for (let page = 0; rotate && queue.rotations.length > 0 && page < maxRounds; page++) {
      const left = await rotate(queue.rotations, { signal, asksForProof });
      onRotated?.(left);
      const isDone = left.left >= queue.rotations.length || left.needsProof;
      queue = await fetchQueue(signal);
      if (isDone) break;
    }
    const tasks = queue.tasks.filter(({ member_id }) => !refused.has(member_id) && !failed.has(member_id));
    if (tasks.length === 0) break;
    const releaseKeys = [...queue.release_keys];
    const total = finished.size + queue.waiting;
    for (const task of tasks) {
      signal.throwIfAborted();
      const { member_id: id, first_name: firstName, last_name: lastName } = task;
      onProgress?.({ done: finished.size, total, name: firstName });
      const keys = await workTask(owner, task, releaseKeys, signal).catch((error: unknown) => {
        if (!isOfOneMember(error)) throw error;
        onFailure?.(error);
        return null;
      });
      if (keys === null) failed.add(id);
      else if (keys.length === 0) finished.add(id);
      else {
        // The plan is read after the task: somebody of us may have changed these keys in between, and then the next round
        // has others. What is served again as it was refused is no race. A server that serves others each time is told too.
        const served = keysServed(task);
        const isSure = doubted.get(id) === served || round === maxRounds - 1;
        if (isSure) refused.set(id, { id, firstName, lastName, refused: keys });
        else doubted.set(id, served);
      }
    }
  }
  return [...refused.values()];
}

const keysServed = ({ card, identities }: EnvelopeTask): string =>
  JSON.stringify([card?.id, [card, ...identities].map((one) => one && [one.verifying_key, one.recipient])]);

/** A locked vault and a lost connection are everybody's. */
const isOfOneMember = (error: unknown): error is KeysError =>
  error instanceof KeysError && error.code !== "keys.not_available";

/** Everything that one member lacks. Empty when all of it could be made. */
async function workTask(
  owner: KeyOwner,
  task: EnvelopeTask,
  releaseKeys: ReleaseKey[],
  signal: AbortSignal,
): Promise<readonly RefusedKey[]> {
  const { estate } = owner;
  if (task.card && replacedCards.knownRevisions()[task.card.id]) return [forgedCard(task)];
  try {
    const card = task.card ?? (await makeCard(owner, task.member_id, undefined, { signal, asks: false }));
    const identities = await vouchedByCard(owner, task, card, signal);
    for (const lane of lanesToRelease(task)) await ensureReleaseKey(owner, lane, releaseKeys, signal);
    const served = await fetchPlan(owner, signal);
    // Nothing is sealed after a plan for which nobody vouches.
    if (!isVouchedFor(owner.verifyingKey)) return [];
    const { body, refused } = await askSharing(
      "makeEnvelopes",
      { ...owner, estate, served, task: { ...task, card, identities }, releaseKeys },
      { signal },
    );
    if (!body) return refused;
    await call("PUT /api/members/:id/envelopes", { params: { id: task.member_id }, body }, { signal });
    return [];
  } catch (error) {
    // Something changed under our hands: the next round sees it as it is now.
    if (hasCode(error, "UPDATE_ERROR", "IDENTITY_CHANGED", "ID_TAKEN", "MEMBER_NOT_FOUND", "NOT_FOUND")) return [];
    if (error instanceof KeysError && error.code === "card.forged") return [forgedCard(task)];
    // The first plan of an estate waits until the holder has looked at it.
    if (hasCode(error, "NOT_CONFIRMED")) return [];
    throw error;
  }
}

const forgedCard = ({ card }: EnvelopeTask): RefusedKey => ({
  code: "KEY_CHANGED",
  of: "card",
  verifying_key: card?.verifying_key ?? "",
  why: "swapped",
});

interface CardOptions {
  signal?: AbortSignal | undefined;
  asks?: boolean;
}

/**
 * A new card of a member; with `replaces` the earlier one is void from then on. Without it they get their first: the
 * runner and a page may both want it, and whoever comes second answers the one that is there, as the server serves it.
 */
export async function makeCard(
  owner: KeyOwner,
  member: string,
  replaces: string | undefined,
  options: CardOptions = {},
): Promise<MemberCard> {
  try {
    return await storeCard(owner, member, replaces, options);
  } catch (error) {
    // The plan names a card already. If the server still has none, it is that which is wrong.
    const isNamed = !replaces && error instanceof KeysError && error.code === "card.forged";
    const known = isNamed ? await cardOf(member, options.signal) : null;
    if (!known) throw error;
    return known;
  }
}

async function storeCard(
  owner: KeyOwner,
  member: string,
  replaces: string | undefined,
  { signal, asks = true }: CardOptions,
): Promise<MemberCard> {
  const made = await askSharing("newCard", { ...owner, member, card: crypto.randomUUID() }, { signal });
  const { key_id: signed_by, ...card } = made;
  const stored = { ...card, signed_by, printed_at: null, created_at: "" } as MemberCard;
  const edits = [...(await namedEdits(member, signal)), { kind: "member" as const, member, card: stored, replaces }];
  const { data } = await changePlan(
    owner,
    { edits, asks },
    async (plan) => {
      // One of an older key, say, which the plan does not name.
      const known = replaces ? null : await cardOf(member, signal);
      if (known) return { data: known };
      const body = { ...made, ...(replaces && { replaces }), ...(plan && { plan }) };
      return await call("PUT /api/members/:id/card", { params: { id: member }, body }, { signal });
    },
    { signal, isStored: ({ data }) => data.id === made.id },
  );
  if (replaces) replacedCards.noteRevisions({ [replaces]: 1 });
  return data;
}

async function cardOf(member: string, signal: AbortSignal | undefined): Promise<MemberCard | null> {
  return (await call("GET /api/members/:id/keys", { params: { id: member } }, { signal })).data.card;
}

/** Who joined by the card that this client made was handed it by the holder: as good as comparing words. */
async function vouchedByCard(
  owner: KeyOwner,
  { member_id: member, identities }: EnvelopeTask,
  card: MemberCard,
  signal: AbortSignal,
): Promise<MemberIdentity[]> {
  const joined = identities.find(
    ({ state, is_current, card_id, card_signature }) =>
      is_current && (state === "unverified" || state === "changed") && card_id === card.id && card_signature !== null,
  );
  if (!joined) return identities;
  try {
    const body = await askSharing("checkCardJoin", { ...owner, member, card, identity: joined }, { signal });
    const edits = [{ kind: "member" as const, member, account: { by: "card" as const, card, identity: joined } }];
    const { data } = await changePlan(
      owner,
      { edits, asks: false },
      (plan) =>
        call(
          "POST /api/members/:id/keys/verify",
          { params: { id: member }, body: { ...body, ...(plan && { plan }) } },
          { signal },
        ),
      { signal },
    );
    return identities.map((one) => {
      if (one === joined) return data;
      return one.state === "verified" ? { ...one, state: "retired" as const } : one;
    });
  } catch (error) {
    // It waits for words instead, as if no card were there; what is wrong with the card itself is told with its reason.
    if (error instanceof KeysError && (error.code === "card.does_not_vouch" || error.code === "card.forged"))
      return identities;
    throw error;
  }
}

const lanesToRelease = ({ grants }: EnvelopeTask) => [
  ...new Set(grants.flatMap(({ lane }) => (lane === "now" ? [] : [lane]))),
];

/** Of each lane and each key of the holder there is one to begin with; later epochs belong to the release plan. */
async function ensureReleaseKey(
  owner: KeyOwner,
  lane: ReleaseKey["lane"],
  known: ReleaseKey[],
  signal: AbortSignal,
): Promise<void> {
  const ofLane = known.filter((one) => one.lane === lane);
  if (ofLane.some(({ key_id }) => key_id === owner.verifyingKey)) return;
  const epoch = 1 + Math.max(0, ...ofLane.map((one) => one.epoch));
  const body = await askSharing("newReleaseKey", { ...owner, lane, epoch }, { signal });
  known.push((await call("PUT /api/members/release-keys", { body }, { signal })).data);
}
