import { expect, test } from "vitest";
import { stateToday } from "./reviews.ts";

test("[DOC-017] an approval holds for the text it was given for, and for no other", () => {
  expect(stateToday({ state: "approved", decided_hash: "aa" }, "aa")).toBe("approved");
  expect(stateToday({ state: "approved", decided_hash: "aa" }, "ab")).toBe("asked");
  expect(stateToday({ state: "changes", decided_hash: "aa" }, "ab")).toBe("asked");
  expect(stateToday({ state: "asked", decided_hash: null }, "ab")).toBe("asked");
});
