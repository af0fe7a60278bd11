/** The two guides; somebody with both sides gets the one of the side they are on (D51). */
export const flows = ["holder", "member"] as const;
export type Flow = (typeof flows)[number];

/** Every step, in the order of the catalogue (ONB-031). */
export const stepIds = [
  "welcome",
  "profile",
  "security",
  "assets",
  "vault",
  "members",
  "will",
  "celebration",
  "dashboard-customization",
  "key-cards",
  "multi-role-switch",
  "notifications",
  "invitations",
  "assigned-assets",
  "vault-access",
  "will-access",
  "learning-resources",
  "member-security",
  "dual-role-setup",
  "member-preferences",
] as const;
export type StepId = (typeof stepIds)[number];

export const coreSteps = ["profile", "security", "assets", "vault", "members", "will"] as const;
export const advancedTopics = ["dashboard-customization", "key-cards", "multi-role-switch", "notifications"] as const;
export const optionalTopics = ["member-security", "dual-role-setup", "member-preferences"] as const;

export const flowSteps = {
  holder: ["welcome", ...coreSteps, "celebration", ...advancedTopics],
  member: [
    "welcome",
    "profile",
    "invitations",
    "assigned-assets",
    "vault-access",
    "notifications",
    "will-access",
    "learning-resources",
    ...optionalTopics,
  ],
} as const satisfies Record<Flow, readonly StepId[]>;

export type FlowStep<F extends Flow> = (typeof flowSteps)[F][number];

/** The words say "2-3 minutes" in the reader's language. */
export interface EstimatedTime {
  unit: "seconds" | "minutes";
  from: number;
  to: number;
}

/** Title and description are keys of the texts. */
export interface StepConfig {
  id: StepId;
  title: `${Flow}.${StepId}.title`;
  description: `${Flow}.${StepId}.text`;
  estimatedTime: EstimatedTime;
  isRequired: boolean;
  canSkip: boolean;
  nextStep: StepId | null;
  previousStep: StepId | null;
}

const minutes = (from: number, to: number): EstimatedTime => ({ unit: "minutes", from, to });
const halfMinute: EstimatedTime = { unit: "seconds", from: 30, to: 30 };

const estimates: { [F in Flow]: Record<FlowStep<F>, EstimatedTime> } = {
  holder: {
    welcome: halfMinute,
    profile: minutes(2, 3),
    security: minutes(2, 3),
    assets: minutes(3, 5),
    vault: minutes(2, 3),
    members: minutes(3, 4),
    will: minutes(2, 3),
    celebration: halfMinute,
    "dashboard-customization": minutes(1, 2),
    "key-cards": minutes(1, 2),
    "multi-role-switch": minutes(1, 2),
    notifications: minutes(1, 2),
  },
  member: {
    welcome: halfMinute,
    profile: minutes(2, 3),
    invitations: minutes(3, 4),
    "assigned-assets": minutes(2, 3),
    "vault-access": minutes(2, 3),
    notifications: minutes(1, 2),
    "will-access": minutes(2, 3),
    "learning-resources": minutes(1, 2),
    "member-security": minutes(3, 4),
    "dual-role-setup": minutes(1, 2),
    "member-preferences": minutes(1, 2),
  },
};

/** Section 4.5 decides for members, the catalogue for holders (D49). */
const required: Record<Flow, readonly StepId[]> = {
  holder: ["welcome", ...coreSteps],
  member: flowSteps.member.slice(0, 8),
};

function configsOf<F extends Flow>(flow: F): readonly StepConfig[] {
  const steps: readonly FlowStep<F>[] = flowSteps[flow];
  return steps.map((id, at) => ({
    id,
    title: `${flow}.${id}.title`,
    description: `${flow}.${id}.text`,
    estimatedTime: estimates[flow][id],
    isRequired: required[flow].includes(id),
    // Only data: every screen offers to skip (D49).
    canSkip: id === "welcome" || !required[flow].includes(id),
    nextStep: steps[at + 1] ?? null,
    previousStep: steps[at - 1] ?? null,
  }));
}

export const flowConfigs: Record<Flow, readonly StepConfig[]> = {
  holder: configsOf("holder"),
  member: configsOf("member"),
};

/** The required steps that members alone have, as the catalogue flags them (ONB-032). */
const requiredInCatalogue: readonly StepId[] = ["invitations", "assigned-assets", "vault-access", "will-access"];

export const stepCatalogue: readonly StepConfig[] = stepIds.map((id) => {
  const ofHolder = flowConfigs.holder.find((step) => step.id === id);
  if (ofHolder) return ofHolder;
  const ofMember = flowConfigs.member.find((step) => step.id === id)!;
  const isRequired = requiredInCatalogue.includes(id);
  return { ...ofMember, isRequired, canSkip: !isRequired };
});

export const lastStep = (flow: Flow): number => flowSteps[flow].length - 1;

export const stepAt = (flow: Flow, index: number): StepId => flowSteps[flow][index] ?? "welcome";

export const indexOfStep = (flow: Flow, id: StepId): number => (flowSteps[flow] as readonly StepId[]).indexOf(id);
