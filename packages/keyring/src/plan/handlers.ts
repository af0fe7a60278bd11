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
import { partOf, wordsOf } from "@heirlock/domain/plan/words";
import { type OpenedBundles, withBundles } from "../opened-bundles.ts";
import type { Handlers } from "../request.ts";
import { checkedIdentity, requireGenuineCard, requireJoinedByCard } from "../sharing/check-identity.ts";
import { hashOf } from "./hash-of.ts";
import { leavesOf } from "./leaves-of.ts";
import { planOfTables } from "./plan-of-tables.ts";
import { type ReadPlan, readChain, readEnded, readPast } from "./read-chain.ts";
import type {
  AccountProof,
  AskedEdit,
  DraftEdit,
  ForeseenChange,
  PlanRequests,
  ProposedChange,
  ShownRevision,
} from "./requests.ts";
import { conditionIn, conditionsOf, requireOwnRevision, titlesOf } from "./signed-revisions.ts";
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

  foreseeChange: ({ estate, served, edits, shown = [], ...own }, { bundle, memory }) =>
    withBundles(bundle, own, async (bundles) => {
      const read = readChain(own.verifyingKey, estate, served, memory.planOf(bundle));
      const { plan, titles } = edited(bundles, { estate, read, edits, shown });
      const foreseen = foresee({ read, titles }, plan);
      return { ...foreseen, after: partOf(foreseen.changes, plan) };
    }),

  changePlan: ({ estate, served, edits, shown = [], confirmed = null, now, ...own }, { bundle, memory }) =>
    withBundles(bundle, own, async (bundles) => {
      // A form may look ahead with them; what is signed is about revisions that the holder has signed.
      if (edits.some((edit: AskedEdit | DraftEdit) => edit.kind === "draft"))
        throw new CryptoError("plan.refused", { why: "unknown_condition" });
      const read = readChain(own.verifyingKey, estate, served, memory.planOf(bundle));
      const { plan, titles } = edited(bundles, { estate, read, edits, shown });
      const givesUp = served.givesUp ?? null;
      const proposed = propose(bundle, { estate, read, titles, confirmed, now, givesUp }, plan);
      return { ...proposed, after: partOf(proposed.changes, plan) };
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
      const taking = {
        ...asked,
        bundle,
        read,
        conditions,
        confirmed: asked.confirmed ?? null,
        looked: asked.looked ?? null,
      };
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

interface Foreseeing {
  read: ReadPlan | null;
  /** Of the entries whose revisions came with the change. */
  titles?: Readonly<Record<string, string>>;
  givesUp?: SeenHead | null;
}

interface Proposing extends Foreseeing {
  estate: string;
  confirmed: string | null;
  now: number;
  /** Whatever it is, it is signed only after it was shown. */
  isShown?: boolean;
}

/** The change in words, and the hash of all that they say. Signs nothing. */
function foresee({ read, titles = {}, givesUp = null }: Foreseeing, after: Plan): ForeseenChange {
  // Where the way leads on from another plan than the one that was seen, all of it is new to whoever looks.
  const before = givesUp ? emptyPlan : (read?.plan ?? emptyPlan);
  const changes = planChanges(before, after);
  const widening = changes.filter((change) => widens(change, after));
  const hash = hashOf([...changes, wordsOf(changes, after, titles), ...(givesUp ? [givesUp] : [])]);
  return { changes, widening, hash, after, titles };
}

function propose(bundle: AccountBundle, proposing: Proposing, after: Plan): ProposedChange {
  const { estate, read, confirmed, now, isShown = false, givesUp = null } = proposing;
  const foreseen = foresee(proposing, after);
  const { widening, hash } = foreseen;
  const waits = (isShown || givesUp !== null || widening.length > 0) && confirmed !== hash;
  const leaves = leavesOf(estate, after, read?.leaves ?? []);
  const step = waits ? null : makeStep(bundle, estate, read?.before ?? null, leaves, now, givesUp);
  const seen = step && { number: numberIn(step.head.text), hash: headHash(step.head.text) };
  return { ...foreseen, step, seen };
}

interface Edits {
  estate: string;
  read: ReadPlan | null;
  edits: readonly (AskedEdit | DraftEdit)[];
  shown: readonly ShownRevision[];
}

/** The plan after the edits, and the titles of the entries that they are about as far as their keys came along. */
function edited(bundles: OpenedBundles, { estate, read, edits, shown }: Edits) {
  const before = read?.plan ?? emptyPlan;
  const checked = edits.map((edit) => checkedEdit(bundles, { estate, before, isFirst: read === null }, edit));
  const conditions = conditionsOf(bundles, estate, before, shown);
  const after = applyEdits(before, checked, (entry) => conditions.get(entry) ?? null);
  if (!after.ok) throw new CryptoError("plan.refused", { why: after.why });
  const sealed = edits.flatMap((edit) => (edit.kind === "entry" ? [{ ...edit.sealed, labelKey: edit.labelKey }] : []));
  const drafts = edits.flatMap((edit) => (edit.kind === "draft" ? [[edit.entry, edit.title] as const] : []));
  return { plan: after.plan, titles: { ...titlesOf(bundles, [...shown, ...sealed]), ...Object.fromEntries(drafts) } };
}

interface Editing {
  estate: string;
  before: Plan;
  isFirst: boolean;
}

/** The edit with what signatures say in place of what the page was told. */
function checkedEdit(bundles: OpenedBundles, editing: Editing, edit: AskedEdit | DraftEdit): PlanEdit {
  const { estate, before, isFirst } = editing;
  if (edit.kind === "draft") {
    const { title: _, ...draft } = edit;
    return { ...draft, kind: "entry" };
  }
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
