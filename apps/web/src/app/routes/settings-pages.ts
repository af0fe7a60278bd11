import type { PageTable } from "./page.ts";

/** What the settings have in common. */
const own = ["account", "sign-in"];

export const settingsPages: PageTable = {
  "/settings/": {
    title: "settings",
    texts: own,
    component: async () => (await import("../../features/account/settings-page.tsx")).SettingsPage,
  },
  "/settings/notifications": {
    title: "notifications",
    texts: [...own, "privacy"],
    component: async () => (await import("../../features/account/privacy/notifications-page.tsx")).NotificationsPage,
  },
  "/settings/privacy": {
    title: "privacy",
    texts: [...own, "privacy", "vault-lock"],
    component: async () => (await import("../holder-privacy-page.tsx")).HolderPrivacyPage,
  },
  "/settings/privacy/close": {
    title: "closeAccount",
    texts: [...own, "privacy"],
    component: async () => (await import("../../features/account/privacy/close-account-page.tsx")).CloseAccountPage,
  },
  "/settings/profile": {
    title: "profile",
    texts: [...own, "privacy"],
    component: async () => (await import("../../features/account/profile-page.tsx")).ProfilePage,
  },
  "/settings/security": {
    title: "security",
    texts: [...own, "security", "recovery", "factors", "passkeys", "vault-lock", "means"],
    component: async () => (await import("../../features/account/security-page.tsx")).SecurityPage,
  },
  "/settings/security/activity": {
    title: "securityActivity",
    texts: [...own, "security"],
    component: async () => (await import("../../features/account/security/activity-page.tsx")).ActivityPage,
  },
  "/settings/security/recovery-kit": {
    title: "recoveryKit",
    texts: own,
    component: async () => (await import("../../features/account/recovery-kit-page.tsx")).RecoveryKitPage,
  },
  "/settings/preferences": {
    title: "preferences",
    texts: own,
    component: async () => (await import("../../features/account/preferences-page.tsx")).PreferencesPage,
  },
  "/settings/accounts": {
    title: "accounts",
    texts: [...own, "sides", "people"],
    component: async () => (await import("../../features/account/sides/accounts-page.tsx")).AccountsPage,
  },
};
