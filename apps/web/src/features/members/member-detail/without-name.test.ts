import { expect, test } from "vitest";
import { withoutName } from "./without-name.ts";

test("only what a timer did is said to be the work of time; a no by the link alone is a person's", () => {
  expect(withoutName({ action_type: "invitation_expired" })).toBe("byTime");
  expect(withoutName({ action_type: "request_expired" })).toBe("byTime");
  expect(withoutName({ action_type: "will_key_guessed" })).toBe("byTries");
  expect(withoutName({ action_type: "decline" })).toBe("byLink");
  expect(withoutName({ action_type: "role_approved" })).toBe("byGone");
});
