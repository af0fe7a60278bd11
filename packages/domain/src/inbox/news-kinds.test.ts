import { expect, test } from "vitest";
import { noticeKinds } from "../account/notice-kinds.ts";
import { letterKinds } from "../members/letter-kinds.ts";
import { isGoverned, isNews, neededFor, newsKinds } from "./news-kinds.ts";

test("whatever is mailed to one of two people is news as well, but for reminders, and to the same one", () => {
  const missing = Object.keys(letterKinds).filter((kind) => !isNews(kind));
  expect(missing).toEqual(["role_reminder"]);
  for (const [kind, { to }] of Object.entries(letterKinds))
    if (isNews(kind)) expect([kind, newsKinds[kind].to]).toEqual([kind, to]);
});

test("every change that guards the account is news while there is somebody to read it", () => {
  const missing = Object.keys(noticeKinds).filter((kind) => !isNews(kind));
  // Mailed alone: whoever they are about cannot sign in at that time, or never again.
  expect(missing.toSorted()).toEqual(["account-closing", "account-deleted", "reset-tomorrow", "reset-waiting"]);
});

test("[EVT-008] [EVT-009] what becomes of a member's own part needs no permission; news of the plan does", () => {
  for (const kind of ["invited", "role_asked", "role_changed", "role_removed", "membership_ended"] as const)
    expect([kind, isGoverned(kind)]).toEqual([kind, false]);
  for (const kind of [
    "papers_shared",
    "papers_withdrawn",
    "assets_shared",
    "assets_withdrawn",
    "will_published",
  ] as const)
    expect([kind, neededFor(kind)]).toEqual([kind, "canReceiveNotifications"]);
});
