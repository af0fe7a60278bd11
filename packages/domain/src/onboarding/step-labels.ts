import {
  advancedTopics,
  coreSteps,
  type EstimatedTime,
  type Flow,
  flowConfigs,
  flowSteps,
  optionalTopics,
} from "./steps.ts";

export interface StepLabel {
  kind: "step" | "optional" | "advanced";
  n: number;
  of: number;
}

const requiredOfMember = flowSteps.member.length - optionalTopics.length;
const celebration = coreSteps.length + 1;

/** The numbers of "Step n of 6", "Step n of 8" and the topics after them (D48). Null: the screen carries none. */
export function labelOf(flow: Flow, index: number): StepLabel | null {
  if (flow === "member") {
    if (index < requiredOfMember) return { kind: "step", n: index + 1, of: requiredOfMember };
    return { kind: "optional", n: index - requiredOfMember + 1, of: optionalTopics.length };
  }
  if (index === 0 || index === celebration) return null;
  if (index < celebration) return { kind: "step", n: index, of: coreSteps.length };
  return { kind: "advanced", n: index - celebration, of: advancedTopics.length };
}

/** A member's bar counts the step under way (D48), a holder's the steps behind it. */
export function percentOf(flow: Flow, index: number): number {
  const label = labelOf(flow, index);
  if (flow === "holder" && index === 0) return 0;
  if (label?.kind !== "step") return 100;
  return Math.round(((flow === "member" ? label.n : label.n - 1) / label.of) * 100);
}

/** At least, for a holder's core steps from this one on; null past them. */
export function minutesLeft(flow: Flow, index: number): number | null {
  if (flow === "member" || index >= celebration) return null;
  const ahead: EstimatedTime[] = flowConfigs.holder
    .slice(Math.max(1, index), celebration)
    .map((one) => one.estimatedTime);
  return ahead.reduce((sum, { from }) => sum + from, 0);
}
