import { factorRoutes } from "./account/factors.ts";
import { passkeyRoutes } from "./account/passkeys.ts";
import { privacyRoutes } from "./account/privacy.ts";
import { emailRoutes, recoveryRoutes } from "./account/recovery.ts";
import { meansRoutes } from "./account/recovery-options.ts";
import { sideRoutes } from "./account/role-switch.ts";
import { securityRoutes } from "./account/security.ts";
import { accountRoutes } from "./account/sign-in.ts";
import { assetRoutes } from "./assets.ts";
import { inboxRoutes } from "./inbox.ts";
import { jurisdictionRoutes } from "./jurisdictions.ts";
import {
  approvalRoutes,
  assignedRoutes,
  memberWillRoutes,
  previewRoutes,
  relationshipRoutes,
} from "./member-side/member-side.ts";
import { assignmentRoutes } from "./members/assignments.ts";
import {
  answerInvitationRoutes,
  cardInvitationRoutes,
  invitationRoutes,
  ownInvitationRoutes,
} from "./members/invitations.ts";
import { memberRoutes } from "./members/members.ts";
import { permissionRoutes } from "./members/permissions.ts";
import { memberRoleRoutes } from "./members/roles.ts";
import type { RouteDefinition } from "./route.ts";
import { memberKeyRoutes, relationshipKeyRoutes } from "./sharing/keys.ts";
import { systemRoutes } from "./system.ts";
import { assetVaultRoutes, vaultRoutes } from "./vault.ts";

/** Every route of the API, by slice. OpenAPI, the two-tenant matrix and the access guard read this table. */
export const routeTable = {
  account: {
    ...accountRoutes,
    ...securityRoutes,
    ...privacyRoutes,
    ...passkeyRoutes,
    ...sideRoutes,
    ...factorRoutes,
    ...recoveryRoutes,
    ...emailRoutes,
    ...meansRoutes,
  },
  assets: assetRoutes,
  inbox: inboxRoutes,
  jurisdictions: jurisdictionRoutes,
  people: {
    ...relationshipRoutes,
    ...approvalRoutes,
    ...assignedRoutes,
    ...memberWillRoutes,
    ...previewRoutes,
    ...invitationRoutes,
    ...answerInvitationRoutes,
    ...cardInvitationRoutes,
    ...ownInvitationRoutes,
    ...memberRoutes,
    ...memberRoleRoutes,
    ...permissionRoutes,
    ...assignmentRoutes,
    ...memberKeyRoutes,
    ...relationshipKeyRoutes,
  },
  system: systemRoutes,
  vault: { ...vaultRoutes, ...assetVaultRoutes },
} as const satisfies Record<string, Record<string, RouteDefinition>>;
