import { randomUUID } from "node:crypto";
import type { MemberEntry } from "@heirlock/contract/member-side";
import type { PlanChain, SharedChain } from "@heirlock/contract/plan/step";
import type { HolderKeys, SharedPlan } from "@heirlock/contract/sharing/holder-keys";
import type { EnvelopeTask, MemberCard, MemberIdentity, PlanTables } from "@heirlock/contract/sharing/keys";
import type { VaultEntry } from "@heirlock/contract/vault";
import { fromBase64url, saltLength } from "@heirlock/crypto/format";
import { readHead } from "@heirlock/crypto/plan/head";
import { readLeaf } from "@heirlock/crypto/plan/leaves";
import { makeStep, type Unsalted } from "@heirlock/crypto/plan/make-step";
import type { SlottedLeaf } from "@heirlock/crypto/plan/tree";
import { fromQrText } from "@heirlock/crypto/recovery-key";
import { joinByCard, signMember } from "@heirlock/crypto/sharing/identities";
import { keepByRoot, keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { createCardSecret } from "@heirlock/crypto/sharing/key-card";
import { createCard } from "@heirlock/crypto/sharing/make-card";
import { type OpenBundle, openBundle } from "@heirlock/tools/demo/open-bundle";
import { compareHolder, PlanKeeper } from "@heirlock/tools/demo/plan-keeper";
import { VaultKeeper } from "@heirlock/tools/demo/vault-keeper";
import { freshHolder } from "../harness/people.ts";

type Fresh = Awaited<ReturnType<typeof freshHolder>>;
type Served = { chains: PlanChain[] };

/** Everybody and everything that lies are told about, and what an attacker has kept of earlier days. */
export interface Estate {
  holder: Fresh;
  member: Fresh;
  /** Somebody with an account and an estate of their own, to whom nothing was ever shared. */
  stranger: Fresh;
  id: string;
  keys: { holder: OpenBundle; member: OpenBundle; stranger: OpenBundle };
  /** Yara has an account and compared words; Omar has a card and no account. */
  yara: string;
  omar: string;
  entries: Record<"well" | "later" | "diary" | "binned", string>;
  /** The stranger's own entry, signed by the stranger. */
  foreign: VaultEntry;
  /** An entry that Yara gets after the holder's death, as the server has it. */
  later: VaultEntry;
  tables: PlanTables;
  /** The plan of today, with every leaf. */
  plan: { chain: PlanChain; leaves: SlottedLeaf[] };
  before: {
    /** An older plan, and one that the holder signed on a device that lost a race. */
    plan: PlanChain;
    fork: PlanChain;
    well: VaultEntry;
    tasks: EnvelopeTask[];
    keys: HolderKeys;
    /** What the member got of the entry and of the plan on that day. */
    shared: MemberEntry;
    sharedPlan: SharedChain;
    /** Both signed by the holder, and void since. */
    identity: MemberIdentity;
    card: MemberCard;
    /** The stranger's account, signed by the key card of each. */
    joined: Record<"yara" | "omar", MemberIdentity>;
  };
}

export const titles = {
  well: "Where the well is",
  later: "Letter for later",
  diary: "Diary",
  binned: "Old receipt",
  foreign: "Somebody else's note",
} as const;
export const texts = { well: "Behind the fig tree.", older: "Behind the olive tree.", diary: "Mine alone." } as const;

const person = (first_name: string, last_name: string, email?: string) => ({
  ...{ first_name, last_name, is_active: "true", relationship_type: "daughter" },
  roles: JSON.stringify([{ role: "beneficiary", role_metadata: {}, status: "active" }]),
  primary_role: "beneficiary",
  ...(email && { email, invite_by_email: "true" }),
});

/** An estate that is settled: everything signed, sealed and compared, so that a browser has nothing to do by itself. */
export async function seedEstate(url: string): Promise<Estate> {
  const [holder, member, stranger] = await Promise.all([freshHolder(url), freshHolder(url), freshHolder(url)]);
  const [own, theirs, strangers] = await Promise.all([holder, member, stranger].map(opened));
  const keys = { holder: own!, member: theirs!, stranger: strangers! };
  const recoveryKey = fromQrText(holder.kit.qrText);
  const get = <T>(path: string) => holder.client.call<T>("GET", path);

  const { id: yara } = await holder.client.call<{ id: string }>(
    "POST",
    "/api/members",
    person("Yara", "Khoury", member.email),
  );
  const { id: omar } = await holder.client.call<{ id: string }>("POST", "/api/members", person("Omar", "Khoury"));
  const allow = async (member: string, canDownloadDocuments: string) => {
    const { members } = await get<{ members: { id: string; version: number }[] }>("/api/members/access");
    const { version } = members.find(({ id }) => id === member)!;
    await holder.client.call("PATCH", `/api/members/${member}/permissions`, {
      ...{ permissions: { canDownloadDocuments }, version },
    });
  };
  const [invitation] = await member.client.call<{ id: string }[]>("GET", "/api/member/invitations");
  await member.client.call("POST", `/api/member/invitations/${invitation!.id}/accept`, {});

  const vault = await VaultKeeper.open(holder.client, recoveryKey);
  const note = (name: keyof typeof titles, content: string) => ({
    ...{ title: titles[name], category: "note" as const, content, accessCondition: "immediate" as const },
  });
  const binned = await vault.keep(note("binned", "Nothing."));
  await holder.client.call("DELETE", `/api/vault/${binned.id}`);
  const first = await vault.keep(note("well", texts.older));
  const later = await vault.keep({ ...note("later", "When I am gone."), accessCondition: "after_death" });
  const diary = await vault.keep({ ...note("diary", texts.diary), accessCondition: "after_death" });
  const link = (id: string, member_ids: string[], when: object) =>
    holder.client.call("POST", `/api/vault/${id}/members/link`, { member_ids, ...when });
  await link(first.id, [yara], { access_condition: "immediate" });
  await link(first.id, [omar], { access_condition: "after_death" });
  await link(later.id, [yara], { access_condition: "custom", not_before: "2031-05-30" });
  await link(later.id, [omar], { access_condition: "after_death" });

  const plan = await PlanKeeper.open(holder.client, recoveryKey);
  await plan.compareMember(yara);
  await compareHolder(member.client, fromQrText(member.kit.qrText), yara);
  const workOff = async () => {
    for (const one of [yara, omar]) await plan.workOff(one);
  };
  await workOff();
  const keysBefore = await member.client.call<HolderKeys>("GET", `/api/member/relationships/${yara}/keys`);
  // Both are due again, so that a task of each can be told later. Omar then reads on the screen alone.
  await allow(yara, "none");
  await allow(yara, "full");
  await allow(omar, "none");
  const { tasks } = await get<{ tasks: EnvelopeTask[] }>("/api/members/envelope-queue");
  await workOff();

  await plan.signPlan();
  const older = await chainOf(get);
  const [shared] = (await member.client.call<{ entries: MemberEntry[] }>("GET", "/api/member/assigned-vault")).entries;
  const sharedPlan = await member.client.call<SharedPlan>("GET", `/api/member/relationships/${yara}/plan`);
  const grantsBefore = await leavesOf(get, older);
  // Two heads later: between what was seen once and the newest lies one that only the server has.
  const second = await vault.change(first, note("well", texts.older));
  await plan.signPlan();
  await vault.change(second, note("well", texts.well));
  await plan.signPlan();
  const chain = await chainOf(get);
  const leaves = await leavesOf(get, chain);

  const notes = await VaultKeeper.open(stranger.client, fromQrText(stranger.kit.qrText));
  const foreign = await notes.keep(note("foreign", "Not yours."));
  const identity = retiredIdentity(keys, yara);
  const joined = (member: string) => joinedBy(keys, identity, tasks.find(({ member_id }) => member_id === member)!);
  return {
    ...{ holder, member, stranger, id: keys.holder.estate, keys, yara, omar },
    entries: { well: first.id, later: later.id, diary: diary.id, binned: binned.id },
    ...{ foreign, later },
    tables: await get<PlanTables>("/api/members/plan-tables"),
    plan: { chain, leaves },
    before: {
      ...{ plan: older, well: first, tasks, keys: keysBefore },
      ...{ shared: shared!, sharedPlan: sharedPlan.chains[0]! },
      fork: await forkOf(keys.holder, older, grantsBefore),
      identity,
      card: await voidCard(keys.holder, omar),
      joined: { yara: await joined(yara), omar: await joined(omar) },
    },
  };
}

const opened = ({ client, kit }: Fresh) => openBundle(client, fromQrText(kit.qrText));

async function chainOf(get: <T>(path: string) => Promise<T>): Promise<PlanChain> {
  return (await get<Served>("/api/plan")).chains[0]!;
}

async function leavesOf(get: <T>(path: string) => Promise<T>, { key_id, grants }: PlanChain): Promise<SlottedLeaf[]> {
  const slots = grants.map(({ slot }) => slot).join(",");
  return (await get<{ leaves: SlottedLeaf[] }>(`/api/plan/leaves?key=${key_id}&slots=${slots}`)).leaves;
}

/** Signed by the holder from the older plan, on another device, without a word of what came after. */
async function forkOf(
  { bundle, estate, keyId }: OpenBundle,
  older: PlanChain,
  grants: SlottedLeaf[],
): Promise<PlanChain> {
  const before = {
    salt: fromBase64url(older.salt, saltLength),
    head: readHead(keyId, estate, older.head),
    text: older.head.text,
    leaves: [...older.leaves, ...grants],
  };
  const people = older.leaves.flatMap(({ text }): Unsalted[] => {
    const leaf = readLeaf(text);
    if (leaf.kind !== "plan-member") return [];
    const { salt: _, ...unsalted } = leaf;
    return [unsalted];
  });
  const step = makeStep(bundle, estate, before, people, Date.now() + 60_000)!;
  return {
    ...older,
    head: step.head,
    leaves: older.leaves.filter(({ slot }) => !step.freed.includes(slot)),
    grants: [],
  };
}

function retiredIdentity({ holder, stranger }: Estate["keys"], member: string): MemberIdentity {
  const keys = { recipient: stranger.recipient, verifying_key: stranger.keyId };
  return {
    ...keys,
    fingerprint: "0".repeat(64),
    state: "verified",
    is_current: true,
    signature: signMember(holder.bundle, { estate: holder.estate, member }, keys),
    signed_by: holder.keyId,
    card_id: null,
    card_signature: null,
    seen_at: "2026-01-01T00:00:00.000Z",
    verified_at: "2026-01-01T00:00:00.000Z",
  } as MemberIdentity;
}

async function voidCard({ bundle, estate, keyId }: OpenBundle, member: string): Promise<MemberCard> {
  const [secret, place] = [createCardSecret(), { estate, member, card: randomUUID() }];
  return {
    ...(await createCard(bundle, place, secret)),
    id: place.card,
    secret_by_root: keepByRoot(bundle.vaultRootKey, "card", place, secret),
    signed_by: keyId,
    printed_at: null,
    created_at: "2026-01-01T00:00:00.000Z",
  } as MemberCard;
}

/** As if the stranger had come by the card that the holder made for this member. */
async function joinedBy(
  { holder, stranger }: Estate["keys"],
  identity: MemberIdentity,
  { member_id: member, card }: EnvelopeTask,
): Promise<MemberIdentity> {
  const place = { estate: holder.estate, member, card: card!.id };
  const secret = keptByRoot(holder.bundle.vaultRootKey, "card", place, card!.secret_by_root!);
  const keys = { recipient: stranger.recipient, verifying_key: stranger.keyId };
  const { signature } = await joinByCard(secret, keys);
  return {
    ...{ ...identity, ...keys, state: "unverified", is_current: true, signature: null, signed_by: null },
    ...{ card_id: card!.id, card_signature: signature, verified_at: null },
  };
}
