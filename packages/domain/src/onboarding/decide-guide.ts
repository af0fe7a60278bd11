import { type GuideState, nextGuide } from "./guide-state.ts";
import { guideHome, stepTargets } from "./step-targets.ts";
import { type Flow, indexOfStep, lastStep, type StepId, stepAt } from "./steps.ts";

/** What a person presses. */
export type GuideEvent =
  | { type: "getStarted" }
  | { type: "complete" }
  | { type: "skip" }
  /** On from a step that is done already. */
  | { type: "continue" }
  | { type: "back" }
  | { type: "jump"; to: StepId }
  | { type: "pause" }
  | { type: "close" }
  | { type: "finish" }
  | { type: "goTo" };

export type GuideEffect =
  | { type: "markSeen" }
  | { type: "celebrate"; step: StepId }
  | { type: "scrollToTop" }
  | { type: "stop" }
  | { type: "open"; path: string };

export interface GuideDecision {
  next: GuideState;
  effects: readonly GuideEffect[];
}

/** What a press does to the guide, and to the world around it. */
export function decideGuide(flow: Flow, state: GuideState, event: GuideEvent, now: number): GuideDecision {
  const at = state.currentStep;
  const step = stepAt(flow, at);
  switch (event.type) {
    case "getStarted": {
      const next = nextGuide(flow, state, { type: "COMPLETE_STEP", step: 0 }, now);
      return walked(nextGuide(flow, next, { type: "GO_TO_STEP", step: 1 }, now));
    }
    case "complete":
      return completed(flow, state, step, now);
    case "continue":
      // The last step has nothing after it.
      if (at === lastStep(flow)) return ended(flow, state, now);
      return walked(nextGuide(flow, state, { type: "GO_TO_STEP", step: at + 1 }, now));
    case "skip":
      // Whoever passes over the welcome wants no guide at all (ONB-058); a holder has "Maybe later" and Close for that.
      if (flow === "member" && step === "welcome") return ended(flow, state, now);
      return walked(nextGuide(flow, state, { type: "SKIP_STEP", step: at }, now));
    case "back":
      if (at === 0) return { next: state, effects: [] };
      return walked(nextGuide(flow, state, { type: "GO_TO_STEP", step: at - 1 }, now));
    case "jump":
      return walked(nextGuide(flow, state, { type: "GO_TO_STEP", step: indexOfStep(flow, event.to) }, now));
    case "pause":
    case "close":
    case "finish":
      return ended(flow, state, now);
    case "goTo":
      return gone(flow, state, step, now);
  }
}

function completed(flow: Flow, state: GuideState, step: StepId, now: number): GuideDecision {
  const next = nextGuide(flow, state, { type: "COMPLETE_STEP", step: state.currentStep }, now);
  if (next === state) return { next, effects: [] };
  const celebrate: GuideEffect = { type: "celebrate", step };
  if (next.isActive) return { next, effects: [celebrate, { type: "scrollToTop" }] };
  // Ending with completed steps marks the guide as seen (ONB-023, ONB-065).
  return { next, effects: [celebrate, { type: "markSeen" }, { type: "stop" }] };
}

/**
 * To the page of the step. A member's guide ends there (ONB-066), and so does a holder's that leads to Home; otherwise it
 * waits until they are back on Home.
 */
function gone(flow: Flow, state: GuideState, step: StepId, now: number): GuideDecision {
  const path = stepTargets[flow][step];
  if (!path) return { next: state, effects: [] };
  if (flow === "holder" && path !== guideHome.holder)
    return { next: nextGuide(flow, state, { type: "PAUSE" }, now), effects: [{ type: "open", path }] };
  const { next } = completed(flow, state, step, now);
  return {
    next: nextGuide(flow, next, { type: "RESET" }, now),
    effects: [{ type: "markSeen" }, { type: "stop" }, { type: "open", path }],
  };
}

/** Closing and pausing mark the guide as seen and reset it (D50). */
const ended = (flow: Flow, state: GuideState, now: number): GuideDecision => ({
  next: nextGuide(flow, state, { type: "RESET" }, now),
  effects: [{ type: "markSeen" }, { type: "stop" }],
});

/** Another screen is read from its top. */
const walked = (next: GuideState): GuideDecision => ({ next, effects: [{ type: "scrollToTop" }] });
