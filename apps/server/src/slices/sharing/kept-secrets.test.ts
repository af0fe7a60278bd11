import { keptByRoot } from "@heirlock/crypto/sharing/kept-keys";
import { cardGroups, cardKeys } from "@heirlock/crypto/sharing/key-card";
import { expect, test } from "vitest";
import { at, compare, givenFamily, link, makeCard, rows, seal, setLevel } from "../members/testing/family.ts";
import { plantEntry } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

/** Every row of every table, as text. */
async function everyRow(): Promise<string> {
  const tables = await rows(
    people,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('app', 'auth', 'audit', 'pgboss')`,
    [],
  );
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push((await rows(people, `select string_agg(t::text, E'\\n') as all from ${name} t`, []))[0].all ?? "");
  return texts.join("\n");
}

const formsOf = (secret: Uint8Array) => {
  const bytes = Buffer.from(secret);
  return [bytes.toString("hex"), bytes.toString("base64").replace(/=+$/, ""), bytes.toString("base64url")];
};

test("[KEY-057] of cards, envelopes and release keys the server holds nothing that opens anything", async () => {
  const own = await givenFamily(people);
  const entries = [await plantEntry(people.db, own.holder, "immediate"), await plantEntry(people.db, own.holder)];
  for (const { id } of entries) await link(own, id);
  await setLevel(own, "details");
  const card = await makeCard(own);
  await compare(own);
  await seal(own, entries);
  await own.browser("POST", at(own, "card/printed"), { card_id: card.body.id });

  const root = own.holder.bundle.vaultRootKey;
  const place = { estate: own.nadia.id, member: own.samir.membershipId };
  const links = await rows(people, "select lane, version, sealed, link_key_by_root as kept from app.envelopes", []);
  const [release] = await rows(people, "select key_by_root as kept from app.release_keys", []);
  expect(links).toHaveLength(2);
  const secrets = [
    card.secret,
    ...Object.values(cardKeys(card.secret)),
    ...links.map(({ kept, ...envelope }) => keptByRoot(root, "link", { ...place, ...envelope }, kept)),
    keptByRoot(root, "release", { estate: own.nadia.id, lane: "after_death", epoch: 1 }, release.kept),
    ...entries.flatMap(({ keys }) => [keys.label, keys.content]),
    ...[own.holder, own.member].flatMap(({ bundle }) => [bundle.identitySeed, bundle.signingSeed, bundle.vaultRootKey]),
  ];
  const text = await everyRow();
  const found = secrets.flatMap(formsOf).filter((form) => text.includes(form));
  expect(found).toEqual([]);
  const groups = cardGroups(card.secret);
  expect(text.toUpperCase()).not.toContain(groups.join(""));
  expect(text.toUpperCase()).not.toContain(groups.join(" "));
  // The search finds what is there.
  for (const known of [card.body.verifying_key, card.body.secret_by_root, release.kept]) expect(text).toContain(known);
});

test("an account that is deleted takes cards, envelopes and release keys along", async () => {
  const own = await givenFamily(people);
  const entry = await plantEntry(people.db, own.holder);
  await link(own, entry.id);
  await setLevel(own, "details");
  await seal(own, [entry]);
  await rows(people, "delete from app.people where id = $1", [own.nadia.id]);
  for (const table of ["member_cards", "member_keys", "envelopes", "entry_wraps", "release_keys", "envelope_queue"])
    expect(await rows(people, `select from app.${table} where holder_id = $1`, [own.nadia.id])).toEqual([]);
});
