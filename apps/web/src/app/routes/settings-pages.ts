import type { PageTable } from "./page.ts";

/** What the settings have in common. */
const own = ["account", "account/sign-in"];

export const settingsPages: PageTable = {
  "/settings/": {
    title: "settings",
    texts: own,
    component: async () => (await import("../../features/account/settings/settings-page.tsx")).SettingsPage,
  },
  "/settings/notifications": {
    title: "notifications",
    texts: [...own, "account/privacy"],
    component: async () => (await import("../../features/account/privacy/notifications-page.tsx")).NotificationsPage,
  },
  "/settings/privacy": {
    title: "privacy",
    texts: [...own, "account/privacy", "account/vault-lock"],
    component: async () => (await import("../../features/account/privacy/privacy-page.tsx")).PrivacyPage,
  },
  "/settings/privacy/close": {
    title: "closeAccount",
    texts: [...own, "account/privacy"],
    component: async () => (await import("../../features/account/privacy/close-account-page.tsx")).CloseAccountPage,
  },
  "/settings/profile": {
    title: "profile",
    texts: [...own, "account/privacy"],
    component: async () => (await import("../../features/account/settings/profile-page.tsx")).ProfilePage,
  },
  "/settings/security": {
    title: "security",
    texts: [
      ...own,
      "account/security",
      "account/recovery",
      "account/factors",
      "account/passkeys",
      "account/vault-lock",
      "account/recovery-options",
    ],
    component: async () => (await import("../../features/account/security/security-page.tsx")).SecurityPage,
  },
  "/settings/security/activity": {
    title: "securityActivity",
    texts: [...own, "account/security"],
    component: async () => (await import("../../features/account/security/activity-page.tsx")).ActivityPage,
  },
  "/settings/security/recovery-kit": {
    title: "recoveryKit",
    texts: own,
    component: async () => (await import("../../features/account/recovery-kit/recovery-kit-page.tsx")).RecoveryKitPage,
  },
  "/settings/preferences": {
    title: "preferences",
    texts: own,
    component: async () => (await import("../../features/account/settings/preferences-page.tsx")).PreferencesPage,
  },
  "/settings/accounts": {
    title: "accounts",
    texts: [...own, "account/role-switch", "members"],
    component: async () => (await import("../../features/account/role-switch/accounts-page.tsx")).AccountsPage,
  },
};
