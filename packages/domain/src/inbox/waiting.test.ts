import { expect, test } from "vitest";
import type { ToldKeys } from "../sharing/told.ts";
import { countWaiting } from "./count-waiting.ts";
import { type WaitingFacts, whatWaits } from "./waiting.ts";

const nadia = { first_name: "Nadia", last_name: "Haddad" };
const salma = { first_name: "Salma", last_name: "Khoury" };
const nothing: WaitingFacts = { invitations: [], requests: [], plans: [], members: [], kitConfirmed: true };
const waits = (facts: Partial<WaitingFacts>) =>
  whatWaits({ ...nothing, ...facts }).map(({ kind, side, id }) => [kind, side, id]);

const today = { verifying_key: "today", is_current: true };
const keys = (changes: Partial<ToldKeys> = {}): ToldKeys => ({
  holder: [today],
  pin: null,
  card: null,
  verified_by_holder: false,
  ...changes,
});
const plan = (changes: Partial<ToldKeys> = {}) => ({ plans: [{ id: "plan", holder: nadia, keys: keys(changes) }] });
const member = {
  id: "m",
  ...salma,
  status: "confirmed",
  confirmed_by_holder: false,
  keys: { state: "unverified" },
} as const;

test("six things wait, in this order, and nothing else does (ease.md, section 7)", () => {
  expect(waits({})).toEqual([]);
  const request = (id: string, kind: string) => ({ id, kind, holder: nadia });
  expect(
    waits({
      invitations: [{ id: "i", holder: nadia }],
      requests: [request("a", "asset_assignment"), request("p", "permission_update"), request("r", "role")],
      plans: [
        { id: "unread", holder: nadia, keys: keys() },
        { id: "carded", holder: nadia, keys: keys({ pin: { verifying_key: "x", card_id: "c" }, card: { id: "c" } }) },
      ],
      members: [member],
      kitConfirmed: false,
    }),
  ).toEqual([
    ["invitation", "member", "i"],
    ["papers", "member", "carded"],
    ["call", "member", "unread"],
    ["call", "holder", "m"],
    ["role_request", "member", "r"],
    ["asset_offer", "member", "a"],
    ["kit", null, null],
  ]);
});

test("a call waits until both have said that the words were the same, and for whoever has not said it", () => {
  const compared = { pin: { verifying_key: "today" } };
  const count = (changes: Partial<ToldKeys>) => waits(plan(changes)).length;
  expect(count({})).toBe(1);
  expect(count({ verified_by_holder: true })).toBe(1);
  // The holder's turn.
  expect(count(compared)).toBe(0);
  expect(count({ ...compared, verified_by_holder: true })).toBe(0);
  expect(count({ pin: { verifying_key: "older" } })).toBe(1);
  // Nobody can call about keys that are not there.
  expect(count({ holder: [] })).toBe(0);
});

test("the holder calls whoever joined with keys that nobody has compared", () => {
  const count = (changes: object) => waits({ members: [{ ...member, ...changes }] }).length;
  expect(count({ keys: { state: "changed" } })).toBe(1);
  expect(count({ keys: { state: "verified" } })).toBe(0);
  expect(count({ keys: { state: "refused" } })).toBe(0);
  expect(count({ keys: { state: "none" } })).toBe(0);
  expect(count({ status: "invited" })).toBe(0);
  expect(count({ confirmed_by_holder: true })).toBe(0);
});

test("an account without keys has no kit to print", () => {
  expect(waits({ kitConfirmed: null })).toEqual([]);
});

test("a badge counts what is done at its page, on its side", () => {
  const waiting = whatWaits({ ...nothing, ...plan(), members: [member] });
  expect(countWaiting(waiting, "holder", ["call"])).toBe(1);
  expect(countWaiting(waiting, "member", ["call", "papers"])).toBe(1);
  expect(countWaiting(waiting, "member", ["invitation"])).toBe(0);
});
