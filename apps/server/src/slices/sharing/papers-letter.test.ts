import { expect, test } from "vitest";
import { at, compare, type Family, givenFamily, link, rows, setLevel, taskOf } from "../members/testing/family.ts";
import { type Entry, envelopesFor, newReleaseKey, plantEntry } from "../members/testing/key-holders.ts";
import { membersWithMail, sendMemberLetters } from "../members/testing/members-with-mail.ts";

const people = membersWithMail();

/** Whatever is meant for Samir, under his account's key. */
async function handOver(own: Family, entries: Entry[], release?: { key: Uint8Array; epoch: number }) {
  const making = { entries, account: own.member.keys, ...(release && { release }) };
  const body = await envelopesFor(own.holder, (await taskOf(own))!, making);
  expect((await own.browser("PUT", at(own, "envelopes"), body)).status).toBe(200);
}

async function away(own: Family, hours: number) {
  const since = "now() - make_interval(hours => $2) where user_id = $1";
  await rows(people, `update auth.sessions set last_activity_at = ${since}`, [own.samir.id, hours]);
  await rows(people, `update auth.known_devices set last_seen_at = ${since}`, [own.samir.id, hours]);
}
/** As the holder's bin does it. */
const bin = ({ id }: Entry) => rows(people, "update app.vault_entries set deleted_at = now() where id = $1", [id]);
const subjects = async (own: Family) => (await people.mailsTo(own.samir.email)).map(({ subject }) => subject);
const told = "Nadia Haddad has shared something with you";

async function family(): Promise<Family> {
  const own = await givenFamily(people);
  await setLevel(own, "details");
  await compare(own);
  return own;
}

test("[KEY-044] who was away for a day is told by letter, once for all of an hour, and never of what waits", async () => {
  const own = await family();
  const [first, second, later] = [
    await plantEntry(people.db, own.holder, "immediate"),
    await plantEntry(people.db, own.holder, "immediate"),
    await plantEntry(people.db, own.holder),
  ];
  const release = newReleaseKey(own.holder);
  await own.browser("PUT", "/api/members/release-keys", release.body);
  const made = { key: release.key, epoch: 1 };
  await link(own, later.id);
  await handOver(own, [later], made);
  expect(await sendMemberLetters(people)).toEqual([]);

  await link(own, first.id);
  await handOver(own, [first, later], made);
  await link(own, second.id);
  await handOver(own, [first, second, later], made);
  await away(own, 25);
  expect(await sendMemberLetters(people)).toEqual([3600]);
  expect(await subjects(own)).toEqual([told]);
  const [letter] = await people.mailsTo(own.samir.email);
  expect(letter!.text).toContain("/dashboard/member/assigned-vault");
  // The same keys once more are no news.
  await rows(people, "delete from pgboss.job where state <> 'active'", []);
  await rows(
    people,
    `insert into app.envelope_queue (holder_id, membership_id, reasons) values ($1, $2, '{card}') on conflict do nothing`,
    [own.nadia.id, own.samir.membershipId],
  );
  await handOver(own, [first, second, later], made);
  expect(await sendMemberLetters(people)).toEqual([]);
});

test("who is here, who wants no such letter and from whom it was taken back meanwhile gets none", async () => {
  for (const why of ["here", "signed out today", "unwanted", "taken back", "in the bin", "none of these"]) {
    const own = await family();
    const entry = await plantEntry(people.db, own.holder, "immediate");
    await link(own, entry.id);
    await handOver(own, [entry]);
    await away(own, why === "here" ? 23 : 25);
    if (why === "unwanted")
      await rows(
        people,
        "insert into app.notification_settings (user_id, kind, channel, wanted) values ($1, 'invitations', 'email', false)",
        [own.samir.id],
      );
    if (why === "signed out today") {
      await rows(people, "delete from auth.sessions where user_id = $1", [own.samir.id]);
      await rows(
        people,
        "insert into auth.known_devices (user_id, token_hash, last_seen_at) values ($1, 'his', now() - interval '2 hours')",
        [own.samir.id],
      );
    }
    if (why === "in the bin") await bin(entry);
    if (why === "taken back") await rows(people, "delete from app.vault_member_links where entry_id = $1", [entry.id]);
    expect(await sendMemberLetters(people)).toHaveLength(1);
    expect(await subjects(own), why).toEqual(why === "none of these" ? [told] : []);
  }
});

test("what is made for an entry in the bin is no news", async () => {
  const own = await family();
  const [known, binned] = [
    await plantEntry(people.db, own.holder, "immediate"),
    await plantEntry(people.db, own.holder, "immediate"),
  ];
  await link(own, known.id);
  await handOver(own, [known]);
  await rows(people, "delete from pgboss.job where state <> 'active'", []);
  await link(own, binned.id);
  await bin(binned);
  await handOver(own, [known, binned]);
  await away(own, 25);
  expect(await sendMemberLetters(people)).toEqual([]);
});
