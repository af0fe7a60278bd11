import type { EnvelopeTask } from "@heirlock/contract/sharing/keys";
import { type RevisionFacts, sealEntry } from "@heirlock/crypto/vault/entry";
import { given, type Member, type Person } from "@heirlock/db/testing/given";
import { bodyOf, changeOf } from "../../vault/testing/vault-browser.ts";
import { compared, type Entry, envelopesFor, type KeyHolder, newCard, newReleaseKey, withKeys } from "./key-holders.ts";
import type { Browser, MembersServer } from "./members-server.ts";

/** Two people with keys, and what their clients do between them. */
export interface Family {
  people: MembersServer;
  nadia: Person;
  samir: Member;
  holder: KeyHolder;
  member: KeyHolder;
  browser: Browser;
  samirs: Browser;
}

/** Nadia has named Samir, who has joined; both have keys, and nothing was compared yet. */
export async function givenFamily(people: MembersServer, roles = ["beneficiary"]): Promise<Family> {
  const nadia = await given(people.db).holder({ plan: "premium", firstName: "Nadia" });
  const holder = await withKeys(people.db, nadia);
  const samir = await given(people.db).member({ of: nadia, roles, firstName: "Samir", lastName: "Khoury" });
  const member = await withKeys(people.db, samir);
  const [browser, samirs] = [await people.browserOf(nadia), await people.browserOf(samir)];
  return { people, nadia, samir, holder, member, browser, samirs };
}

export const at = ({ samir }: Family, path: string) => `/api/members/${samir.membershipId}/${path}`;

/** Refuses to go on with a request that was refused. */
async function done(asked: ReturnType<Browser>) {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

export async function rows({ db }: MembersServer, text: string, values: unknown[]) {
  return (await db.owner.query(text, values)).rows;
}

export async function link({ people, nadia, samir }: Family, entryId: string, condition: string | null = null) {
  await rows(
    people,
    "insert into app.vault_member_links (holder_id, entry_id, membership_id, access_condition) values ($1, $2, $3, $4)",
    [nadia.id, entryId, samir.membershipId, condition],
  );
}

/** Saves an entry anew, as the holder's client does; `facts` say which revision it is and what is different. */
export async function revise(
  { holder, browser }: Family,
  { id, keys }: Entry,
  facts: Pick<RevisionFacts, "revision"> & Partial<RevisionFacts>,
): Promise<void> {
  const place = { estate: holder.id, entry: id, category: "note", file: null };
  const whole = { ...place, generation: 1, accessCondition: "immediate" as const, ...facts } as const;
  const plain = { title: "Safe", description: "", tags: [], details: {}, content: "Behind the clock" };
  const sealed = sealEntry(holder.bundle, keys, whole, plain);
  await done(browser("PATCH", `/api/vault/${id}`, changeOf(bodyOf(sealed, holder.keys.verifying_key))));
}

/** Means an entry for Samir otherwise than before. */
export async function relink({ browser, samir }: Family, entryId: string, access: object): Promise<void> {
  await done(browser("POST", `/api/vault/${entryId}/members/link`, { member_ids: [samir.membershipId], ...access }));
}

/** How much of the vault entries meant for him Samir may see. */
export async function setLevel({ people, nadia, samir }: Family, level: string): Promise<void> {
  for (const area of ["canViewAssignedDocuments", "canViewDocumentMetadata"])
    await rows(
      people,
      `insert into app.permission_overrides (holder_id, membership_id, area, level) values ($1, $2, $3, $4)
       on conflict (holder_id, membership_id, area) do update set level = excluded.level`,
      [nadia.id, samir.membershipId, area, level],
    );
}

export async function queueOf({ browser }: Family) {
  return await done(browser("GET", "/api/members/envelope-queue"));
}

export async function taskOf(own: Family): Promise<EnvelopeTask | undefined> {
  const { tasks } = await queueOf(own);
  return tasks.find((task: EnvelopeTask) => task.member_id === own.samir.membershipId);
}

export async function makeCard(own: Family, replaces?: string) {
  const card = await newCard(own.holder, own.samir.membershipId);
  await done(own.browser("PUT", at(own, "card"), { ...card.body, ...(replaces && { replaces }) }));
  return card;
}

export async function compare(own: Family): Promise<void> {
  await done(
    own.browser("POST", at(own, "keys/verify"), compared(own.holder, own.samir.membershipId, own.member.keys)),
  );
}

/** Works off the queue as the holder's client does: to the card, and to the account once it was compared. */
export async function seal(own: Family, entries: readonly Entry[]): Promise<{ queued: boolean }> {
  if (!(await taskOf(own))?.card) await makeCard(own);
  const task = (await taskOf(own))!;
  const account = task.identities.find(({ state }) => state === "verified");
  const release = newReleaseKey(own.holder);
  await done(own.browser("PUT", "/api/members/release-keys", release.body));
  const making = { entries, account, release: { key: release.key, epoch: 1 } };
  return await done(own.browser("PUT", at(own, "envelopes"), await envelopesFor(own.holder, task, making)));
}

/** Waits until somebody waits for a lock that the connection of this process holds. */
export async function untilBlocked(people: MembersServer, pid: number): Promise<void> {
  for (let turn = 0; turn < 1000; turn++) {
    const text = "select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))";
    if ((await rows(people, text, [pid])).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("Nobody waits");
}
