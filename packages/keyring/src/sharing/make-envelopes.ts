import type { EnvelopeTask, ReleaseKey } from "@heirlock/contract/sharing/keys";
import type { AccountBundle } from "@heirlock/crypto/bundle";
import { wipe } from "@heirlock/crypto/bytes";
import { CryptoError } from "@heirlock/crypto/errors";
import { keysFingerprint } from "@heirlock/crypto/plan/head";
import { createLinkKey, sealEnvelope } from "@heirlock/crypto/sharing/envelope";
import { keepByRoot, keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import type { Lane, SharedKeys } from "@heirlock/crypto/sharing/signed-messages";
import { ownContentKey, ownLabelKey } from "@heirlock/crypto/vault/entry";
import { wrapEntryKey } from "@heirlock/crypto/vault/entry-keys";
import { givenUpAccount, type Plan, type PlannedMember } from "@heirlock/domain/plan/plan";
import type { OpenedBundles } from "../opened-bundles.ts";
import { KeysError } from "../problems.ts";
import type { Asking } from "../request.ts";
import { checkedCard } from "./check-identity.ts";
import type { HolderRequests, RefusedKey } from "./holder-requests.ts";

type Answer = HolderRequests["makeEnvelopes"]["answer"];
type Body = NonNullable<Answer["body"]>;
type Listed = EnvelopeTask["grants"][number];
type Grant = Omit<Listed, "lane" | "level"> & { lane: Lane; level: Exclude<PlannedMember["level"], "none"> };

interface EnvelopesToMake {
  /** The open one, which signs and wraps. */
  bundle: AccountBundle;
  bundles: OpenedBundles;
  verifyingKey: string;
  estate: string;
  /** As it was signed; empty before anything was. */
  plan: Plan;
  task: EnvelopeTask;
  releaseKeys: readonly ReleaseKey[];
}

/**
 * One envelope for each lane in use, with a fresh link key, and the keys of every granted entry under it: to whom, in
 * which lane, how much and of which entries stands in the signed plan and nowhere else. The task says that something is
 * due, and brings the keys to do it with (KEY-063). A fresh envelope each time, so that whoever was sealed to before and
 * is no more (a card that was replaced, an identity that was given up) has no key to what comes after.
 */
export async function makeEnvelopes(making: EnvelopesToMake, context: Asking): Promise<Answer> {
  const { bundle, bundles, estate, plan, task, verifyingKey } = making;
  const place = { estate, member: task.member_id };
  const named = plan.members.find(({ member }) => member === task.member_id);
  const beyond = beyondPlan(plan, task);
  if (!named?.card) return { body: null, refused: unnamedCard(making, named !== undefined), left: [], beyond };
  const card = task.card && isKeyOf(named.card.fingerprint, task.card) ? task.card : null;
  const account = task.identities.find((one) => named.account !== null && isKeyOf(named.account, one)) ?? null;
  const refused = [
    ...(card?.id === named.card.id ? [] : [refusedKey("card", task.card)]),
    ...(named.account === null || named.account === givenUpAccount || account
      ? []
      : [refusedKey("account", task.identities.find(isVerified))]),
  ];
  if (!card || refused.length > 0) return { body: null, refused, left: [], beyond };

  const { within, left } = reachable(bundles, grantsOf(plan, named, task), (grant) =>
    liesWell(making, { card: card.id, account: account?.verifying_key ?? null }, grant),
  );
  const body: Body = { version: task.version, envelopes: [], wraps: [] };
  for (const lane of lanesOf(within)) {
    const version = 1 + highestVersion(task, lane, verifyingKey);
    const release = lane === "now" ? null : releaseKeyOf(making, lane);
    const linkKey = createLinkKey();
    try {
      const at = { ...place, lane, version };
      const envelope = await sealEnvelope(bundle, { card, account }, at, linkKey, release?.key ?? null);
      await context.assertWanted();
      body.envelopes.push({
        lane,
        version,
        ...envelope,
        key_id: verifyingKey,
        link_key_by_root: keepByRoot(bundle.vaultRootKey, "link", { ...at, sealed: envelope.sealed }, linkKey),
        card_id: card.id,
        account_key: account?.verifying_key ?? null,
        epoch: release?.epoch ?? null,
      });
      for (const grant of within.filter((one) => one.lane === lane)) {
        const wrap = wrapOrLeave(bundles, estate, grant, linkKey);
        if (wrap) body.wraps.push(wrap);
        else left.push(grant.entry_id);
      }
    } finally {
      wipe(linkKey);
      if (release) wipe(release.key);
    }
  }
  return { body, refused, left, beyond };
}

/**
 * A card is there that the plan does not name: of an older key of the holder, which a new card takes the place of, or one
 * that was taken out of the plan. Whoever is not in the plan yet may still come into it with the first head, and a card of
 * an older key whose kit was found comes into it when that key's plan is taken over (KEY-075).
 */
function unnamedCard({ bundles, estate, task, verifyingKey }: EnvelopesToMake, isNamed: boolean): RefusedKey[] {
  if (!task.card) return [];
  const refused = checkedCard(bundles, { estate, member: task.member_id }, task.card);
  if (refused) return [refused];
  return isNamed && task.card.signed_by === verifyingKey ? [refusedKey("card", task.card)] : [];
}

const isKeyOf = (fingerprint: string, keys: SharedKeys) => keysFingerprint(keys) === fingerprint;
const isVerified = ({ state }: EnvelopeTask["identities"][number]) => state === "verified";

/** The plan names another card or account than the server does. */
const refusedKey = (of: RefusedKey["of"], served: SharedKeys | null | undefined): RefusedKey => ({
  ...{ code: "KEY_CHANGED", of, why: served ? "swapped" : "unsigned" },
  verifying_key: served?.verifying_key ?? "",
});

/** What the server lists and the holder has not signed: nothing is sealed for it. */
function beyondPlan({ grants }: Plan, task: EnvelopeTask): string[] {
  const own = grants.filter(({ member }) => member === task.member_id);
  const signed = new Set(own.map(({ entry, lane }) => `${entry} ${lane}`));
  const isSigned = ({ entry_id, lane }: Listed) => signed.has(`${entry_id} ${lane}`);
  return task.grants.filter((one) => !isSigned(one)).map(({ entry_id }) => entry_id);
}

/** Every entry that the plan grants, by the plan's lane and level, with the keys as they are stored; of its generation. */
function grantsOf({ grants, entries }: Plan, { member, level }: PlannedMember, task: EnvelopeTask): Grant[] {
  if (level === "none") return [];
  const listed = new Map(task.grants.map((one) => [one.entry_id as string, one]));
  const generations = new Map(entries.map(({ entry, generation }) => [entry, generation]));
  return grants
    .filter((one) => one.member === member)
    .flatMap(({ entry, lane }) => {
      const stored = listed.get(entry);
      return stored && stored.generation === generations.get(entry) ? [{ ...stored, lane, level }] : [];
    });
}

/**
 * An entry of an older key of the holder that lies under an envelope of that key, sealed to the very card and account of
 * today: it stays there, because the member may have compared that key and not yet the one of today (KEY-076).
 */
function liesWell(
  { task, verifyingKey }: EnvelopesToMake,
  to: { card: string; account: string | null },
  { lane, level, ...grant }: Grant,
): boolean {
  const isWhole = grant.granted === (level === "summary" ? "label" : "content");
  const isOlder = grant.key_id !== verifyingKey && grant.granted_by === grant.key_id;
  const isSealedTo = (one: EnvelopeTask["envelopes"][number]) =>
    one.lane === lane && one.key_id === grant.granted_by && one.card_id === to.card && one.account_key === to.account;
  return isOlder && isWhole && grant.granted_generation === grant.generation && task.envelopes.some(isSealedTo);
}

/**
 * What can be wrapped anew, and what keeps its wraps: what lies well, and what lies under a bundle whose kit was not found
 * (KEY-021).
 */
function reachable(
  bundles: OpenedBundles,
  grants: readonly Grant[],
  stays: (grant: Grant) => boolean,
): { within: Grant[]; left: string[] } {
  const [within, left]: [Grant[], string[]] = [[], []];
  for (const grant of grants) {
    try {
      bundles.of(grant.key_id);
      if (stays(grant)) left.push(grant.entry_id);
      else within.push(grant);
    } catch (error) {
      if (!(error instanceof KeysError)) throw error;
      left.push(grant.entry_id);
    }
  }
  return { within, left };
}

const lanesOf = (grants: readonly Grant[]): Lane[] => [...new Set(grants.map(({ lane }) => lane))];

function highestVersion({ envelopes }: EnvelopeTask, lane: Lane, keyId: string): number {
  return Math.max(0, ...envelopes.filter((one) => one.lane === lane && one.key_id === keyId).map((one) => one.version));
}

/** The newest one that the open bundle wraps; one of an older bundle would be another epoch's. */
function releaseKeyOf(
  { bundle, estate, releaseKeys, verifyingKey }: EnvelopesToMake,
  lane: Exclude<Lane, "now">,
): { key: Uint8Array; epoch: number } {
  const [newest] = releaseKeys
    .filter((one) => one.lane === lane && one.key_id === verifyingKey)
    .sort((a, b) => b.epoch - a.epoch);
  if (!newest) throw new CryptoError("release_key.missing", { lane });
  const { epoch, key_by_root } = newest;
  return { key: keptByRoot(bundle.vaultRootKey, "release", { estate, lane, epoch }, key_by_root), epoch };
}

/** Null for an entry whose own keys do not open: it must not keep the others from those for whom they are meant. */
function wrapOrLeave(...of: Parameters<typeof wrapGrant>): Body["wraps"][number] | null {
  try {
    return wrapGrant(...of);
  } catch (error) {
    if (error instanceof CryptoError && error.code.startsWith("sealed.")) return null;
    throw error;
  }
}

/** The label alone for who may see that it is there; label and content for who may read it (KEY-039). */
function wrapGrant(bundles: OpenedBundles, estate: string, grant: Grant, linkKey: Uint8Array): Body["wraps"][number] {
  const { vaultRootKey } = bundles.of(grant.key_id);
  const place = { estate, entry: grant.entry_id, generation: grant.generation };
  const label = ownLabelKey(vaultRootKey, { ...place, labelKey: grant.wrapped_label_key });
  const content =
    grant.level === "summary" ? null : ownContentKey(vaultRootKey, { ...place, contentKey: grant.wrapped_content_key });
  try {
    return {
      entry_id: grant.entry_id,
      lane: grant.lane,
      generation: grant.generation,
      label_key: wrapEntryKey(linkKey, "link", "label", place, label),
      content_key: content && wrapEntryKey(linkKey, "link", "content", place, content),
    };
  } finally {
    wipe(label);
    if (content) wipe(content);
  }
}
