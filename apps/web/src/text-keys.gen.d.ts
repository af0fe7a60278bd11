// Written by `pnpm generate` from the folders that have texts (tools/artefacts/text-keys.ts). Do not edit.
import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: {
      account: typeof import("./features/account/messages.en.json");
      "account/export": typeof import("./features/account/export/messages.en.json");
      "account/factors": typeof import("./features/account/factors/messages.en.json");
      "account/passkeys": typeof import("./features/account/passkeys/messages.en.json");
      "account/privacy": typeof import("./features/account/privacy/messages.en.json");
      "account/recovery": typeof import("./features/account/recovery/messages.en.json");
      "account/recovery-options": typeof import("./features/account/recovery-options/messages.en.json");
      "account/role-switch": typeof import("./features/account/role-switch/messages.en.json");
      "account/security": typeof import("./features/account/security/messages.en.json");
      "account/session": typeof import("./features/account/session/messages.en.json");
      "account/sign-in": typeof import("./features/account/sign-in/messages.en.json");
      "account/sign-up": typeof import("./features/account/sign-up/messages.en.json");
      "account/vault-lock": typeof import("./features/account/vault-lock/messages.en.json");
      app: typeof import("./app/messages.en.json");
      "app/frames": typeof import("./app/frames/messages.en.json");
      "app/installed": typeof import("./app/installed/messages.en.json");
      "app/search": typeof import("./app/search/messages.en.json");
      assets: typeof import("./features/assets/messages.en.json");
      dashboard: typeof import("./features/dashboard/messages.en.json");
      "dashboard/layout": typeof import("./features/dashboard/layout/messages.en.json");
      inbox: typeof import("./features/inbox/messages.en.json");
      "jurisdictions/calculator": typeof import("./features/jurisdictions/calculator/messages.en.json");
      "jurisdictions/chooser": typeof import("./features/jurisdictions/chooser/messages.en.json");
      "jurisdictions/guide": typeof import("./features/jurisdictions/guide/messages.en.json");
      "jurisdictions/shares": typeof import("./features/jurisdictions/shares/messages.en.json");
      "member-side": typeof import("./features/member-side/messages.en.json");
      "member-side/review": typeof import("./features/member-side/review/messages.en.json");
      members: typeof import("./features/members/messages.en.json");
      "members/access-fields": typeof import("./features/members/access-fields/messages.en.json");
      "members/errors": typeof import("./features/members/errors/messages.en.json");
      "members/import-people": typeof import("./features/members/import-people/messages.en.json");
      "members/invitations": typeof import("./features/members/invitations/messages.en.json");
      "members/list": typeof import("./features/members/list/messages.en.json");
      "members/member-detail": typeof import("./features/members/member-detail/messages.en.json");
      "members/member-form": typeof import("./features/members/member-form/messages.en.json");
      "members/permissions": typeof import("./features/members/permissions/messages.en.json");
      "members/preview": typeof import("./features/members/preview/messages.en.json");
      "members/shared-with": typeof import("./features/members/shared-with/messages.en.json");
      "members/who-sees": typeof import("./features/members/who-sees/messages.en.json");
      names: typeof import("./features/account/names.en.json") &
        typeof import("./features/assets/names.en.json") &
        typeof import("./features/dashboard/names.en.json") &
        typeof import("./features/inbox/names.en.json") &
        typeof import("./features/jurisdictions/names.en.json") &
        typeof import("./features/member-side/names.en.json") &
        typeof import("./features/members/names.en.json") &
        typeof import("./features/plan/names.en.json") &
        typeof import("./features/sharing/names.en.json") &
        typeof import("./features/site/names.en.json") &
        typeof import("./features/vault/names.en.json") &
        typeof import("./features/wills/names.en.json");
      onboarding: typeof import("./features/onboarding/messages.en.json");
      plan: typeof import("./features/plan/messages.en.json");
      platform: typeof import("./platform/messages.en.json");
      "sharing/compare": typeof import("./features/sharing/compare/messages.en.json");
      "sharing/join-by-card": typeof import("./features/sharing/join-by-card/messages.en.json");
      "sharing/keys": typeof import("./features/sharing/keys/messages.en.json");
      "sharing/scan": typeof import("./features/sharing/scan/messages.en.json");
      "sharing/shared-vault": typeof import("./features/sharing/shared-vault/messages.en.json");
      site: typeof import("./features/site/messages.en.json");
      ui: typeof import("./ui/messages.en.json");
      vault: typeof import("./features/vault/messages.en.json");
      "vault/expiry": typeof import("./features/vault/expiry/messages.en.json");
      "vault/form": typeof import("./features/vault/form/messages.en.json");
      "vault/import": typeof import("./features/vault/import/messages.en.json");
      "vault/picker": typeof import("./features/vault/picker/messages.en.json");
      "vault/vault-export": typeof import("./features/vault/vault-export/messages.en.json");
      wills: typeof import("./features/wills/messages.en.json");
      "wills/builder": typeof import("./features/wills/builder/messages.en.json");
      "wills/execution": typeof import("./features/wills/execution/messages.en.json");
      "wills/life-events": typeof import("./features/wills/life-events/messages.en.json");
      "wills/mirror": typeof import("./features/wills/mirror/messages.en.json");
      "wills/review-by-lawyer": typeof import("./features/wills/review-by-lawyer/messages.en.json");
      "wills/verify": typeof import("./features/wills/verify/messages.en.json");
      "wills/versions": typeof import("./features/wills/versions/messages.en.json");
    };
  }
}
