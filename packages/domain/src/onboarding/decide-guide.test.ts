import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideGuide, type GuideEvent } from "./decide-guide.ts";
import { type GuideState, initialGuide } from "./guide-state.ts";
import { stepTargets } from "./step-targets.ts";
import { type Flow, flowSteps, flows, indexOfStep, lastStep, type StepId } from "./steps.ts";

const now = 5_000;
const at = (flow: Flow, id: StepId, more: Partial<GuideState> = {}): GuideState => ({
  ...initialGuide,
  isActive: true,
  startTime: 1,
  currentStep: indexOfStep(flow, id),
  ...more,
});
const press = (flow: Flow, state: GuideState, type: Exclude<GuideEvent["type"], "jump">) =>
  decideGuide(flow, state, { type }, now);
const stopped = { ...initialGuide };

describe("a holder's guide", () => {
  test.each(["pause", "close", "finish"] as const)(
    "[ONB-022] [ONB-026] %s marks it as seen, resets and ends it",
    (type) => {
      const worked = at("holder", "celebration", { completedSteps: [0, 1, 2] });
      expect(press("holder", worked, type)).toEqual({
        next: stopped,
        effects: [{ type: "markSeen" }, { type: "stop" }],
      });
    },
  );

  test("[ONB-026] the celebration continues with the first advanced topic", () => {
    const { next, effects } = press("holder", at("holder", "celebration"), "continue");
    expect(flowSteps.holder[next.currentStep]).toBe("dashboard-customization");
    expect(next.isActive).toBe(true);
    expect(effects).toEqual([{ type: "scrollToTop" }]);
  });

  test("[ONB-014] [ONB-023] completing the last topic celebrates it, marks the guide as seen and stops it", () => {
    const { next, effects } = press("holder", at("holder", "notifications"), "complete");
    expect(next.isActive).toBe(false);
    expect(effects).toEqual([{ type: "celebrate", step: "notifications" }, { type: "markSeen" }, { type: "stop" }]);
  });

  test("a page of a step leaves the guide waiting at that step", () => {
    const { next, effects } = press("holder", at("holder", "assets"), "goTo");
    expect(next).toMatchObject({ isActive: true, isPaused: true, currentStep: 3, completedSteps: [] });
    expect(effects).toEqual([{ type: "open", path: "/dashboard/will-holder/assets" }]);
  });

  test("the topic about Home ends the guide, because Home lies under it", () => {
    const { next, effects } = press("holder", at("holder", "dashboard-customization"), "goTo");
    expect(next).toEqual(stopped);
    expect(effects).toEqual([{ type: "markSeen" }, { type: "stop" }, { type: "open", path: "/dashboard/will-holder" }]);
  });
});

describe("a member's guide", () => {
  test("Get Started completes the welcome and opens the profile", () => {
    const { next } = press("member", at("member", "welcome"), "getStarted");
    expect(next).toMatchObject({ completedSteps: [0], currentStep: indexOfStep("member", "profile") });
  });

  test("[ONB-057] a completed step opens the next one, confirms it and returns to the top", () => {
    const { next, effects } = press("member", at("member", "profile"), "complete");
    expect(flowSteps.member[next.currentStep]).toBe("invitations");
    expect(effects).toEqual([{ type: "celebrate", step: "profile" }, { type: "scrollToTop" }]);
  });

  test("[ONB-058] skipping the welcome ends it, marks it as seen and resets it; other steps are skipped alone", () => {
    expect(press("member", at("member", "welcome"), "skip")).toEqual({
      next: stopped,
      effects: [{ type: "markSeen" }, { type: "stop" }],
    });
    const { next, effects } = press("member", at("member", "profile"), "skip");
    expect(next).toMatchObject({ isActive: true, completedSteps: [1], skippedSteps: [1], currentStep: 2 });
    expect(effects).toEqual([{ type: "scrollToTop" }]);
  });

  test("[ONB-059] back goes to the step before, and nowhere from the first", () => {
    const { next } = press("member", at("member", "vault-access"), "back");
    expect(flowSteps.member[next.currentStep]).toBe("assigned-assets");
    const first = at("member", "welcome");
    expect(press("member", first, "back").next).toBe(first);
  });

  test("[ONB-066] a go-to button completes, marks as seen, resets, stops and navigates", () => {
    const { next, effects } = press("member", at("member", "invitations"), "goTo");
    expect(next).toEqual(stopped);
    expect(effects).toEqual([
      { type: "markSeen" },
      { type: "stop" },
      { type: "open", path: "/dashboard/member/invitations" },
    ]);
  });

  test("[ONB-065] leaving with a completed step marks it as seen, and so does a go-to button", () => {
    const marks = (type: "complete" | "goTo" | "close", id: StepId) =>
      press("member", at("member", id, { completedSteps: [0] }), type).effects.some((one) => one.type === "markSeen");
    expect(marks("complete", "profile")).toBe(false);
    expect(marks("complete", "member-preferences")).toBe(true);
    expect(marks("close", "profile")).toBe(true);
    expect(marks("goTo", "profile")).toBe(true);
  });
});

describe.each(flows)("in the %s's guide", (flow) => {
  const event: fc.Arbitrary<GuideEvent> = fc.oneof(
    fc.constantFrom<GuideEvent>(
      ...(["getStarted", "complete", "skip", "continue", "back", "pause", "close", "finish", "goTo"] as const).map(
        (type) => ({ type }),
      ),
    ),
    fc.record({ type: fc.constant("jump" as const), to: fc.constantFrom<StepId>(...flowSteps[flow]) }),
  );

  test("[ONB-023] [ONB-065] it never ends without being marked as seen and stopped, whatever is pressed", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = at(flow, "welcome");
        for (const one of events) {
          const { next, effects } = decideGuide(flow, state, one, now);
          const has = (type: string) => effects.some((effect) => effect.type === type);
          expect(has("stop")).toBe(!next.isActive && state.isActive);
          expect(has("markSeen")).toBe(has("stop"));
          if (has("stop")) return;
          state = next;
        }
      }),
    );
  });

  test("pressing the button that leads on, again and again, walks every step to the end", () => {
    let state = at(flow, "welcome");
    const walked: StepId[] = [];
    for (let presses = 0; state.isActive && presses < 50; presses++) {
      walked.push(flowSteps[flow][state.currentStep]!);
      const type = state.currentStep === lastStep(flow) ? "complete" : "skip";
      const isWelcome = state.currentStep === 0;
      state = press(flow, state, isWelcome ? "getStarted" : type).next;
    }
    expect(walked).toEqual(flowSteps[flow]);
  });

  test("every step but welcome and celebration has a page", () => {
    const without = flowSteps[flow].filter((id) => !stepTargets[flow][id]);
    expect(without).toEqual(flow === "holder" ? ["welcome", "celebration"] : ["welcome"]);
  });
});
