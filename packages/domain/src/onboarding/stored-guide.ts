import { languages } from "../languages.ts";
import { guideKeys } from "./guide-keys.ts";
import { type GuidePreferences, type GuideState, initialGuide, isStep } from "./guide-state.ts";
import type { Flow } from "./steps.ts";

/** Under the state's key: the flow's own progress, bound to the person (D50). */
export function serialiseGuide(userId: string, state: GuideState): string {
  const { isActive, isPaused, completedSteps, skippedSteps, currentStep, startTime, userPreferences } = state;
  return JSON.stringify({
    userId,
    completedSteps,
    skippedSteps,
    currentStep,
    isActive,
    isPaused,
    startTime,
    userPreferences,
  });
}

/**
 * The guide as it was left on this device. Somebody else's is ignored without a word; what cannot be read is a warning, and
 * the guide goes on with the defaults (ONB-034).
 */
export function parseGuide(flow: Flow, userId: string, text: string | null, warn: (what: string) => void): GuideState {
  if (text === null) return initialGuide;
  const broken = (): GuideState => {
    warn(`${guideKeys.state[flow]} cannot be read`);
    return initialGuide;
  };
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return broken();
  }
  if (!isRecord(kept)) return broken();
  if (kept.userId !== userId) return initialGuide;
  const { completedSteps, skippedSteps = [], currentStep, startTime = null } = kept;
  if (!isSteps(flow, completedSteps) || !isSteps(flow, skippedSteps) || !isSteps(flow, [currentStep])) return broken();
  if (startTime !== null && typeof startTime !== "number") return broken();
  return {
    ...initialGuide,
    completedSteps: [...new Set(completedSteps)].sort((a, b) => a - b),
    skippedSteps: [...new Set(skippedSteps)].filter((step) => completedSteps.includes(step)).sort((a, b) => a - b),
    currentStep: currentStep as number,
    isActive: kept.isActive === true,
    isPaused: kept.isActive === true && kept.isPaused === true,
    startTime,
    userPreferences: preferencesOf(kept.userPreferences),
  };
}

function preferencesOf(kept: unknown): GuidePreferences {
  const given = isRecord(kept) ? kept : {};
  return {
    skipAnimations: given.skipAnimations === true,
    enableVoiceGuidance: given.enableVoiceGuidance === true,
    preferredLanguage:
      languages.find((language) => language === given.preferredLanguage) ??
      initialGuide.userPreferences.preferredLanguage,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSteps = (flow: Flow, value: unknown): value is number[] =>
  Array.isArray(value) && value.every((step) => typeof step === "number" && isStep(flow, step));
