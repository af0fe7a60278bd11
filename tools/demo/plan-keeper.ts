import { randomUUID } from "node:crypto";
import type { PlanChain } from "@heirlock/contract/plan/step";
import type { HolderKeys } from "@heirlock/contract/sharing/holder-keys";
import type { EnvelopeTask, MemberCard, MemberIdentity, PlanTables, ReleaseKey } from "@heirlock/contract/sharing/keys";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { keysFingerprint, readHead } from "@heirlock/crypto/plan/head";
import { type MadeStep, makeStep, type PlanBefore, type Unsalted } from "@heirlock/crypto/plan/make-step";
import type { SlottedLeaf } from "@heirlock/crypto/plan/tree";
import { createLinkKey, sealEnvelope } from "@heirlock/crypto/sharing/envelope";
import { signHolder, signMember } from "@heirlock/crypto/sharing/identities";
import { createReleaseKey, keepByRoot, keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { createCardSecret } from "@heirlock/crypto/sharing/key-card";
import { createCard } from "@heirlock/crypto/sharing/make-card";
import type { Lane } from "@heirlock/crypto/sharing/signed-messages";
import { ownContentKey, ownLabelKey } from "@heirlock/crypto/vault/entry";
import { wrapEntryKey } from "@heirlock/crypto/vault/entry-keys";
import type { DemoClient } from "./client.ts";
import { type OpenBundle, openBundle } from "./open-bundle.ts";

type Grant = EnvelopeTask["grants"][number];

/** Makes for a plan's members what its holder's browser would make: cards, release keys and envelopes. */
export class PlanKeeper {
  readonly #client: DemoClient;
  readonly #own: OpenBundle;

  private constructor(client: DemoClient, own: OpenBundle) {
    this.#client = client;
    this.#own = own;
  }

  /** With the recovery key of a holder who is signed in. */
  static async open(client: DemoClient, recoveryKey: Uint8Array): Promise<PlanKeeper> {
    return new PlanKeeper(client, await openBundle(client, recoveryKey));
  }

  /** As after "All the words are the same" on the holder's screen. */
  async compareMember(member: string): Promise<void> {
    const path = `/api/members/${member}/keys`;
    const { identities } = await this.#client.call<{ identities: MemberIdentity[] }>("GET", path);
    const { recipient, verifying_key } = identities.find(({ is_current }) => is_current)!;
    const { bundle, estate, keyId } = this.#own;
    const signature = signMember(bundle, { estate, member }, { recipient, verifying_key });
    const body = { recipient, verifying_key, signature, key_id: keyId, method: "words" };
    await this.#client.call("POST", `${path}/verify`, body);
  }

  /** Takes one member out of the queue; the others stay there, for the holder's own browser. */
  async workOff(member: string): Promise<void> {
    const task = await this.#taskOf(member);
    if (!task) return;
    if (!task.card) await this.#makeCard(member);
    const ready = (await this.#taskOf(member))!;
    const byLane = Map.groupBy(ready.grants, ({ lane }) => lane);
    const made = [];
    for (const [lane, grants] of byLane) made.push(await this.#seal(ready, lane, grants));
    await this.#client.call("PUT", `/api/members/${member}/envelopes`, {
      version: ready.version,
      envelopes: made.map(({ envelope }) => envelope),
      wraps: made.flatMap(({ wraps }) => wraps),
    });
  }

  /** Signs who reads what, as the holder does once they have looked through it. */
  async signPlan(): Promise<void> {
    const step = await this.#nextStep();
    if (step) await this.#client.call("POST", "/api/plan", step);
  }

  /** Means an entry for a member now: the head comes with the action. */
  async meanNow(entry: string, member: string): Promise<void> {
    const grant = { member, entry, lane: "now", day: null, age: null, follows: false } as PlanTables["grants"][number];
    const plan = await this.#nextStep(grant);
    const given = { member_ids: [member], access_condition: "immediate", plan };
    await this.#client.call("POST", `/api/vault/${entry}/members/link`, given);
  }

  /** The plan as the tables say, and one grant more. */
  async #nextStep(...more: PlanTables["grants"]): Promise<MadeStep | null> {
    const { bundle, estate } = this.#own;
    const tables = await this.#client.call<PlanTables>("GET", "/api/members/plan-tables");
    const members = await Promise.all(tables.members.map((one) => this.#leafOf(one)));
    const byLane = Map.groupBy([...tables.grants, ...more], ({ member, lane }) => `${member} ${lane}`);
    const grants = [...byLane.values()].map((all): Unsalted => {
      const { member, lane } = all[0]!;
      const list = all.map(({ entry, day, age, follows }) => ({ entry, early: lane === "now" && !follows, day, age }));
      return {
        ...{ kind: "plan-grants", estate, member, lane },
        grants: list.sort((a, b) => (a.entry < b.entry ? -1 : 1)),
      };
    });
    const readers = new Set(grants.flatMap((one) => ("lane" in one && one.lane === "now" ? [one.member] : [])));
    for (const { member } of tables.members)
      if (!readers.has(member)) grants.push({ kind: "plan-grants", estate, member, lane: "now", grants: [] });
    const entries = tables.entries.map(({ keyId: _, ...one }): Unsalted => ({ kind: "plan-entry", estate, ...one }));
    const before = await this.#signedBefore();
    return makeStep(bundle, estate, before, [...members, ...grants, ...entries], Date.now());
  }

  async #signedBefore(): Promise<PlanBefore | null> {
    const { estate, keyId } = this.#own;
    const { chains } = await this.#client.call<{ chains: PlanChain[] }>("GET", "/api/plan");
    const chain = chains.find(({ key_id }) => key_id === keyId);
    if (!chain) return null;
    const slots = chain.grants.map(({ slot }) => slot).join(",");
    const path = `/api/plan/leaves?key=${keyId}&slots=${slots}`;
    const { leaves } = slots ? await this.#client.call<{ leaves: SlottedLeaf[] }>("GET", path) : { leaves: [] };
    const head = readHead(keyId, estate, chain.head);
    const salt = fromBase64url(chain.salt, saltLength);
    return { salt, head, text: chain.head.text, leaves: [...chain.leaves, ...leaves] };
  }

  async #leafOf({ member, name, level }: PlanTables["members"][number]): Promise<Unsalted> {
    const path = `/api/members/${member}/keys`;
    const { identities, card } = await this.#client.call<{ identities: MemberIdentity[]; card: MemberCard | null }>(
      "GET",
      path,
    );
    const account = identities.find(({ state }) => state === "verified");
    return {
      ...{ kind: "plan-member", estate: this.#own.estate, member, name, level, handOver: false },
      card: card && { id: card.id, fingerprint: keysFingerprint(card) },
      account: account ? keysFingerprint(account) : null,
    };
  }

  async #taskOf(member: string): Promise<EnvelopeTask | undefined> {
    const { tasks } = await this.#client.call<{ tasks: EnvelopeTask[] }>("GET", "/api/members/envelope-queue");
    return tasks.find((task) => task.member_id === member);
  }

  async #makeCard(member: string): Promise<void> {
    const { bundle, estate, keyId } = this.#own;
    const [secret, place] = [createCardSecret(), { estate, member, card: randomUUID() }];
    await this.#client.call("PUT", `/api/members/${member}/card`, {
      ...(await createCard(bundle, place, secret)),
      id: place.card,
      secret_by_root: keepByRoot(bundle.vaultRootKey, "card", place, secret),
      key_id: keyId,
    });
  }

  async #seal({ member_id: member, card, identities, envelopes }: EnvelopeTask, lane: Lane, grants: readonly Grant[]) {
    const { bundle, estate, keyId } = this.#own;
    const account = identities.find(({ state }) => state === "verified") ?? null;
    const before = envelopes.filter((one) => one.lane === lane && one.key_id === keyId).map(({ version }) => version);
    const version = 1 + Math.max(0, ...before);
    const release = lane === "now" ? null : await this.#releaseKey(lane);
    const linkKey = createLinkKey();
    const place = { estate, member, lane, version };
    const sealed = await sealEnvelope(bundle, { card, account }, place, linkKey, release?.key ?? null);
    const envelope = {
      ...sealed,
      lane,
      version,
      key_id: keyId,
      link_key_by_root: keepByRoot(bundle.vaultRootKey, "link", { ...place, sealed: sealed.sealed }, linkKey),
      card_id: card!.id,
      account_key: account?.verifying_key ?? null,
      epoch: release?.epoch ?? null,
    };
    return { envelope, wraps: grants.map((grant) => this.#wrap(grant, linkKey)) };
  }

  #wrap({ entry_id, lane, generation, level, ...kept }: Grant, linkKey: Uint8Array) {
    const { bundle, estate } = this.#own;
    const place = { estate, entry: entry_id, generation };
    const label = ownLabelKey(bundle.vaultRootKey, { ...place, labelKey: kept.wrapped_label_key });
    const content = ownContentKey(bundle.vaultRootKey, { ...place, contentKey: kept.wrapped_content_key });
    return {
      ...{ entry_id, lane, generation },
      label_key: wrapEntryKey(linkKey, "link", "label", place, label),
      content_key: level === "summary" ? null : wrapEntryKey(linkKey, "link", "content", place, content),
    };
  }

  async #releaseKey(lane: Exclude<Lane, "now">): Promise<{ key: Uint8Array; epoch: number }> {
    const { bundle, estate, keyId } = this.#own;
    const { release_keys } = await this.#client.call<{ release_keys: ReleaseKey[] }>("GET", "/api/members/keys");
    const known = release_keys.find((one) => one.lane === lane && one.key_id === keyId);
    const epoch = known?.epoch ?? 1;
    const place = { estate, lane, epoch };
    if (known) return { key: keptByRoot(bundle.vaultRootKey, "release", place, known.key_by_root), epoch };
    const key = createReleaseKey();
    const key_by_root = keepByRoot(bundle.vaultRootKey, "release", place, key);
    await this.#client.call("PUT", "/api/members/release-keys", { lane, epoch, key_by_root, key_id: keyId });
    return { key, epoch };
  }
}

/** As after "All the words are the same" on the member's screen. */
export async function compareHolder(client: DemoClient, recoveryKey: Uint8Array, relationship: string): Promise<void> {
  const path = `/api/member/relationships/${relationship}/keys`;
  const keys = await client.call<HolderKeys>("GET", path);
  const { bundle, keyId } = await openBundle(client, recoveryKey);
  const { recipient, verifying_key } = keys.holder.find(({ is_current }) => is_current)!;
  const place = { estate: keys.estate_id, member: keys.member_id };
  const signature = signHolder(bundle, place, { recipient, verifying_key });
  await client.call("POST", `${path}/verify`, { recipient, verifying_key, signature, key_id: keyId });
}
