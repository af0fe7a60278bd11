import { describe, expect, test } from "vitest";
import {
  flowOf,
  homeBefore,
  invitationDelay,
  invitesToGuide,
  isGuidePath,
  type StartFacts,
  startsItself,
} from "./guide-start.ts";
import { initialGuide } from "./guide-state.ts";

const newHolder: StartFacts = {
  known: {
    flow: "holder",
    facts: { profileComplete: false, securitySetup: false, assets: 0, vaultItems: 0, members: 0, wills: 0 },
  },
  state: initialGuide,
  marks: { seen: false, dismissed: false },
  startedBefore: false,
  path: "/dashboard/will-holder",
  somethingWaits: false,
};
const newMember: StartFacts = {
  ...newHolder,
  known: { flow: "member", facts: { profileComplete: false, responded: false, assets: 0, documents: 0 } },
  path: "/dashboard/member",
};
const holderWith = (profileComplete: boolean | null, securitySetup: boolean | null): StartFacts => ({
  ...newHolder,
  known: {
    flow: "holder",
    facts: { profileComplete, securitySetup, assets: 1, vaultItems: 1, members: 1, wills: 1 },
  },
});
const memberWith = (profileComplete: boolean | null, responded: boolean | null): StartFacts => ({
  ...newMember,
  known: { flow: "member", facts: { profileComplete, responded, assets: 0, documents: 0 } },
});

describe("a start without a press", () => {
  test("[ONB-019] a holder with an incomplete profile or an account that is not secure, once", () => {
    expect(startsItself(newHolder)).toBe(true);
    expect(startsItself(holderWith(true, false))).toBe(true);
    expect(startsItself(holderWith(false, true))).toBe(true);
    expect(startsItself(holderWith(true, true))).toBe(false);
    expect(startsItself({ ...newHolder, startedBefore: true })).toBe(false);
  });

  test("[ONB-020] not when it was seen, dismissed or pauses", () => {
    expect(startsItself({ ...newHolder, marks: { seen: true, dismissed: false } })).toBe(false);
    expect(startsItself({ ...newHolder, marks: { seen: false, dismissed: true } })).toBe(false);
    expect(startsItself({ ...newHolder, state: { ...initialGuide, isPaused: true } })).toBe(false);
  });

  test.each<[string, Partial<StartFacts>]>([
    ["the profile is not loaded", memberWith(null, false)],
    ["the page is none of a member's", { path: "/dashboard/will-holder" }],
    ["the setup is complete", memberWith(true, true)],
    ["it is active", { state: { ...initialGuide, isActive: true } }],
    ["it pauses", { state: { ...initialGuide, isPaused: true } }],
    ["it started before", { startedBefore: true }],
    ["it was dismissed", { marks: { seen: false, dismissed: true } }],
    ["it was seen", { marks: { seen: true, dismissed: false } }],
    ["an invitation or papers wait", { somethingWaits: true }],
    ["the page is not Home", { path: "/dashboard/member/wills" }],
  ])("[ONB-060] none for a member when %s", (_, facts) => {
    expect(startsItself(newMember)).toBe(true);
    expect(startsItself({ ...newMember, ...facts })).toBe(false);
  });

  test("[ONB-061] a member is set up with a complete profile and one answered invitation", () => {
    expect(startsItself(memberWith(false, false))).toBe(true);
    expect(startsItself(memberWith(true, false))).toBe(true);
    expect(startsItself(memberWith(false, true))).toBe(true);
    expect(startsItself(memberWith(true, true))).toBe(false);
    expect(startsItself(memberWith(true, null))).toBe(false);
  });
});

test("[ONB-036] a member's guide shows on three prefixes, and a word that only begins so is none of them", () => {
  for (const path of [
    "/dashboard/member",
    "/dashboard/member/wills",
    "/settings",
    "/settings/profile",
    "/invitations/x",
  ])
    expect(isGuidePath("member", path), path).toBe(true);
  for (const path of ["/dashboard/will-holder", "/dashboard/members", "/help", "/"])
    expect(isGuidePath("member", path), path).toBe(false);
});

test("[ONB-025] a start leads members and holders to their Home, unless they are on their side or in the settings", () => {
  expect(homeBefore("member", "/help")).toBe("/dashboard/member");
  expect(homeBefore("holder", "/who-inherits")).toBe("/dashboard/will-holder");
  expect(homeBefore("member", "/dashboard/will-holder")).toBe("/dashboard/member");
  expect(homeBefore("holder", "/dashboard/will-holder/assets")).toBeNull();
  expect(homeBefore("member", "/settings/profile")).toBeNull();
  expect([flowOf("holder"), flowOf("member")]).toEqual(["holder", "member"]);
});

describe("the card that invites to the guide", () => {
  const closed = { ...newHolder, marks: { seen: true, dismissed: false }, later: false };

  test("comes two seconds after loading, for whoever closed the guide and has something left to do", () => {
    expect(invitationDelay).toBe(2000);
    expect(invitesToGuide(closed)).toBe(true);
    expect(invitesToGuide({ ...closed, ...holderWith(true, true) })).toBe(false);
  });

  test.each<[string, Partial<typeof closed>]>([
    ["after Maybe later", { later: true }],
    ["after Don't show again", { marks: { seen: true, dismissed: true } }],
    ["while the guide is open", { state: { ...initialGuide, isActive: true } }],
    ["where the guide starts anyway", { marks: { seen: false, dismissed: false } }],
    ["on other pages", { path: "/dashboard/will-holder/assets" }],
    ["while an invitation waits", { somethingWaits: true }],
  ])("[ONB-024] does not come %s", (_, facts) => {
    expect(invitesToGuide({ ...closed, ...facts })).toBe(false);
  });
});
