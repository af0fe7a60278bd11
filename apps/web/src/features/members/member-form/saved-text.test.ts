import { expect, test } from "vitest";
import { savedText } from "./saved-text.ts";

test("a change that sends an invitation anew, or takes it back, says so", () => {
  const invited = { status: "invited", email: "a@example.test" } as const;
  expect(savedText(invited, invited)).toBe("savedText");
  expect(savedText(invited, { ...invited, email: "b@example.test" })).toBe("savedInvited");
  expect(savedText(invited, { status: "pending", email: "b@example.test" })).toBe("savedTakenBack");
  expect(savedText({ status: "draft", email: null }, { status: "pending", email: "b@example.test" })).toBe("savedText");
});
