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

/**
 * What the row types of statements say beyond the schema. Columns with a check on their texts need no line here: they
 * become a union of them, under the domain's name for it if there is one with the same values.
 */
export const meanings: Meanings = {
  columns: {
    "app.enter_estate.plan": "PlanCode",
    "app.envelope_queue.reasons": "(typeof queueReasons)[number][]",
    "app.membership_history.role_name": "MemberRole",
    "app.notification_settings.kind": "NotificationKind",
    "app.people.main_currency": "Currency",
    "app.member_requests.changes": "Partial<Record<Area, [Level, Level]>>",
    "app.membership_roles.role_metadata": "Record<string, string>",
    "app.vault_versions.access_condition": "AccessCondition",
    "app.vault_versions.category": "VaultCategory",
    "auth.account_keys.kdf": "Kdf",
    "auth.notices.facts": "Record<string, string | number | boolean | null>",
    "auth.notices.kind": "NoticeKind",
    "auth.older_bundles.kdf": "Kdf",
    "auth.recovery_means.questions": "{ id: SecurityQuestion; hash: string }[]",
    "auth.trusted_devices.device_kind": '"phone" | "tablet" | "computer"',
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
    Uuid: { from: `${domain}/identifiers` },
    VaultCategory: { from: `${domain}/vault/kinds`, values: vaultCategories },
  },
};
