import type { AssetId, EntryId, MemberId } from "@heirlock/domain/identifiers";
import { defaultLevels, noLevels } from "@heirlock/domain/members/default-levels";
import { expect, test } from "vitest";
import type { GivenAsset, GivenEntry, MatrixMember } from "./access-matrix.ts";
import { itemSight } from "./given-items.ts";
import { openersOf } from "./openers-of.ts";

const somebody = (levels = defaultLevels.beneficiary): MatrixMember => ({
  id: "00000000-0000-4000-8000-000000000001" as MemberId,
  first_name: "Samir",
  last_name: "Haddad",
  primary_role: "beneficiary",
  role: "beneficiary",
  status: "confirmed",
  is_active: true,
  confirmed_by_holder: false,
  has_account: true,
  has_birth_date: true,
  key_state: "verified",
  has_card: false,
  levels,
  today: levels,
  version: 1,
});
const link = { membership_id: somebody().id, not_before: null, from_age: null, tell_exists: false };
const asset = (access_condition: GivenAsset["access_condition"]): GivenAsset => ({
  ...link,
  asset_id: "a" as AssetId,
  title: "House",
  access_condition,
});
const entry = (granted: boolean): GivenEntry => ({
  ...link,
  entry_id: "e" as EntryId,
  access_condition: "immediate",
  granted,
});

test("one item: when it is, no where it is not meant for them, closed where their level is none", () => {
  expect(itemSight(somebody(), "asset", undefined)).toMatchObject({ when: "no", isClosed: false });
  expect(itemSight(somebody(), "asset", asset("after_death"))).toMatchObject({ when: "later", isClosed: false });
  const guardian = somebody(defaultLevels.guardian);
  expect(itemSight(guardian, "asset", asset("immediate"))).toMatchObject({ when: "no", isClosed: true });
});

test("an entry waits for its key or for the call, unless there is no key to be made", () => {
  expect(itemSight(somebody(), "document", entry(false)).waits).toBe("unlock");
  expect(itemSight(somebody(), "document", entry(true)).waits).toBeNull();
  expect(itemSight({ ...somebody(), key_state: "unverified" }, "document", entry(false)).waits).toBe("call");
  expect(itemSight({ ...somebody(noLevels), key_state: "unverified" }, "document", entry(false)).waits).toBeNull();
  expect(itemSight({ ...somebody(), key_state: "unverified" }, "asset", asset("immediate")).waits).toBeNull();
});

test("who can open an entry: those who can now first, nobody whose level shows nothing of it", () => {
  const as = (id: string, first_name: string, changes: Partial<MatrixMember> = {}): MatrixMember => ({
    ...somebody(),
    id: id as MemberId,
    first_name,
    ...changes,
  });
  const members = [
    as("1", "Later"),
    as("2", "Joining", { status: "invited", has_account: false, today: noLevels }),
    as("3", "Now"),
    as("4", "Closed", { levels: noLevels, today: noLevels }),
    as("5", "Uncompared", { key_state: "unverified" }),
    as("6", "Refused", { key_state: "refused" }),
  ];
  const to = (id: string, access_condition: GivenEntry["access_condition"] = "immediate"): GivenEntry => ({
    ...entry(true),
    membership_id: id as MemberId,
    access_condition,
  });
  const other = { ...to("4"), entry_id: "closed" as EntryId };
  expect(
    openersOf({
      members,
      entries: [to("1", "custom"), to("2"), to("3"), to("4"), to("5"), to("6"), to("gone"), other],
    }),
  ).toEqual({
    e: [
      { name: "Now", when: "now", held: null },
      { name: "Joining", when: "now", held: "notJoined" },
      { name: "Uncompared", when: "now", held: "call" },
      { name: "Refused", when: "now", held: "different" },
      { name: "Later", when: "later", held: null },
    ],
    closed: [],
  });
});
