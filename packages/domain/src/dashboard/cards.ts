/** Whose Home it is (DSH-001). */
export const dashboardTypes = ["member", "will_holder"] as const;
export type DashboardType = (typeof dashboardTypes)[number];

/** The cards of each Home (DSH-008, DSH-009). */
export const dashboardCards = {
  member: [
    "profile_completion",
    "security_status",
    "will_holders",
    "quick_actions",
    "assigned_assets",
    "vault_access",
    "learning_resources",
    "recent_activities",
    "engagement_score",
    "role_approvals",
    "distribution_notifications",
  ],
  will_holder: [
    "usage_indicators",
    "upgrade_card",
    "pending_confirmations",
    "security_score",
    "profile_completion",
    "legacy_progress",
    "quick_actions",
    "recent_activity",
    "active_wills",
    "members",
    "assets",
  ],
} as const satisfies Record<DashboardType, readonly string[]>;

export type CardId<Type extends DashboardType = DashboardType> = (typeof dashboardCards)[Type][number];

/** The order in which somebody finds them who changed nothing: what is needed most comes first. */
export const firstOrder: { readonly [Type in DashboardType]: readonly CardId<Type>[] } = {
  member: [
    "role_approvals",
    "will_holders",
    "vault_access",
    "assigned_assets",
    "distribution_notifications",
    "learning_resources",
    "quick_actions",
    "recent_activities",
    "profile_completion",
    "security_status",
    "engagement_score",
  ],
  will_holder: [
    "legacy_progress",
    "active_wills",
    "members",
    "pending_confirmations",
    "assets",
    "recent_activity",
    "quick_actions",
    "security_score",
    "profile_completion",
    "usage_indicators",
    "upgrade_card",
  ],
};
