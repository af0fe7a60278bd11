/** Names in the browser's storage (D50). The state carries the user id inside; the marks carry it in their name. */
export const guideKeys = {
  state: { holder: "will_holder_onboarding_state", member: "member_onboarding_state" },
  seen: { holder: "will_holder_onboarding_seen_", member: "member_onboarding_seen_" },
  dismissed: { holder: "will_holder_onboarding_dismissed_", member: "member_onboarding_dismissed_" },
} as const;
