import { given } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import { givenFamily, link } from "../members/testing/family.ts";
import { plantEntry } from "../members/testing/key-holders.ts";
import { membersServer } from "../members/testing/members-server.ts";

const people = membersServer();

test("an action is answered the grants of its entry or its person, with everybody's name; whoever compares gets all", async () => {
  const own = await givenFamily(people);
  const laila = await given(people.db).member({ of: own.nadia, firstName: "Laila", lastName: "Haddad" });
  const [deed, letter] = [await plantEntry(people.db, own.holder), await plantEntry(people.db, own.holder)];
  const [samirs, lailas] = [own.samir.membershipId, laila.membershipId];
  for (const { id } of [deed, letter]) await link(own, id);
  await link({ ...own, samir: laila }, deed.id);

  const tables = async (part = "") => {
    const { members, grants, entries } = (await own.browser("GET", `/api/members/plan-tables${part}`)).body.data;
    const pairs = grants.map(({ member, entry }: { member: string; entry: string }) => [member, entry]);
    return {
      members: members.map(({ name }: { name: string }) => name).sort(),
      grants: pairs.sort(),
      entries: entries.map(({ entry }: { entry: string }) => entry).sort(),
    };
  };
  const [everybody, all] = [["Laila Haddad", "Samir Khoury"], [deed.id, letter.id].sort()];
  const [samirsDeed, samirsLetter, lailasDeed] = [
    [samirs, deed.id],
    [samirs, letter.id],
    [lailas, deed.id],
  ];
  const whole = [samirsDeed, samirsLetter, lailasDeed].sort();
  expect(await tables()).toEqual({ members: everybody, grants: whole, entries: all });
  expect(await tables(`?entry=${deed.id}`)).toEqual({
    ...{ members: everybody, grants: [samirsDeed, lailasDeed].sort(), entries: [deed.id] },
  });
  expect(await tables(`?member=${lailas}`)).toEqual({ members: everybody, grants: [lailasDeed], entries: all });
  expect((await own.browser("GET", "/api/members/plan-tables?entry=all")).status).toBe(400);
});
