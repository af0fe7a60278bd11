import type { PlanTables } from "@heirlock/contract/sharing/keys";
import type { AccountBundle } from "@heirlock/crypto/bundle";
import { CryptoError } from "@heirlock/crypto/errors";
import { readKeeperKeys } from "@heirlock/crypto/keeper/keeper-keys";
import { readNewestHead } from "@heirlock/crypto/keeper/newest-head";
import { headHash, keysFingerprint, numberIn } from "@heirlock/crypto/plan/head";
import { headWords } from "@heirlock/crypto/plan/head-words";
import type { SeenHead } from "@heirlock/crypto/plan/judge-head";
import { makeStep } from "@heirlock/crypto/plan/make-step";
import { isSignedBy, type SignedRevision } from "@heirlock/crypto/vault/revision";
import { planChanges, widens } from "@heirlock/domain/plan/changes";
import { applyEdits, type PlanEdit } from "@heirlock/domain/plan/edits";
import { emptyPlan, type Plan, type PlannedGrant } from "@heirlock/domain/plan/plan";
import { settle, withheldEntries } from "@heirlock/domain/plan/settle";
import { rewrittenSince, signedSince, takeBackEdits } from "@heirlock/domain/plan/take-back";
import { type AccessCondition, accessConditions } from "@heirlock/domain/vault/kinds";
import { type OpenedBundles, withBundles } from "../opened-bundles.ts";
import type { Handlers } from "../request.ts";
import { checkedIdentity, requireGenuineCard, requireJoinedByCard } from "../sharing/check-identity.ts";
import { leavesOf } from "./leaves-of.ts";
import { type ReadPlan, readChain, readPast } from "./read-chain.ts";
import type { AccountProof, AskedEdit, PlanRequests, ProposedChange } from "./requests.ts";

export const planHandlers: Handlers<PlanRequests> = {
  async readNewestHead({ keys, asked, answer }) {
    return readNewestHead(readKeeperKeys(keys), asked, answer);
  },

  async nameHead({ hash }) {
    return headWords(hash);
  },

  async readPlan({ verifyingKey, estate, served }, { bundle, memory }) {
    const read = readChain(verifyingKey, estate, served, memory.planOf(bundle));
    return { plan: read?.plan ?? null, seen: read?.seen ?? null };
  },

  changePlan: ({ estate, served, edits, shown = [], confirmed = null, now, ...own }, { bundle, memory }) =>
    withBundles(bundle, own, async (bundles) => {
      const read = readChain(own.verifyingKey, estate, served, memory.planOf(bundle));
      const before = read?.plan ?? emptyPlan;
      const checked = edits.map((edit) => checkedEdit(bundles, { estate, before, isFirst: read === null }, edit));
      const conditions = conditionsOf(bundles, estate, before, shown);
      const edited = applyEdits(before, checked, (entry) => conditions.get(entry) ?? null);
      if (!edited.ok) throw new CryptoError("plan.refused", { why: edited.why });
      const givesUp = served.givesUp ?? null;
      const proposed = propose(bundle, { estate, read, confirmed, now, givesUp }, edited.plan);
      return { ...proposed, after: partOf(proposed) };
    }),

  async settlePlan({ verifyingKey, estate, served, tables, confirmed = null, now }, { bundle, memory }) {
    const read = readChain(verifyingKey, estate, served, memory.planOf(bundle));
    const signed = read?.plan ?? emptyPlan;
    const said = planOfTables(signed, tables, verifyingKey);
    const { settled, beyond } = settle(signed, said);
    const proposed = propose(bundle, { estate, read, confirmed, now, isShown: true }, settled);
    return { ...proposed, beyond, withheld: withheldEntries(signed, said), signed, current: read?.seen ?? null };
  },

  lookBack: ({ estate, served, past, now, ...asked }, { bundle, memory }) =>
    withBundles(bundle, asked, async (bundles) => {
      const { verifyingKey, chosen = [], listed = null, shown = [], confirmed = null } = asked;
      const read = readChain(verifyingKey, estate, served, memory.planOf(bundle));
      if (!read) throw new CryptoError("plan.invalid", { part: "head" });
      const { plan: before, number: signedAt } = readPast(verifyingKey, estate, read, past);
      const since = signedSince(before, read.plan);
      const rewritten = rewrittenSince(before, read.plan);
      const hash = hashOf([...since, { rewritten, signedAt }]);
      const found = { before, now: read.plan, signedAt, since, rewritten, hash };
      // Something else was signed meanwhile: the list is shown anew.
      if (chosen.length === 0 || listed !== hash) return { ...found, proposed: null };
      const changes = chosen.flatMap((at) => (since[at]?.canTakeBack ? since[at].changes : []));
      const conditions = conditionsOf(bundles, estate, read.plan, shown);
      const conditionOf = (entry: string) => conditions.get(entry) ?? null;
      const edited = applyEdits(
        read.plan,
        takeBackEdits(before, changes, { conditionOf, on: today(now) }),
        conditionOf,
      );
      if (!edited.ok) throw new CryptoError("plan.refused", { why: edited.why });
      return { ...found, proposed: propose(bundle, { estate, read, confirmed, now }, edited.plan) };
    }),
};

const today = (now: number) => new Date(now).toISOString().slice(0, 10);

interface Proposing {
  estate: string;
  read: ReadPlan | null;
  confirmed: string | null;
  now: number;
  /** Whatever it is, it is signed only after it was shown. */
  isShown?: boolean;
  givesUp?: SeenHead | null;
}

function propose(
  bundle: AccountBundle,
  { estate, read, confirmed, now, isShown = false, givesUp = null }: Proposing,
  after: Plan,
): ProposedChange {
  // Where the way leads on from another plan than the one that was seen, all of it is new to whoever looks.
  const before = givesUp ? emptyPlan : (read?.plan ?? emptyPlan);
  const changes = planChanges(before, after);
  const widening = changes.filter((change) => widens(change, after));
  const hash = hashOf(givesUp ? [...changes, givesUp] : changes);
  const waits = (isShown || givesUp !== null || widening.length > 0) && confirmed !== hash;
  const leaves = leavesOf(estate, after, read?.leaves ?? []);
  const step = waits ? null : makeStep(bundle, estate, read?.before ?? null, leaves, now, givesUp);
  const seen = step && { number: numberIn(step.head.text), hash: headHash(step.head.text) };
  return { changes, widening, hash, after, step, seen };
}

/** What the changes speak of: a page draws no more of it, and a large plan takes long to hand over. */
function partOf({ changes, after }: ProposedChange): Plan {
  const named = new Set(changes.flatMap((change) => ("member" in change ? [change.member] : [])));
  const entries = new Set(changes.flatMap((change) => ("entry" in change ? [change.entry] : [])));
  return {
    members: after.members.filter(({ member }) => named.has(member)),
    grants: after.grants.filter(({ member, entry }) => entries.has(entry) && named.has(member)),
    entries: after.entries.filter(({ entry }) => entries.has(entry)),
  };
}

function hashOf(changes: readonly object[]): string {
  return headHash(JSON.stringify(changes));
}

interface Editing {
  estate: string;
  before: Plan;
  isFirst: boolean;
}

/** The edit with what signatures say in place of what the page was told. */
function checkedEdit(bundles: OpenedBundles, editing: Editing, edit: AskedEdit): PlanEdit {
  const { estate, before, isFirst } = editing;
  if (edit.kind === "entry") {
    const { sealed, keepsEarly = false } = edit;
    requireOwnRevision(bundles, estate, sealed);
    const { entry, revision, generation } = sealed;
    return { kind: "entry", entry, revision, generation, condition: conditionIn(sealed), keepsEarly };
  }
  if (edit.kind !== "member") return edit;
  const { card, replaces, account, ...said } = edit;
  const place = { estate, member: edit.member };
  if (card) requireGenuineCard(bundles, place, card);
  const known = before.members.find(({ member }) => member === edit.member);
  // A server that says that there is none yet, or shows an older one, must not get the card in somebody's hands voided.
  if (card && known?.card && known.card.id !== card.id && known.card.id !== replaces)
    throw new CryptoError("card.forged", {});
  return {
    ...said,
    ...(card !== undefined && { card: card && { id: card.id, fingerprint: keysFingerprint(card) } }),
    ...(account !== undefined && { account: account && accountOf(bundles, place, account, known ?? null, isFirst) }),
  };
}

function accountOf(
  bundles: OpenedBundles,
  place: { estate: string; member: string },
  proof: AccountProof,
  known: Plan["members"][number] | null,
  isFirst: boolean,
): string {
  switch (proof.by) {
    case "words":
      return keysFingerprint(proof.keys);
    case "card": {
      // A signature of the card for keys that were retired since could be served again: words decide then (KEY-077).
      const isNamed = known?.card?.id === proof.card.id && known.card.fingerprint === keysFingerprint(proof.card);
      if (!isNamed || known.account !== null) throw new CryptoError("card.does_not_vouch", {});
      requireGenuineCard(bundles, place, proof.card);
      requireJoinedByCard(proof.card, proof.identity);
      return keysFingerprint(proof.identity);
    }
    case "pin":
      if (!isFirst || checkedIdentity(bundles, place, proof.identity))
        throw new CryptoError("KEY_CHANGED", { verifying_key: proof.identity.verifying_key, why: "signer" });
      return keysFingerprint(proof.identity);
  }
}

/** Only what the open bundle, or one that it opens, has signed for this estate. */
function requireOwnRevision(bundles: OpenedBundles, estate: string, sealed: SignedRevision): void {
  const isOwn = sealed.estate === estate && bundles.keyIds().some((key) => isSignedBy(key, sealed));
  if (!isOwn) throw new CryptoError("revision.forged", {});
}

function conditionsOf(bundles: OpenedBundles, estate: string, { entries }: Plan, shown: readonly SignedRevision[]) {
  const conditions = new Map<string, AccessCondition>();
  for (const sealed of shown) {
    requireOwnRevision(bundles, estate, sealed);
    const known = entries.find(({ entry }) => entry === sealed.entry);
    // An older revision may have said otherwise.
    if (known && known.revision !== sealed.revision)
      throw new CryptoError("revision.older", { served: sealed.revision, seen: known.revision });
    conditions.set(sealed.entry, conditionIn(sealed));
  }
  return conditions;
}

function conditionIn({ accessCondition }: SignedRevision): AccessCondition {
  const known = accessConditions.find((one) => one === accessCondition);
  if (!known) throw new CryptoError("revision.forged", {});
  return known;
}

/** The tables in the words of the plan. Keys and `early` are not in them: there the plan counts. */
function planOfTables(signed: Plan, { members, grants, entries }: PlanTables, keyId: string): Plan {
  // Entries of an older key have a plan of their own.
  const named = new Set(signed.entries.map(({ entry }) => entry));
  const older = new Set(entries.flatMap((one) => (one.keyId === keyId || named.has(one.entry) ? [] : [one.entry])));
  const nameOf = ({ member, entry, lane }: Pick<PlannedGrant, "member" | "entry" | "lane">) =>
    `${member} ${entry} ${lane}`;
  const early = new Set(signed.grants.filter((one) => one.early).map(nameOf));
  return {
    members: members.map((one) => {
      const known = signed.members.find(({ member }) => member === one.member);
      return { ...(known ?? { card: null, account: null, handOver: false }), ...one };
    }),
    grants: grants
      .filter(({ entry }) => !older.has(entry))
      .map(({ member, entry, lane, day, age }) => {
        return { member, entry, lane, day, age, early: early.has(nameOf({ member, entry, lane })) };
      }),
    entries: entries
      .filter(({ entry }) => !older.has(entry))
      .map(({ entry, revision, generation, deletedOn }) => ({ entry, revision, generation, deletedOn })),
  };
}
