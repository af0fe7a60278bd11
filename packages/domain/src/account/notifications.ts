export const notificationChannels = ["in_app", "email"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface Rule {
  /** Where it goes unless the person says otherwise. */
  standard: readonly NotificationChannel[];
  /** What guards the account or the release cannot be switched off. */
  fixed: readonly NotificationChannel[];
}

/** Every kind of notice a person can be told about, and by which channels. */
export const notificationRules = {
  security: { standard: ["in_app", "email"], fixed: ["email"] },
  release: { standard: ["in_app", "email"], fixed: ["in_app", "email"] },
  invitations: { standard: ["in_app", "email"], fixed: ["in_app"] },
  members: { standard: ["in_app", "email"], fixed: [] },
  reminders: { standard: ["in_app", "email"], fixed: [] },
  messages: { standard: ["in_app", "email"], fixed: [] },
  billing: { standard: ["in_app", "email"], fixed: ["email"] },
  news: { standard: [], fixed: [] },
} as const satisfies Record<string, Rule>;
export type NotificationKind = keyof typeof notificationRules;
export const notificationKinds = Object.keys(notificationRules) as [NotificationKind, ...NotificationKind[]];

/** Kinds that no feature sends yet: a switch for them would change nothing, so the settings do not show them. */
const unsentKinds: readonly NotificationKind[] = ["messages", "billing", "news"];
export const sentKinds = notificationKinds.filter((kind) => !unsentKinds.includes(kind));
