import { exportedColumns } from "@heirlock/contract/personal-export";
import type { Uuid } from "@heirlock/domain/identifiers";
import { openPhone } from "../recovery-options/sealed-phone.ts";

/**
 * What an export holds of each table of the schemas `app` and `auth` (SEC-036). A test compares it with the database's
 * own list of tables and columns, so that a new one is either given to the person or kept back for a written reason.
 */
export interface ExportSection {
  table: `${"app" | "auth"}.${string}`;
  /** The role that may read it. */
  as: "app" | "auth";
  /** Which rows are the person's, whose id is $1. */
  where: string;
  /** Given to the person, by its name in the table. */
  columns: readonly string[];
  /** Kept back, and why. */
  without?: Readonly<Record<string, string>>;
  /** What is kept under a key of the server's secret, or with hashes inside, as the person may have it. */
  revealed?: Readonly<Record<string, (value: never, row: Record<string, unknown>, key: RevealKey) => unknown>>;
}

export interface RevealKey {
  secret: string;
  userId: Uuid;
}

const phone = (sealed: string, _row: object, { secret, userId }: RevealKey) => openPhone(secret, userId, sealed);
const self = "the person's own id, which stands at the head of the export";
const provesNothing = "a hash of a secret: it would help nobody but who tries to guess it";
const ofStore = "how the object store calls the file and its parts; the file itself is fetched in the vault";
const ofSomebody = "the account of somebody else";
const unused = "a column of the sign-in library that stays empty";

export const exportSections = {
  account: {
    table: "auth.users",
    as: "auth",
    where: "id = $1",
    columns: exportedColumns.account,
    without: { image: unused },
  },
  profile: {
    table: "app.people",
    as: "app",
    where: "id = $1",
    columns: exportedColumns.profile,
    without: { id: self },
  },
  plan: {
    table: "app.estates",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.plan,
    without: { holder_id: self },
  },
  assets: {
    table: "app.assets",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.assets,
    without: { holder_id: self },
  },
  vaultEntries: {
    table: "app.vault_entries",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.vaultEntries,
    without: { holder_id: self },
  },
  vaultVersions: {
    table: "app.vault_versions",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.vaultVersions,
    without: { holder_id: self },
  },
  vaultFiles: {
    table: "app.vault_files",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.vaultFiles,
    without: { holder_id: self, storage_key: ofStore, upload_id: ofStore, part_hashes: ofStore, is_loose: ofStore },
  },
  vaultAssetLinks: {
    table: "app.vault_asset_links",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.vaultAssetLinks,
    without: { holder_id: self },
  },
  vaultMemberLinks: {
    table: "app.vault_member_links",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.vaultMemberLinks,
    without: { holder_id: self },
  },
  members: {
    table: "app.memberships",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.members,
    without: { holder_id: self, user_id: ofSomebody },
  },
  memberRoles: {
    table: "app.membership_roles",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.memberRoles,
    without: { holder_id: self },
  },
  memberRecords: {
    table: "app.member_records",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.memberRecords,
    without: { holder_id: self },
  },
  memberRequests: {
    table: "app.member_requests",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.memberRequests,
    without: { holder_id: self },
  },
  invitations: {
    table: "app.invitations",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.invitations,
    without: { holder_id: self, token_hash: provesNothing, ended_by: ofSomebody },
  },
  willKeys: {
    table: "app.will_keys",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.willKeys,
    without: { holder_id: self, locator: provesNothing, key_hash: provesNothing },
  },
  memberHistory: {
    table: "app.membership_history",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.memberHistory,
    without: { holder_id: self, changed_by: ofSomebody },
  },
  permissionOverrides: {
    table: "app.permission_overrides",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.permissionOverrides,
    without: { holder_id: self },
  },
  assetAssignments: {
    table: "app.asset_assignments",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.assetAssignments,
    without: { holder_id: self },
  },
  memberCards: {
    table: "app.member_cards",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.memberCards,
    without: { holder_id: self },
  },
  memberKeys: {
    table: "app.member_keys",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.memberKeys,
    without: { holder_id: self },
  },
  holderPins: {
    table: "app.holder_pins",
    as: "app",
    where: "user_id = $1",
    columns: exportedColumns.holderPins,
    without: { user_id: self },
  },
  releaseKeys: {
    table: "app.release_keys",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.releaseKeys,
    without: { holder_id: self },
  },
  envelopes: {
    table: "app.envelopes",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.envelopes,
    without: { holder_id: self },
  },
  entryWraps: {
    table: "app.entry_wraps",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.entryWraps,
    without: { holder_id: self },
  },
  envelopeQueue: {
    table: "app.envelope_queue",
    as: "app",
    where: "holder_id = $1",
    columns: exportedColumns.envelopeQueue,
    without: { holder_id: self },
  },
  notificationSettings: {
    table: "app.notification_settings",
    as: "app",
    where: "user_id = $1",
    columns: exportedColumns.notificationSettings,
    without: { user_id: self },
  },
  consents: {
    table: "app.consents",
    as: "app",
    where: "user_id = $1",
    columns: exportedColumns.consents,
    without: { user_id: self },
  },
  exports: {
    table: "app.data_exports",
    as: "app",
    where: "user_id = $1",
    columns: exportedColumns.exports,
    without: { user_id: self },
  },
  events: {
    table: "app.events",
    as: "app",
    where: "recipient_id = $1",
    columns: exportedColumns.events,
    without: { recipient_id: self },
  },
  signInMethods: {
    table: "auth.accounts",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.signInMethods,
    without: {
      id: "an inner number",
      user_id: self,
      account_id: self,
      password: provesNothing,
      access_token: unused,
      refresh_token: unused,
      id_token: unused,
      access_token_expires_at: unused,
      refresh_token_expires_at: unused,
    },
  },
  keys: {
    table: "auth.account_keys",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.keys,
    without: { user_id: self },
  },
  olderKeys: {
    table: "auth.older_bundles",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.olderKeys,
    without: { user_id: self },
  },
  formerKits: {
    table: "auth.former_kits",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.formerKits,
    without: {
      user_id: self,
      bundle_by_kit: "a kit that was replaced opens nothing: whoever finds its paper must not get what it wraps",
    },
  },
  sessions: {
    table: "auth.sessions",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.sessions,
    without: { user_id: self, token: provesNothing, previous_token: provesNothing },
  },
  halfSignIns: {
    table: "auth.pending_sign_ins",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.halfSignIns,
    without: { user_id: self, token: provesNothing },
  },
  trustedDevices: {
    table: "auth.trusted_devices",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.trustedDevices,
    without: { user_id: self, token_hash: provesNothing },
  },
  knownDevices: {
    table: "auth.known_devices",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.knownDevices,
    without: { user_id: self, token_hash: provesNothing },
  },
  authenticator: {
    table: "auth.authenticators",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.authenticator,
    without: {
      user_id: self,
      secret: "makes valid codes: in a file it would be a second factor for whoever finds it",
      last_step: "a counter against codes used twice",
      backup_salt: provesNothing,
    },
  },
  backupCodes: {
    table: "auth.backup_codes",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.backupCodes,
    without: { user_id: self, code_hash: provesNothing },
  },
  passkeys: {
    table: "auth.passkeys",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.passkeys,
    without: {
      user_id: self,
      public_key: "fits one device and this service alone",
      counter: "a counter against copied passkeys",
    },
  },
  passkeyQuestions: {
    table: "auth.passkey_challenges",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.passkeyQuestions,
    without: { user_id: self, challenge: "a random number that is used once, within five minutes" },
  },
  recovery: {
    table: "auth.recovery_means",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.recovery,
    without: { user_id: self, questions_salt: provesNothing },
    revealed: {
      phone,
      // The answers are kept as hashes alone.
      questions: (chosen: { id: string }[]) => chosen.map(({ id }) => ({ id })),
    },
  },
  phoneCodes: {
    table: "auth.phone_codes",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.phoneCodes,
    without: { id: "an inner number", user_id: self, asker: provesNothing, code_hash: provesNothing },
    revealed: { phone },
  },
  passwordResets: {
    table: "auth.password_resets",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.passwordResets,
    without: { user_id: self, token_hash: provesNothing },
  },
  links: {
    table: "auth.verifications",
    as: "auth",
    where: "position($1::text in value) > 0",
    columns: exportedColumns.links,
    without: { id: "an inner number", identifier: provesNothing, value: "the account's id and a hash of its address" },
  },
  notices: {
    table: "auth.notices",
    as: "auth",
    where: "user_id = $1",
    columns: exportedColumns.notices,
    without: { user_id: self },
    revealed: {
      address: (address: string, { channel }, key) => (channel === "phone" ? phone(address, {}, key) : address),
    },
  },
} as const satisfies Record<keyof typeof exportedColumns, ExportSection>;

/** Tables that hold nothing of any person, and why. */
export const tablesOfNobody: Readonly<Record<string, string>> = {
  "app.removed_objects": "names of files that are about to be removed from the object store, which name nobody",
  "app.event_counters": "how many live events there were; the events themselves are given",
  "app.rate_counters": "counts under keyed hashes, which name nobody, for a day",
  "auth.sign_in_tries": "failures under keyed hashes, which name nobody, for an hour",
};
