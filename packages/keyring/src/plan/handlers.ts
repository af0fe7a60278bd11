import type { AccountBundle } from "@heirlock/crypto/bundle";
import { CryptoError } from "@heirlock/crypto/errors";
import { readKeeperKeys } from "@heirlock/crypto/keeper/keeper-keys";
import { readNewestHead } from "@heirlock/crypto/keeper/newest-head";
import { headHash, keysFingerprint, numberIn } from "@heirlock/crypto/plan/head";
import { headWords } from "@heirlock/crypto/plan/head-words";
import type { SeenHead } from "@heirlock/crypto/plan/judge-head";
import { makeStep } from "@heirlock/crypto/plan/make-step";
import { planChanges, widens } from "@heirlock/domain/plan/changes";
import { applyEdits, type PlanEdit } from "@heirlock/domain/plan/edits";
import { emptyPlan, type Plan } from "@heirlock/domain/plan/plan";
import { settle, withheldEntries } from "@heirlock/domain/plan/settle";
import { rewrittenSince, signedSince, takeBackEdits } from "@heirlock/domain/plan/take-back";
import { type OpenedBundles, withBundles } from "../opened-bundles.ts";
import type { Handlers } from "../request.ts";
import { checkedIdentity, requireGenuineCard, requireJoinedByCard } from "../sharing/check-identity.ts";
import { hashOf } from "./hash-of.ts";
import { leavesOf } from "./leaves-of.ts";
import { planOfTables } from "./plan-of-tables.ts";
import { type ReadPlan, readChain, readEnded, readPast } from "./read-chain.ts";
import type { AccountProof, AskedEdit, PlanRequests, ProposedChange } from "./requests.ts";
import { conditionIn, conditionsOf, requireOwnRevision } from "./signed-conditions.ts";
import { takeOverPlan } from "./take-over.ts";

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

  takeOverPlan: ({ served, from, ...asked }, { bundle, memory }) =>
    withBundles(bundle, asked, async (bundles) => {
      // Throws for a key whose kit was not found, and for one that only the server calls the holder's.
      const bundleThen = bundles.of(from.verifyingKey);
      const read = readChain(asked.verifyingKey, asked.estate, served, memory.planOf(bundle));
      const conditions = conditionsOf(bundles, asked.estate, read?.plan ?? emptyPlan, asked.shown ?? []);
      const taking = { ...asked, bundle, read, conditions, confirmed: asked.confirmed ?? null };
      if (from.verifyingKey === asked.verifyingKey) {
        const ended = read && from.past && readEnded(asked.verifyingKey, asked.estate, read, from.past);
        return ended ? takeOverPlan({ ...taking, older: ended, endsWith: null }) : null;
      }
      const older = readChain(from.verifyingKey, asked.estate, from.served);
      // Nothing was signed with it, or it was ended.
      if (!older || older.leaves.length === 0) return null;
      return takeOverPlan({ ...taking, older, endsWith: { bundleThen, before: older.before } });
    }),

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
