import type { NotificationKind } from "../account/notifications.ts";
import type { Area } from "../members/areas.ts";

interface Rule {
  /** Which of the two people of a membership; `owner` is whoever has the account. */
  to: "member" | "holder" | "owner";
  /** The switch in the settings by which the reader can do without it. */
  kind: NotificationKind;
  /**
   * The permission without which a member is not told (EVT-009). What is asked of members, and what becomes of their own
   * part, they hear of in any case (EVT-008).
   */
  needs?: Area;
}

const ownPart = { to: "member", kind: "invitations" } as const;
const ofPlan = { to: "member", kind: "members", needs: "canReceiveNotifications" } as const;
const forHolder = { to: "holder", kind: "members" } as const;
const ofAccount = { to: "owner", kind: "security" } as const;

/** What is news, who is told, and what governs it. Kinds that are mailed too have the name of their letter or notice. */
export const newsKinds = {
  invited: ownPart,
  role_asked: ownPart,
  role_changed: ownPart,
  role_removed: ownPart,
  permissions_widened: ownPart,
  permissions_changed: ownPart,
  membership_ended: ownPart,
  review_asked: { to: "member", kind: "members" },
  mirror_offered: { to: "member", kind: "members" },
  papers_shared: ofPlan,
  papers_withdrawn: ofPlan,
  assets_shared: ofPlan,
  assets_withdrawn: ofPlan,
  will_published: ofPlan,
  joined: forHolder,
  declined: forHolder,
  left: forHolder,
  role_approved: forHolder,
  role_rejected: forHolder,
  role_lapsed: forHolder,
  asset_declined: forHolder,
  permissions_set_back: forHolder,
  review_decided: forHolder,
  "new-device": ofAccount,
  "password-changed": ofAccount,
  "password-reset": ofAccount,
  "two-factor-enabled": ofAccount,
  "two-factor-disabled": ofAccount,
  "backup-codes-renewed": ofAccount,
  "backup-code-used": ofAccount,
  "passkey-added": ofAccount,
  "passkey-removed": ofAccount,
  "passkey-opens-vault": ofAccount,
  "email-changed": ofAccount,
  "recovery-email-changed": ofAccount,
  "recovery-phone-changed": ofAccount,
  "questions-changed": ofAccount,
  "kit-replaced": ofAccount,
  "reset-stopped": ofAccount,
  objected: ofAccount,
  "data-exported": ofAccount,
  "account-kept": ofAccount,
} as const satisfies Record<string, Rule>;
export type NewsKind = keyof typeof newsKinds;
export const newsKindNames = Object.keys(newsKinds) as [NewsKind, ...NewsKind[]];
type Of<To> = { [K in NewsKind]: (typeof newsKinds)[K] extends To ? K : never }[NewsKind];
export type AccountNewsKind = Of<{ to: "owner" }>;
export type GovernedNewsKind = Of<{ needs: Area }>;
/** Told whatever the member's permissions are. */
export type OpenNewsKind = Exclude<NewsKind, AccountNewsKind | GovernedNewsKind>;

export const isNews = (kind: string): kind is NewsKind => kind in newsKinds;

export const isGoverned = (kind: NewsKind): kind is GovernedNewsKind => "needs" in newsKinds[kind];

export const neededFor = (kind: GovernedNewsKind): Area => newsKinds[kind].needs;
