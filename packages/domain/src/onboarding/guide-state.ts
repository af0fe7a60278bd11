import { defaultLanguage, type Language } from "../languages.ts";
import { type Flow, lastStep } from "./steps.ts";

export interface GuidePreferences {
  /** Follows the device's wish for less motion, and stops the confetti too (D51). */
  skipAnimations: boolean;
  enableVoiceGuidance: boolean;
  preferredLanguage: Language;
}

/** The state of either guide (ONB-028); steps are indexes of the flow's list. */
export interface GuideState {
  isActive: boolean;
  currentStep: number;
  completedSteps: readonly number[];
  /** A skipped step is among the completed ones as well, so that screens can offer it again (D49). */
  skippedSteps: readonly number[];
  isPaused: boolean;
  /** Milliseconds since 1970; null before the first start. */
  startTime: number | null;
  lastInteraction: number | null;
  profileComplete: boolean;
  securitySetup: boolean;
  assetsAdded: boolean;
  vaultItemsAdded: boolean;
  membersAdded: boolean;
  willsCreated: boolean;
  userPreferences: GuidePreferences;
}

export const initialGuide: GuideState = {
  isActive: false,
  currentStep: 0,
  completedSteps: [],
  skippedSteps: [],
  isPaused: false,
  startTime: null,
  lastInteraction: null,
  profileComplete: false,
  securitySetup: false,
  assetsAdded: false,
  vaultItemsAdded: false,
  membersAdded: false,
  willsCreated: false,
  userPreferences: { skipAnimations: false, enableVoiceGuidance: false, preferredLanguage: defaultLanguage },
};

export type GuideAction =
  | { type: "START" }
  | { type: "PAUSE" }
  | { type: "RESUME" }
  | { type: "RESET" }
  | { type: "COMPLETE_STEP"; step: number }
  | { type: "SKIP_STEP"; step: number }
  | { type: "GO_TO_STEP"; step: number }
  | { type: "UPDATE_PREFERENCES"; preferences: Partial<GuidePreferences> };

/**
 * The next state of the guide. An action that says nothing new, or names a step that the flow does not have, returns the
 * very same state.
 */
export function nextGuide(flow: Flow, state: GuideState, action: GuideAction, now: number): GuideState {
  const touched = (change: Partial<GuideState>): GuideState => ({ ...state, ...change, lastInteraction: now });
  switch (action.type) {
    case "START":
      if (state.isActive && !state.isPaused) return state;
      return touched({ isActive: true, isPaused: false, startTime: state.startTime ?? now });
    case "PAUSE":
      return state.isActive && !state.isPaused ? touched({ isPaused: true }) : state;
    case "RESUME":
      return state.isActive && state.isPaused ? touched({ isPaused: false }) : state;
    case "RESET":
      return { ...initialGuide, userPreferences: state.userPreferences };
    case "COMPLETE_STEP": {
      const isKnown = state.completedSteps.includes(action.step) && !state.skippedSteps.includes(action.step);
      if (!isStep(flow, action.step) || isKnown) return state;
      return touched({
        completedSteps: withStep(state.completedSteps, action.step),
        skippedSteps: state.skippedSteps.filter((step) => step !== action.step),
        ...(action.step === lastStep(flow) ? { isActive: false } : { currentStep: action.step + 1 }),
      });
    }
    case "SKIP_STEP": {
      if (!isStep(flow, action.step)) return state;
      const isDone = state.completedSteps.includes(action.step);
      return touched({
        completedSteps: withStep(state.completedSteps, action.step),
        skippedSteps: isDone ? state.skippedSteps : withStep(state.skippedSteps, action.step),
        currentStep: Math.min(action.step + 1, lastStep(flow)),
      });
    }
    case "GO_TO_STEP":
      if (!isStep(flow, action.step) || state.currentStep === action.step) return state;
      return touched({ currentStep: action.step });
    case "UPDATE_PREFERENCES": {
      const userPreferences = { ...state.userPreferences, ...action.preferences };
      const names = Object.keys(userPreferences) as (keyof GuidePreferences)[];
      if (names.every((name) => userPreferences[name] === state.userPreferences[name])) return state;
      return { ...state, userPreferences };
    }
  }
}

/** Minus zero is an integer, but no index. */
export const isStep = (flow: Flow, step: number): boolean =>
  Number.isInteger(step) && !Object.is(step, -0) && step >= 0 && step <= lastStep(flow);

const withStep = (steps: readonly number[], step: number): readonly number[] =>
  steps.includes(step) ? steps : [...steps, step].sort((a, b) => a - b);

/** Done, and not merely passed over. */
export const isDone = (state: GuideState, step: number): boolean =>
  state.completedSteps.includes(step) && !state.skippedSteps.includes(step);
