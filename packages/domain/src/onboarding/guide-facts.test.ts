import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type GuideFacts,
  type HolderFacts,
  hasResponded,
  isHolderProfileComplete,
  isMemberProfileComplete,
  type MemberFacts,
  newlyDone,
  stepsDoneByData,
  withFacts,
} from "./guide-facts.ts";
import { type GuideState, initialGuide } from "./guide-state.ts";
import { flowSteps } from "./steps.ts";

const nothing: HolderFacts = {
  profileComplete: false,
  securitySetup: false,
  assets: 0,
  vaultItems: 0,
  members: 0,
  wills: 0,
};
const holder = (facts: Partial<HolderFacts> = {}): GuideFacts => ({ flow: "holder", facts: { ...nothing, ...facts } });
const none: MemberFacts = { profileComplete: false, responded: false, assets: 0, documents: 0 };
const member = (facts: Partial<MemberFacts> = {}): GuideFacts => ({ flow: "member", facts: { ...none, ...facts } });
const running: GuideState = { ...initialGuide, isActive: true };

describe("a complete profile", () => {
  const whole = { main_currency: "EUR", country: "FR", nationality: "LB", date_of_birth: "1968-03-27" };

  test("[ONB-027] a holder's has currency, country, date of birth and nationality", () => {
    expect(isHolderProfileComplete(whole)).toBe(true);
    for (const missing of ["main_currency", "country", "date_of_birth"] as const)
      expect(isHolderProfileComplete({ ...whole, [missing]: null })).toBe(false);
  });

  test("[ONB-027] the nationality comes from the country", () => {
    expect(isHolderProfileComplete({ ...whole, nationality: null })).toBe(true);
    expect(isHolderProfileComplete({ ...whole, nationality: null, country: null })).toBe(false);
  });

  test("[ONB-063] a member's has five fields, and a blank one is missing", () => {
    const five = {
      first_name: "Samir",
      last_name: "Haddad",
      email: "samir@heirlock.test",
      date_of_birth: "1970-01-01",
      country: "LB",
    };
    expect(isMemberProfileComplete(five)).toBe(true);
    for (const name of Object.keys(five)) {
      expect(isMemberProfileComplete({ ...five, [name]: null })).toBe(false);
      expect(isMemberProfileComplete({ ...five, [name]: " " })).toBe(false);
    }
  });
});

test("[ONB-064] a confirmed or declined relationship is a response", () => {
  expect(hasResponded([])).toBe(false);
  expect(hasResponded([{ status: "invited" }])).toBe(false);
  expect(hasResponded([{ status: "invited" }, { status: "confirmed" }])).toBe(true);
  expect(hasResponded([{ status: "declined" }])).toBe(true);
});

test.each<[keyof HolderFacts, string]>([
  ["profileComplete", "profile"],
  ["securitySetup", "security"],
  ["assets", "assets"],
  ["vaultItems", "vault"],
  ["members", "members"],
  ["wills", "will"],
])("[ONB-021] %s completes the step %s without a press", (fact, step) => {
  expect(stepsDoneByData(holder())).toEqual([]);
  const known = holder({ [fact]: typeof nothing[fact] === "number" ? 1 : true });
  expect(stepsDoneByData(known)).toEqual([step]);
  const state = withFacts(running, known);
  expect(state.completedSteps.map((at) => flowSteps.holder[at])).toEqual([step]);
  expect(state.currentStep).toBe(0);
});

test("[ONB-062] a member's steps complete from data; notifications always", () => {
  expect(stepsDoneByData(member())).toEqual(["notifications"]);
  expect(stepsDoneByData(member({ profileComplete: true }))).toEqual(["profile", "notifications"]);
  expect(stepsDoneByData(member({ responded: true }))).toEqual(["invitations", "notifications"]);
  expect(stepsDoneByData(member({ assets: 2 }))).toEqual(["assigned-assets", "notifications"]);
  expect(stepsDoneByData(member({ documents: 1 }))).toEqual(["vault-access", "notifications"]);
});

test("[ONB-028] the six flags follow the data", () => {
  const known = holder({ profileComplete: true, securitySetup: true, assets: 1, vaultItems: 1, members: 1, wills: 1 });
  expect(withFacts(running, known)).toMatchObject({
    profileComplete: true,
    securitySetup: true,
    assetsAdded: true,
    vaultItemsAdded: true,
    membersAdded: true,
    willsCreated: true,
  });
});

test("what was skipped and is there after all is no longer skipped", () => {
  const skipped: GuideState = { ...running, completedSteps: [3], skippedSteps: [3], currentStep: 4 };
  expect(withFacts(skipped, holder({ assets: 1 }))).toMatchObject({ completedSteps: [3], skippedSteps: [] });
});

test("what is not known yet completes nothing and takes nothing back", () => {
  const unknown = holder({ profileComplete: null, assets: null });
  expect(stepsDoneByData(unknown)).toEqual([]);
  const done: GuideState = { ...running, completedSteps: [1], profileComplete: true };
  expect(withFacts(done, unknown)).toBe(done);
});

test("a guide that is not running learns nothing", () => {
  expect(withFacts(initialGuide, holder({ assets: 1 }))).toBe(initialGuide);
});

test("the step that the data have just completed is found", () => {
  const after = withFacts(running, holder({ assets: 1 }));
  expect(newlyDone("holder", running, after, flowSteps.holder)).toBe("assets");
  expect(newlyDone("holder", after, after, flowSteps.holder)).toBeNull();
});

test("facts complete steps, and never undo or move", () => {
  const count = fc.option(fc.nat(3));
  const flag = fc.option(fc.boolean());
  const facts = fc.record({
    profileComplete: flag,
    securitySetup: flag,
    assets: count,
    vaultItems: count,
    members: count,
    wills: count,
  });
  fc.assert(
    fc.property(fc.array(facts), fc.subarray([0, 1, 2, 3, 4, 5, 6]), (all, begun) => {
      let state: GuideState = { ...running, completedSteps: begun, currentStep: 4 };
      for (const one of all) {
        const next = withFacts(state, { flow: "holder", facts: one });
        expect(next.completedSteps).toEqual(expect.arrayContaining([...state.completedSteps]));
        expect(next.currentStep).toBe(4);
        expect(withFacts(next, { flow: "holder", facts: one })).toBe(next);
        state = next;
      }
    }),
  );
});
