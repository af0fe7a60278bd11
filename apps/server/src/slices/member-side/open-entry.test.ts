import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { compare, type Family, givenFamily, link, rows, seal, setLevel } from "../members/testing/family.ts";
import { type Entry, plantEntry } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

/** An entry with a file that Samir may open now, at the given level. */
async function shared(level: string): Promise<{ own: Family; entry: Entry }> {
  const own = await givenFamily(people);
  const entry = await plantEntry(people.db, own.holder, "immediate");
  const file = [own.nadia.id, entry.id, randomUUID()];
  await rows(
    people,
    `insert into app.vault_files (holder_id, entry_id, id, storage_key, state, size, sha256, part_hashes)
     values ($1, $2, $3, 'vault/shared.' || gen_random_uuid(), 'stored', 8, repeat('a', 64), array[repeat('a', 64)])`,
    file,
  );
  await rows(people, "update app.vault_entries set file_id = $3 where holder_id = $1 and id = $2", file);
  await link(own, entry.id);
  await setLevel(own, level);
  await compare(own);
  await seal(own, [entry]);
  return { own, entry };
}

const at = ({ id }: Entry, path: string) => `/api/member/assigned-vault/${id}/${path}`;

test("[KEY-057] revealing a shared entry is written into the holder's audit chain, with who and which", async () => {
  const { own, entry } = await shared("full");
  const before = await people.auditOf(own.nadia);
  expect((await own.samirs("POST", at(entry, "reveal"))).status).toBe(200);
  expect((await people.auditOf(own.nadia)).slice(before.length)).toMatchObject([
    {
      type: "member.revealed",
      actor: own.samir.id,
      data: { member: own.samir.membershipId, entry: entry.id, revision: 1 },
    },
  ]);
});

test("[SEC-023] who may open the entry gets its file, and who sees only that it exists gets none", async () => {
  const open = await shared("full");
  expect((await open.own.samirs("GET", at(open.entry, "file-url"))).body.data).toMatchObject({ size: 8 });
  const closed = await shared("summary");
  const { body } = await closed.own.samirs("GET", "/api/member/assigned-vault");
  expect(body.data.entries).toMatchObject([{ id: closed.entry.id, can_open: false }]);
  for (const [method, path] of [
    ["GET", "file-url"],
    ["GET", "file"],
    ["POST", "reveal"],
  ] as const) {
    const answer = await closed.own.samirs(method, at(closed.entry, path));
    expect({ path, status: answer.status, code: answer.body.code }).toEqual({ path, status: 403, code: "FORBIDDEN" });
  }
});
