import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { guideKeys } from "./guide-keys.ts";
import { type GuideState, initialGuide } from "./guide-state.ts";
import { parseGuide, serialiseGuide } from "./stored-guide.ts";

const nadia = "0b6f0c8e-0000-4000-8000-000000000001";
const silent = () => {
  throw new Error("no warning was expected");
};

test("[ONB-069] [ONB-070] [ONB-024] the keys of both guides", () => {
  expect(guideKeys.state).toEqual({ holder: "will_holder_onboarding_state", member: "member_onboarding_state" });
  expect(`${guideKeys.seen.member}${nadia}`).toBe(`member_onboarding_seen_${nadia}`);
  expect(`${guideKeys.seen.holder}${nadia}`).toBe(`will_holder_onboarding_seen_${nadia}`);
  expect(`${guideKeys.dismissed.holder}${nadia}`).toBe(`will_holder_onboarding_dismissed_${nadia}`);
  expect(`${guideKeys.dismissed.member}${nadia}`).toBe(`member_onboarding_dismissed_${nadia}`);
});

test("[ONB-069] completed steps and the current one come back as they were kept", () => {
  const step = fc.nat(10);
  const steps = fc.uniqueArray(step).map((all) => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(steps, step, fc.boolean(), (completedSteps, currentStep, isActive) => {
      const state: GuideState = { ...initialGuide, completedSteps, currentStep, isActive, startTime: 7 };
      const text = serialiseGuide(nadia, state);
      expect(JSON.parse(text)).toMatchObject({ userId: nadia, completedSteps, currentStep });
      expect(parseGuide("member", nadia, text, silent)).toEqual(state);
    }),
  );
});

test("somebody else's guide on the same device is ignored", () => {
  const text = serialiseGuide(nadia, { ...initialGuide, completedSteps: [1, 2], currentStep: 3 });
  expect(parseGuide("member", "somebody-else", text, silent)).toEqual(initialGuide);
});

describe("[ONB-034] what cannot be read is a warning, and the guide goes on with defaults", () => {
  const kept = { userId: nadia, completedSteps: [1], currentStep: 1 };
  test.each([
    "",
    "{",
    "null",
    "[]",
    '"text"',
    JSON.stringify({ ...kept, completedSteps: [99] }),
    JSON.stringify({ ...kept, completedSteps: "1" }),
    JSON.stringify({ ...kept, currentStep: -1 }),
    JSON.stringify({ ...kept, currentStep: null }),
    JSON.stringify({ ...kept, skippedSteps: [0.5] }),
    JSON.stringify({ ...kept, startTime: "now" }),
  ])("%s", (text) => {
    const warn = vi.fn();
    expect(parseGuide("holder", nadia, text, warn)).toEqual(initialGuide);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test("any text at all", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseGuide("holder", nadia, text, () => {})).toEqual(initialGuide);
      }),
    );
  });

  test("nothing kept is no warning", () => expect(parseGuide("holder", nadia, null, silent)).toBe(initialGuide));
});

test("[ONB-029] preferences that are not among the known ones become the defaults", () => {
  const userPreferences = { skipAnimations: "yes", enableVoiceGuidance: true, preferredLanguage: "xx" };
  const text = JSON.stringify({ userId: nadia, completedSteps: [], currentStep: 0, userPreferences });
  expect(parseGuide("holder", nadia, text, silent).userPreferences).toEqual({
    skipAnimations: false,
    enableVoiceGuidance: true,
    preferredLanguage: "en",
  });
});
