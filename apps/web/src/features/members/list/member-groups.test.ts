import { expect, test } from "vitest";
import { groupOf } from "./member-groups.ts";
import { aMember } from "./testing.ts";

const none = aMember().keys;

test.each([
  ["waiting", { status: "confirmed", email: "a@b.c", keys: { ...none, state: "unverified" } }],
  ["waiting", { status: "confirmed", email: "a@b.c", keys: { ...none, state: "changed" } }],
  ["noAnswer", { status: "invited", email: "a@b.c" }],
  ["noAnswer", { status: "pending", email: "a@b.c" }],
  ["noAnswer", { status: "confirmed", confirmed_by_holder: true, email: "a@b.c" }],
  ["joined", { status: "confirmed", email: "a@b.c", keys: { ...none, state: "verified" } }],
  ["joined", { status: "confirmed", email: "a@b.c", keys: { ...none, state: "refused" } }],
  ["joined", { status: "confirmed", email: "a@b.c" }],
  ["withoutEmail", { status: "draft" }],
  ["withoutEmail", { status: "pending" }],
  ["withoutEmail", { status: "confirmed", confirmed_by_holder: true }],
  ["ended", { status: "rejected", email: "a@b.c" }],
  ["ended", { status: "revoked" }],
] as const)("%s: %o", (group, changes) => {
  expect(groupOf(aMember(changes))).toBe(group);
});
