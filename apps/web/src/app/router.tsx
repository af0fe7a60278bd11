import type { UserType } from "@heirlock/domain/account/user-type";
import {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import type { i18n } from "i18next";
import { readClosedSearch } from "../features/account/privacy/closed-search.ts";
import { readAddAssetSearch, readAssetsSearch } from "../features/assets/assets-search.ts";
import { readLawSearch } from "../features/jurisdictions/guide/law-search.ts";
import { ServerErrorPage } from "../features/site/server-error-page.tsx";
import { readVaultSearch } from "../features/vault/vault-search.ts";
import { isDemo } from "./demo-mode.ts";
import { FramedError } from "./framed-error.tsx";
import { requireSide, requireSignedIn, toHomeSide } from "./guard.ts";
import { GuardPending, PagePending } from "./pending.tsx";
import { reportError } from "./report-error.ts";
import { RootLayout } from "./root-layout.tsx";

export interface RouterContext {
  i18n: i18n;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Key of the page's title under `pages` in messages. */
    page?: string;
    /** Open to search engines. */
    indexed?: boolean;
  }
}

/** Loads the texts of a page before it is drawn, so that no half-translated frame is painted. */
const texts =
  (...namespaces: string[]) =>
  async ({ context }: { context: RouterContext }): Promise<void> => {
    await context.i18n.loadNamespaces(namespaces);
  };

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import("./framed-not-found.tsx"), "FramedNotFound"),
});

// Open to anyone

const site = createRoute({
  getParentRoute: () => root,
  id: "site",
  component: lazyRouteComponent(() => import("./public-frame.tsx"), "PublicFrame"),
});
const landing = createRoute({
  getParentRoute: () => site,
  path: "/",
  staticData: { page: "landing", indexed: true },
  loader: texts("site"),
  component: lazyRouteComponent(() => import("../features/site/landing-page.tsx"), "LandingPage"),
});
const pricing = createRoute({
  getParentRoute: () => site,
  path: "/pricing",
  staticData: { page: "pricing", indexed: true },
  loader: texts("site"),
  component: lazyRouteComponent(() => import("../features/site/pricing-page.tsx"), "PricingPage"),
});
const help = createRoute({
  getParentRoute: () => site,
  path: "/help",
  staticData: { page: "help", indexed: true },
  loader: texts("site"),
  component: lazyRouteComponent(() => import("../features/site/help-page.tsx"), "HelpPage"),
});
const helpArticle = createRoute({
  getParentRoute: () => site,
  path: "/help/$slug",
  staticData: { page: "help", indexed: true },
  loader: async ({ context, params }) => {
    const [{ loadArticle }] = await Promise.all([loadTexts(), texts("site")({ context })]);
    return (await loadArticle(params.slug, context.i18n.language)) ?? absent();
  },
  component: lazyRouteComponent(() => import("../features/site/help-article-page.tsx"), "HelpArticlePage"),
});
const legal = createRoute({
  getParentRoute: () => site,
  path: "/legal/$text",
  staticData: { page: "legal", indexed: true },
  loader: async ({ context, params }) => {
    const [{ loadLegalText }] = await Promise.all([loadTexts(), texts("site")({ context })]);
    return (await loadLegalText(params.text, context.i18n.language)) ?? absent();
  },
  component: lazyRouteComponent(() => import("../features/site/legal-page.tsx"), "LegalPage"),
});

const lawGuide = createRoute({
  getParentRoute: () => site,
  path: "/law-guide",
  staticData: { page: "lawGuide", indexed: true },
  validateSearch: readLawSearch,
  loader: async ({ context }) => {
    await Promise.all([texts("guide", "chooser")({ context }), preloadCatalogue(context.i18n.language)]);
  },
  component: lazyRouteComponent(() => import("../features/jurisdictions/guide/law-guide-page.tsx"), "LawGuidePage"),
});

/** The page is drawn whole at once, prerendered too. Without the catalogue it says so itself, with a way to try again. */
async function preloadCatalogue(language: string): Promise<void> {
  try {
    const { loadLawCatalogue } = await import("../features/jurisdictions/chooser/use-law-catalogue.ts");
    await loadLawCatalogue(language);
  } catch {}
}

const whoInherits = createRoute({
  getParentRoute: () => site,
  path: "/who-inherits",
  staticData: { page: "whoInherits", indexed: true },
  loader: texts("calculator"),
  component: lazyRouteComponent(
    () => import("../features/jurisdictions/calculator/calculator-page.tsx"),
    "CalculatorPage",
  ),
});
const shares = createRoute({
  getParentRoute: () => site,
  path: "/who-inherits/shares",
  staticData: { page: "shares" },
  loader: texts("shares", "calculator"),
  component: lazyRouteComponent(() => import("../features/jurisdictions/shares/shares-page.tsx"), "SharesPage"),
});

/** The index of all articles is only needed by those who read one. */
const loadTexts = () => import("../features/site/load-text.ts");

function absent(): never {
  throw notFound();
}

// Signing in and up

const auth = createRoute({
  getParentRoute: () => root,
  id: "auth",
  loader: texts("sign-in"),
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("./auth-frame.tsx"), "AuthFrame"),
});
const signIn = createRoute({
  getParentRoute: () => auth,
  path: "/auth/login",
  staticData: { page: "signIn", indexed: true },
  component: lazyRouteComponent(() => import("../features/account/sign-in-page.tsx"), "SignInPage"),
});
const signUp = createRoute({
  getParentRoute: () => auth,
  path: "/auth/signup",
  staticData: { page: "signUp", indexed: true },
  loader: texts("account"),
  component: lazyRouteComponent(() => import("../features/account/sign-up-page.tsx"), "SignUpPage"),
});
const twoFactor = createRoute({
  getParentRoute: () => auth,
  path: "/auth/two-factor",
  staticData: { page: "twoFactor" },
  loader: texts("factors"),
  component: lazyRouteComponent(() => import("../features/account/factors/two-factor-page.tsx"), "TwoFactorPage"),
});
const verifyEmail = createRoute({
  getParentRoute: () => auth,
  path: "/auth/verify-email",
  staticData: { page: "verifyEmail" },
  loader: texts("account"),
  component: lazyRouteComponent(() => import("../features/account/verify-email-page.tsx"), "VerifyEmailPage"),
});

const closed = createRoute({
  getParentRoute: () => auth,
  path: "/auth/closed",
  staticData: { page: "closed" },
  validateSearch: readClosedSearch,
  loader: texts("privacy"),
  component: lazyRouteComponent(() => import("../features/account/privacy/closed-page.tsx"), "ClosedPage"),
});

const recover = createRoute({
  getParentRoute: () => auth,
  path: "/auth/recover",
  staticData: { page: "recover" },
  loader: texts("means"),
  component: lazyRouteComponent(() => import("../features/account/means/recover-page.tsx"), "RecoverPage"),
});
const verifyRecoveryEmail = createRoute({
  getParentRoute: () => auth,
  path: "/auth/verify-recovery-email",
  staticData: { page: "verifyRecoveryEmail" },
  loader: texts("means"),
  component: lazyRouteComponent(
    () => import("../features/account/means/verify-recovery-email-page.tsx"),
    "VerifyRecoveryEmailPage",
  ),
});
const confirmEmail = createRoute({
  getParentRoute: () => auth,
  path: "/auth/confirm-email",
  staticData: { page: "confirmEmail" },
  loader: texts("means"),
  component: lazyRouteComponent(() => import("../features/account/means/confirm-email-page.tsx"), "ConfirmEmailPage"),
});
const object = createRoute({
  getParentRoute: () => auth,
  path: "/auth/object",
  staticData: { page: "object" },
  loader: texts("means"),
  component: lazyRouteComponent(() => import("../features/account/means/object-page.tsx"), "ObjectPage"),
});

const forgotPassword = createRoute({
  getParentRoute: () => auth,
  path: "/auth/forgot-password",
  staticData: { page: "forgotPassword" },
  loader: texts("recovery"),
  component: lazyRouteComponent(
    () => import("../features/account/recovery/forgot-password-page.tsx"),
    "ForgotPasswordPage",
  ),
});
const stopReset = createRoute({
  getParentRoute: () => auth,
  path: "/auth/stop-reset",
  staticData: { page: "stopReset" },
  loader: texts("recovery"),
  component: lazyRouteComponent(() => import("../features/account/recovery/stop-reset-page.tsx"), "StopResetPage"),
});
const bare = createRoute({
  getParentRoute: () => root,
  id: "bare",
  loader: texts("sign-in"),
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("./bare-frame.tsx"), "BareFrame"),
});
const resetPassword = createRoute({
  getParentRoute: () => bare,
  path: "/auth/reset-password",
  staticData: { page: "resetPassword" },
  loader: texts("recovery", "account"),
  component: lazyRouteComponent(
    () => import("../features/account/recovery/reset-password-page.tsx"),
    "ResetPasswordPage",
  ),
});

// Signed in: guarded by prefix

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: ({ location }): Promise<{ userType: UserType }> => requireSignedIn(location),
  pendingMs: 0,
  pendingComponent: GuardPending,
  errorComponent: FramedError,
  component: lazyRouteComponent(() => import("./signed-in-frame.tsx"), "SignedInFrame"),
});
const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard",
  beforeLoad: ({ context }) => toHomeSide(context.userType),
});
const shortAssets = createRoute({
  getParentRoute: () => signedIn,
  path: "/assets",
  validateSearch: readAssetsSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/dashboard/will-holder/assets", search, replace: true });
  },
});

const shortVault = createRoute({
  getParentRoute: () => signedIn,
  path: "/vault",
  validateSearch: readVaultSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/dashboard/will-holder/vault", search, replace: true });
  },
});

const holder = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard/will-holder",
  beforeLoad: ({ context }) => requireSide("holder", context.userType),
});
const holderDashboard = createRoute({
  getParentRoute: () => holder,
  path: "/",
  staticData: { page: "dashboard" },
  loader: texts("dashboard", "assets", "expiry"),
  component: lazyRouteComponent(() => import("./holder-home-page.tsx"), "HolderHomePage"),
});
const assets = createRoute({
  getParentRoute: () => holder,
  path: "/assets",
  staticData: { page: "assets" },
  validateSearch: readAssetsSearch,
  loader: texts("assets", "vault", "picker", "vault-lock"),
  component: lazyRouteComponent(() => import("./holder-assets-page.tsx"), "HolderAssetsPage"),
});
const addAsset = createRoute({
  getParentRoute: () => holder,
  path: "/assets/add",
  staticData: { page: "addAsset" },
  validateSearch: readAddAssetSearch,
  loader: texts("assets"),
  component: lazyRouteComponent(() => import("../features/assets/add-asset-page.tsx"), "AddAssetPage"),
});
const asset = createRoute({
  getParentRoute: () => holder,
  path: "/assets/$id",
  staticData: { page: "asset" },
  loader: texts("assets", "vault", "picker", "vault-lock"),
  component: lazyRouteComponent(() => import("./holder-assets-page.tsx"), "HolderAssetPage"),
});
const editAsset = createRoute({
  getParentRoute: () => holder,
  path: "/assets/$id/edit",
  staticData: { page: "editAsset" },
  loader: texts("assets"),
  component: lazyRouteComponent(() => import("../features/assets/edit-asset-page.tsx"), "EditAssetPage"),
});

const vault = createRoute({
  getParentRoute: () => holder,
  path: "/vault",
  staticData: { page: "vault" },
  validateSearch: readVaultSearch,
  loader: texts("vault", "vault-lock", "import", "vault-export", "expiry"),
  component: lazyRouteComponent(() => import("./vault-page.tsx"), "VaultPage"),
});
/** The list stays where it is, with the form over it (D05). */
const addVaultEntry = createRoute({
  getParentRoute: () => vault,
  path: "/add",
  staticData: { page: "addVaultEntry" },
  loader: texts("assets", "form"),
  component: lazyRouteComponent(() => import("./vault-form.tsx"), "AddVaultEntry"),
});
const removedEntries = createRoute({
  getParentRoute: () => holder,
  path: "/vault/removed",
  staticData: { page: "removedEntries" },
  loader: texts("vault", "vault-lock"),
  component: lazyRouteComponent(() => import("./removed-entries-page.tsx"), "RemovedEntriesPage"),
});
const exportVault = createRoute({
  getParentRoute: () => holder,
  path: "/vault/export",
  staticData: { page: "exportVault" },
  loader: texts("vault", "vault-lock", "vault-export"),
  component: lazyRouteComponent(() => import("./vault-export-page.tsx"), "VaultExportPage"),
});
const importVault = createRoute({
  getParentRoute: () => holder,
  path: "/vault/import",
  staticData: { page: "importVault" },
  loader: texts("vault", "vault-lock", "import"),
  component: lazyRouteComponent(() => import("./vault-import-page.tsx"), "VaultImportPage"),
});
const vaultEntry = createRoute({
  getParentRoute: () => holder,
  path: "/vault/$id",
  staticData: { page: "vaultEntry" },
  loader: texts("vault", "vault-lock", "assets"),
  component: lazyRouteComponent(() => import("./vault-entry-page.tsx"), "VaultEntryPage"),
});
const editVaultEntry = createRoute({
  getParentRoute: () => vaultEntry,
  path: "/edit",
  staticData: { page: "editVaultEntry" },
  loader: texts("form"),
  component: lazyRouteComponent(() => import("./vault-form.tsx"), "EditVaultEntry"),
});

const member = createRoute({
  getParentRoute: () => signedIn,
  path: "/dashboard/member",
  beforeLoad: ({ context }) => requireSide("member", context.userType),
});
const memberDashboard = createRoute({
  getParentRoute: () => member,
  path: "/",
  staticData: { page: "memberDashboard" },
  loader: texts("dashboard", "people"),
  component: lazyRouteComponent(() => import("./member-home-page.tsx"), "MemberHomePage"),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: "/settings",
  loader: texts("account", "sign-in"),
});
const settingsOverview = createRoute({
  getParentRoute: () => settings,
  path: "/",
  staticData: { page: "settings" },
  component: lazyRouteComponent(() => import("../features/account/settings-page.tsx"), "SettingsPage"),
});
const profile = createRoute({
  getParentRoute: () => settings,
  path: "/profile",
  staticData: { page: "profile" },
  loader: texts("privacy"),
  component: lazyRouteComponent(() => import("../features/account/profile-page.tsx"), "ProfilePage"),
});
const security = createRoute({
  getParentRoute: () => settings,
  path: "/security",
  staticData: { page: "security" },
  loader: texts("security", "recovery", "factors", "passkeys", "vault-lock", "means"),
  component: lazyRouteComponent(() => import("../features/account/security-page.tsx"), "SecurityPage"),
});
const securityActivity = createRoute({
  getParentRoute: () => settings,
  path: "/security/activity",
  staticData: { page: "securityActivity" },
  loader: texts("security"),
  component: lazyRouteComponent(() => import("../features/account/security/activity-page.tsx"), "ActivityPage"),
});
const recoveryKit = createRoute({
  getParentRoute: () => settings,
  path: "/security/recovery-kit",
  staticData: { page: "recoveryKit" },
  component: lazyRouteComponent(() => import("../features/account/recovery-kit-page.tsx"), "RecoveryKitPage"),
});
const preferences = createRoute({
  getParentRoute: () => settings,
  path: "/preferences",
  staticData: { page: "preferences" },
  component: lazyRouteComponent(() => import("../features/account/preferences-page.tsx"), "PreferencesPage"),
});

const accounts = createRoute({
  getParentRoute: () => settings,
  path: "/accounts",
  staticData: { page: "accounts" },
  loader: texts("sides", "people"),
  component: lazyRouteComponent(() => import("../features/account/sides/accounts-page.tsx"), "AccountsPage"),
});

const notifications = createRoute({
  getParentRoute: () => settings,
  path: "/notifications",
  staticData: { page: "notifications" },
  loader: texts("privacy"),
  component: lazyRouteComponent(
    () => import("../features/account/privacy/notifications-page.tsx"),
    "NotificationsPage",
  ),
});
const privacy = createRoute({
  getParentRoute: () => settings,
  path: "/privacy",
  staticData: { page: "privacy" },
  loader: texts("privacy"),
  component: lazyRouteComponent(() => import("../features/account/privacy/privacy-page.tsx"), "PrivacyPage"),
});
const closeAccount = createRoute({
  getParentRoute: () => settings,
  path: "/privacy/close",
  staticData: { page: "closeAccount" },
  loader: texts("privacy"),
  component: lazyRouteComponent(() => import("../features/account/privacy/close-account-page.tsx"), "CloseAccountPage"),
});

/** Where "Upgrade" leads (VLT-038): the plans, until they can be paid for here. */
const billing = createRoute({
  getParentRoute: () => settings,
  path: "/billing",
  beforeLoad: () => {
    throw redirect({ to: "/pricing", replace: true });
  },
});

// For developers and the demo

const gallery = createRoute({
  getParentRoute: () => root,
  path: "/gallery",
  staticData: { page: "gallery" },
  beforeLoad: async () => {
    if (!(await isDemo())) throw notFound();
  },
  component: lazyRouteComponent(() => import("../ui/gallery/gallery-page.tsx"), "GalleryPage"),
});

const selectAssets = createRoute({
  getParentRoute: () => signedIn,
  path: "/gallery/select-assets",
  staticData: { page: "gallery" },
  beforeLoad: async () => {
    if (!(await isDemo())) throw notFound();
  },
  component: lazyRouteComponent(() => import("./select-assets-specimen.tsx"), "SelectAssetsSpecimen"),
});

const routeTree = root.addChildren([
  site.addChildren([landing, pricing, help, helpArticle, legal, lawGuide, whoInherits, shares]),
  auth.addChildren([
    signIn,
    closed,
    signUp,
    twoFactor,
    verifyEmail,
    recover,
    verifyRecoveryEmail,
    confirmEmail,
    object,
    forgotPassword,
    stopReset,
  ]),
  bare.addChildren([resetPassword]),
  signedIn.addChildren([
    dashboard,
    shortAssets,
    shortVault,
    holder.addChildren([
      holderDashboard,
      assets,
      addAsset,
      asset,
      editAsset,
      vault.addChildren([addVaultEntry]),
      removedEntries,
      exportVault,
      importVault,
      vaultEntry.addChildren([editVaultEntry]),
    ]),
    member.addChildren([memberDashboard]),
    settings.addChildren([
      settingsOverview,
      notifications,
      privacy,
      closeAccount,
      billing,
      profile,
      security,
      securityActivity,
      recoveryKit,
      preferences,
      accounts,
    ]),
    selectAssets,
  ]),
  gallery,
]);

/** `history` is the browser's unless a page is prerendered; then nothing is restored or preloaded either. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history: history ?? createBrowserHistory(),
    // Prerendering would write the restoration as an inline script, which the content policy forbids.
    scrollRestoration: history === undefined,
    defaultPreload: "intent",
    defaultPendingMs: 500,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ServerErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import("../features/site/not-found-page.tsx"), "NotFoundPage"),
    defaultOnCatch: (error) => reportError("page", error),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
