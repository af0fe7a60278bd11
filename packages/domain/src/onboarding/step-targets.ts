import type { Flow, StepId } from "./steps.ts";

/** Where the button of a step leads (ONB-011, ONB-048). A step without one explains something that has no page. */
export const stepTargets: Record<Flow, Readonly<Partial<Record<StepId, string>>>> = {
  holder: {
    profile: "/settings/profile",
    security: "/settings/security",
    assets: "/dashboard/will-holder/assets",
    vault: "/dashboard/will-holder/vault",
    members: "/dashboard/will-holder/members",
    will: "/dashboard/will-holder/wills",
    "dashboard-customization": "/dashboard/will-holder",
    "key-cards": "/dashboard/will-holder/members",
    "multi-role-switch": "/settings/accounts",
    notifications: "/settings/notifications",
  },
  member: {
    profile: "/settings/profile",
    invitations: "/dashboard/member/invitations",
    "assigned-assets": "/dashboard/member/assigned-assets",
    "vault-access": "/dashboard/member/assigned-vault",
    notifications: "/settings/notifications",
    "will-access": "/dashboard/member/wills",
    "learning-resources": "/dashboard/member",
    "member-security": "/settings/security",
    "dual-role-setup": "/settings/accounts",
    "member-preferences": "/settings/preferences",
  },
};

/** Where each guide starts. */
export const guideHome: Record<Flow, string> = { holder: "/dashboard/will-holder", member: "/dashboard/member" };
