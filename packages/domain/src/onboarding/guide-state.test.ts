import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GuideAction, type GuideState, initialGuide, nextGuide } from "./guide-state.ts";
import { type Flow, flowSteps, flows, lastStep } from "./steps.ts";

const now = 1_000;
const running: GuideState = { ...initialGuide, isActive: true, startTime: 1, lastInteraction: 1 };
const act = (flow: Flow, state: GuideState, ...actions: GuideAction[]) =>
  actions.reduce((before, action) => nextGuide(flow, before, action, now), state);

describe.each(flows)("the %s's guide", (flow) => {
  const last = lastStep(flow);

  test("[ONB-028] [ONB-029] begins with these keys, English and without a voice", () => {
    expect(Object.keys(initialGuide)).toEqual(
      expect.arrayContaining([
        ...["isActive", "currentStep", "completedSteps", "isPaused", "startTime", "lastInteraction"],
        ...["profileComplete", "securitySetup", "assetsAdded", "vaultItemsAdded", "membersAdded", "willsCreated"],
        "userPreferences",
      ]),
    );
    expect(Object.keys(initialGuide)).toHaveLength(14);
    expect(initialGuide.userPreferences).toEqual({
      skipAnimations: false,
      enableVoiceGuidance: false,
      preferredLanguage: "en",
    });
  });

  test("[ONB-013] [ONB-053] START activates, and also wakes a guide that pauses", () => {
    expect(act(flow, initialGuide, { type: "START" })).toMatchObject({
      isActive: true,
      isPaused: false,
      startTime: now,
      lastInteraction: now,
    });
    expect(act(flow, { ...running, isPaused: true }, { type: "START" })).toMatchObject({
      isPaused: false,
      startTime: 1,
    });
  });

  test("[ONB-016] [ONB-053] PAUSE and RESUME change the pause alone", () => {
    const paused = act(flow, running, { type: "PAUSE" });
    expect(paused).toEqual({ ...running, isPaused: true, lastInteraction: now });
    expect(act(flow, paused, { type: "RESUME" })).toEqual({ ...running, lastInteraction: now });
    expect(act(flow, initialGuide, { type: "PAUSE" })).toBe(initialGuide);
  });

  test("[ONB-017] [ONB-053] RESET returns to the beginning and keeps the preferences", () => {
    const userPreferences = { skipAnimations: true, enableVoiceGuidance: true, preferredLanguage: "ar" } as const;
    const worked = act(
      flow,
      { ...running, userPreferences },
      { type: "COMPLETE_STEP", step: 0 },
      { type: "SKIP_STEP", step: 1 },
    );
    expect(act(flow, worked, { type: "RESET" })).toEqual({ ...initialGuide, userPreferences });
  });

  test("[ONB-014] [ONB-053] COMPLETE_STEP stores the index and moves on; the final one closes the guide", () => {
    expect(act(flow, running, { type: "COMPLETE_STEP", step: 0 })).toMatchObject({
      completedSteps: [0],
      currentStep: 1,
      isActive: true,
    });
    expect(act(flow, { ...running, currentStep: last }, { type: "COMPLETE_STEP", step: last })).toMatchObject({
      completedSteps: [last],
      currentStep: last,
      isActive: false,
    });
  });

  test("[ONB-015] [ONB-055] [ONB-053] SKIP_STEP records the step as done and as skipped, and stays on the last", () => {
    expect(act(flow, running, { type: "SKIP_STEP", step: 0 })).toMatchObject({
      completedSteps: [0],
      skippedSteps: [0],
      currentStep: 1,
    });
    expect(act(flow, { ...running, currentStep: last }, { type: "SKIP_STEP", step: last })).toMatchObject({
      completedSteps: [last],
      currentStep: last,
      isActive: true,
    });
  });

  test("a skipped step can still be completed, and a completed one is never called skipped", () => {
    const skipped = act(flow, running, { type: "SKIP_STEP", step: 2 });
    expect(act(flow, skipped, { type: "COMPLETE_STEP", step: 2 })).toMatchObject({
      completedSteps: [2],
      skippedSteps: [],
      currentStep: 3,
    });
    const done = act(flow, running, { type: "COMPLETE_STEP", step: 2 });
    expect(act(flow, done, { type: "SKIP_STEP", step: 2 }).skippedSteps).toEqual([]);
  });

  test("[ONB-018] [ONB-053] GO_TO_STEP jumps", () => {
    expect(act(flow, running, { type: "GO_TO_STEP", step: last }).currentStep).toBe(last);
  });

  test("[ONB-053] UPDATE_PREFERENCES changes what it names", () => {
    const next = act(flow, running, { type: "UPDATE_PREFERENCES", preferences: { enableVoiceGuidance: true } });
    expect(next).toEqual({ ...running, userPreferences: { ...running.userPreferences, enableVoiceGuidance: true } });
  });

  test("[ONB-054] a step is stored once; repeating it, or naming one that is not there, changes nothing", () => {
    const once = act(flow, running, { type: "COMPLETE_STEP", step: 3 });
    expect(act(flow, once, { type: "COMPLETE_STEP", step: 3 })).toBe(once);
    for (const step of [-1, -0, last + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      for (const type of ["COMPLETE_STEP", "SKIP_STEP", "GO_TO_STEP"] as const)
        expect(act(flow, once, { type, step })).toBe(once);
  });

  const step = fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double());
  const action: fc.Arbitrary<GuideAction> = fc.oneof(
    fc.constantFrom<GuideAction>({ type: "START" }, { type: "PAUSE" }, { type: "RESUME" }, { type: "RESET" }),
    fc.record({ type: fc.constantFrom("COMPLETE_STEP", "SKIP_STEP", "GO_TO_STEP"), step }) as fc.Arbitrary<GuideAction>,
    fc.record({
      type: fc.constant("UPDATE_PREFERENCES" as const),
      preferences: fc.record({ enableVoiceGuidance: fc.boolean() }, { requiredKeys: [] }),
    }),
  );

  test("[ONB-054] whatever is pressed, every state is a possible one", () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let state = initialGuide;
        for (const one of actions) {
          const before = JSON.stringify(state);
          const next = nextGuide(flow, state, one, now);
          expect(JSON.stringify(state)).toBe(before);
          // What was said twice changes nothing the second time, but for a step that is passed over again.
          if (one.type !== "RESET") expect(nextGuide(flow, next, one, now)).toEqual(next);
          state = next;
          expect(flowSteps[flow][state.currentStep]).toBeDefined();
          expect(state.completedSteps).toEqual([...new Set(state.completedSteps)].toSorted((a, b) => a - b));
          for (const skipped of state.skippedSteps) expect(state.completedSteps).toContain(skipped);
          if (state.isPaused) expect(state.startTime).not.toBeNull();
        }
      }),
    );
  });
});
