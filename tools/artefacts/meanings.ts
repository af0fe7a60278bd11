import type { Meanings } from "@heirlock/db/artefacts/statements/meanings";
import { notificationChannels } from "@heirlock/domain/account/notifications";
import { sides } from "@heirlock/domain/account/role-switch";
import { assetTypes } from "@heirlock/domain/assets/kinds";
import { planCodes } from "@heirlock/domain/billing/plans";
import { languages } from "@heirlock/domain/languages";
import { areas, levels } from "@heirlock/domain/members/areas";
import { memberTypes } from "@heirlock/domain/members/member-types";
import { relationshipTypes } from "@heirlock/domain/members/relationships";
import { inactiveReasons } from "@heirlock/domain/members/role-transitions";
import { memberRoles } from "@heirlock/domain/members/roles";
import { invitationStatuses, memberStatuses, requestKinds, roleStatuses } from "@heirlock/domain/members/statuses";
import { currencies } from "@heirlock/domain/money";
import { accessConditions, vaultCategories } from "@heirlock/domain/vault/kinds";

const domain = "@heirlock/domain";

const idTypes = [
  ...["AccountId", "AssetId", "CardId", "ChallengeId", "DeviceId", "EntryId", "ExportId", "FileId", "HolderId"],
  ...["InvitationId", "MemberId", "NewsId", "NoticeId", "PasskeyId", "RequestId", "ResetId", "RoleId", "SessionId"],
  ...["CommentId", "TrustedDeviceId", "Uuid", "WillId", "WillKeyId"],
];

/**
 * What the row types of statements say beyond the schema. Columns with a check on their texts need no line here: they
 * become a union of them, under the domain's name for it if there is one with the same values.
 */
export const meanings: Meanings = {
  columns: {
    "app.dashboard_layouts.card_visibility": "Record<string, boolean>",
    "app.enter_estate.plan": "PlanCode",
    "app.envelope_queue.reasons": "(typeof queueReasons)[number][]",
    "app.membership_history.role_name": "MemberRole",
    "app.notification_settings.kind": "NotificationKind",
    "app.people.main_currency": "Currency",
    "app.member_requests.changes": "Partial<Record<Area, [Level, Level]>>",
    "app.membership_roles.role_metadata": "Record<string, string>",
    "app.try_will_key.id": "WillKeyId",
    "app.vault_versions.access_condition": "AccessCondition",
    "app.vault_versions.category": "VaultCategory",
    "auth.account_keys.kdf": "Kdf",
    "auth.notices.facts": "Record<string, string | number | boolean | null>",
    "auth.notices.kind": "NoticeKind",
    "auth.older_bundles.kdf": "Kdf",
    "auth.recovery_options.questions": "{ id: SecurityQuestion; hash: string }[]",
    "auth.trusted_devices.device_kind": '"phone" | "tablet" | "computer"',
  },
  ids: {
    keys: {
      "app.assets.id": "AssetId",
      "app.wills.id": "WillId",
      "app.data_exports.id": "ExportId",
      "app.estates.holder_id": "HolderId",
      "app.invitations.id": "InvitationId",
      "app.member_cards.id": "CardId",
      "app.member_requests.id": "RequestId",
      "app.membership_roles.id": "RoleId",
      "app.memberships.id": "MemberId",
      "app.news.id": "NewsId",
      "app.people.id": "AccountId",
      "app.vault_entries.id": "EntryId",
      "app.vault_files.id": "FileId",
      "app.will_comments.id": "CommentId",
      "app.will_keys.id": "WillKeyId",
      "auth.known_devices.id": "DeviceId",
      "auth.notices.id": "NoticeId",
      "auth.passkey_challenges.id": "ChallengeId",
      "auth.passkeys.id": "PasskeyId",
      "auth.password_resets.id": "ResetId",
      "auth.sessions.id": "SessionId",
      "auth.trusted_devices.id": "TrustedDeviceId",
      "auth.users.id": "AccountId",
    },
    // No foreign key says what these refer to: they outlive it, or come from a function or a text.
    names: {
      answers: "CommentId",
      card_id: "CardId",
      device_id: "DeviceId",
      entry_id: "EntryId",
      estate_id: "AccountId",
      file_id: "FileId",
      holder_id: "HolderId",
      membership_id: "MemberId",
      notice_id: "NoticeId",
      recipient_id: "AccountId",
      session_id: "SessionId",
      user_id: "AccountId",
      vault_entry_ids: "EntryId",
      will_id: "WillId",
    },
  },
  neverNull: {
    "app.collect_vault": true,
    "app.count_hit": true,
    // Of somebody with an estate, and nobody else gets past the opening of a transaction.
    "app.enter_estate": ["plan"],
    "app.publish_event": true,
    "audit.append": true,
    "auth.address_of": true,
    "auth.own_email": true,
    "app.try_will_key": true,
  },
  types: {
    AccessCondition: { from: `${domain}/vault/kinds`, values: accessConditions },
    Area: { from: `${domain}/members/areas`, values: areas },
    AssetType: { from: `${domain}/assets/kinds`, values: assetTypes },
    Currency: { from: `${domain}/money`, values: currencies },
    InactiveReason: { from: `${domain}/members/role-transitions`, values: inactiveReasons },
    InvitationStatus: { from: `${domain}/members/statuses`, values: invitationStatuses },
    Kdf: { from: "@heirlock/contract/account/fields" },
    Language: { from: `${domain}/languages`, values: languages },
    Level: { from: `${domain}/members/areas`, values: levels },
    MemberRole: { from: `${domain}/members/roles`, values: memberRoles },
    MemberStatus: { from: `${domain}/members/statuses`, values: memberStatuses },
    MemberType: { from: `${domain}/members/member-types`, values: memberTypes },
    NoticeKind: { from: `${domain}/account/notice-kinds` },
    NotificationChannel: { from: `${domain}/account/notifications`, values: notificationChannels },
    NotificationKind: { from: `${domain}/account/notifications` },
    PlanCode: { from: `${domain}/billing/plans`, values: planCodes },
    RelationshipType: { from: `${domain}/members/relationships`, values: relationshipTypes },
    RequestKind: { from: `${domain}/members/statuses`, values: requestKinds },
    RoleStatus: { from: `${domain}/members/statuses`, values: roleStatuses },
    SecurityQuestion: { from: `${domain}/account/security-questions` },
    Side: { from: `${domain}/account/role-switch`, values: sides },
    queueReasons: { from: "@heirlock/contract/sharing/keys" },
    ...Object.fromEntries(idTypes.map((name) => [name, { from: `${domain}/identifiers` }])),
    VaultCategory: { from: `${domain}/vault/kinds`, values: vaultCategories },
  },
};
