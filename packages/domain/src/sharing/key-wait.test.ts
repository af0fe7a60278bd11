import { expect, test } from "vitest";
import { type KeyHolder, keyWait } from "./key-wait.ts";

const joined: KeyHolder = { has_account: true, has_card: false, key_state: "verified" };

test.each<[string, Partial<KeyHolder>, boolean, ReturnType<typeof keyWait>]>([
  ["compared and made", {}, true, null],
  ["compared, the keys are still to be made", {}, false, "unlock"],
  ["never compared, whatever lies in an envelope", { key_state: "unverified" }, true, "call"],
  ["never compared", { key_state: "unverified" }, false, "call"],
  ["other keys than those compared", { key_state: "changed" }, true, "call"],
  ["joined without keys of their own", { key_state: "none" }, false, "call"],
  ["the words were different", { key_state: "refused" }, true, "different"],
  ["a card on paper needs no call", { has_card: true, key_state: "unverified" }, true, null],
  [
    "a card, and the keys are still to be made",
    { has_account: false, has_card: true, key_state: "none" },
    false,
    "unlock",
  ],
  ["not joined, no card", { has_account: false, key_state: "none" }, false, null],
])("[KEY-047, KEY-048] what is missing: %s", (_, changes, isMade, wait) => {
  expect(keyWait({ ...joined, ...changes }, isMade)).toBe(wait);
});
