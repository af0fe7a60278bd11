import { Settings } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/settings/": {
      title: "settings",
      component: async () => (await import("./settings/settings-page.tsx")).SettingsPage,
    },
    "/settings/notifications": {
      title: "notifications",
      component: async () => (await import("./privacy/notifications-page.tsx")).NotificationsPage,
    },
    "/settings/privacy": {
      title: "privacy",
      component: async () => (await import("./privacy/privacy-page.tsx")).PrivacyPage,
    },
    "/settings/privacy/close": {
      title: "closeAccount",
      component: async () => (await import("./privacy/close-account-page.tsx")).CloseAccountPage,
    },
    "/settings/profile": {
      title: "profile",
      component: async () => (await import("./settings/profile-page.tsx")).ProfilePage,
    },
    "/settings/security": {
      title: "security",
      component: async () => (await import("./security/security-page.tsx")).SecurityPage,
    },
    "/settings/security/activity": {
      title: "securityActivity",
      component: async () => (await import("./security/activity-page.tsx")).ActivityPage,
    },
    "/settings/security/recovery-kit": {
      title: "recoveryKit",
      component: async () => (await import("./recovery-kit/recovery-kit-page.tsx")).RecoveryKitPage,
    },
    "/settings/preferences": {
      title: "preferences",
      component: async () => (await import("./settings/preferences-page.tsx")).PreferencesPage,
    },
    "/settings/accounts": {
      title: "accounts",
      component: async () => (await import("./role-switch/accounts-page.tsx")).AccountsPage,
    },
    "/auth/two-factor": {
      title: "twoFactor",
      component: async () => (await import("./factors/two-factor-page.tsx")).TwoFactorPage,
    },
    "/auth/verify-email": {
      title: "verifyEmail",
      component: async () => (await import("./sign-up/verify-email-page.tsx")).VerifyEmailPage,
    },
    "/auth/closed": {
      title: "closed",
      component: async () => (await import("./privacy/closed-page.tsx")).ClosedPage,
    },
    "/auth/recover": {
      title: "recover",
      component: async () => (await import("./recovery-options/recover-page.tsx")).RecoverPage,
    },
    "/auth/verify-recovery-email": {
      title: "verifyRecoveryEmail",
      component: async () =>
        (await import("./recovery-options/verify-recovery-email-page.tsx")).VerifyRecoveryEmailPage,
    },
    "/auth/confirm-email": {
      title: "confirmEmail",
      component: async () => (await import("./recovery-options/confirm-email-page.tsx")).ConfirmEmailPage,
    },
    "/auth/object": {
      title: "object",
      component: async () => (await import("./recovery-options/object-page.tsx")).ObjectPage,
    },
    "/auth/forgot-password": {
      title: "forgotPassword",
      component: async () => (await import("./recovery/forgot-password-page.tsx")).ForgotPasswordPage,
    },
    "/auth/stop-reset": {
      title: "stopReset",
      component: async () => (await import("./recovery/stop-reset-page.tsx")).StopResetPage,
    },
    "/auth/reset-password": {
      title: "resetPassword",
      component: async () => (await import("./recovery/reset-password-page.tsx")).ResetPasswordPage,
    },
  },
  navigation: [
    { side: "holder", rank: 90, to: "/settings", label: "settings", icon: Settings, aside: "account" },
    { side: "member", rank: 90, to: "/settings", label: "settings", icon: Settings, aside: "account" },
  ],
  stale: { account: ["profile.updated", "relationship.changed"] },
};
