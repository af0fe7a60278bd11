import { accountRoutes } from "./account.ts";
import { factorRoutes } from "./account-factors.ts";
import { meansRoutes } from "./account-means.ts";
import { passkeyRoutes } from "./account-passkeys.ts";
import { privacyRoutes } from "./account-privacy.ts";
import { emailRoutes, recoveryRoutes } from "./account-recovery.ts";
import { securityRoutes } from "./account-security.ts";
import { sideRoutes } from "./account-sides.ts";
import { assetRoutes } from "./assets.ts";
import { inboxRoutes } from "./inbox.ts";
import { jurisdictionRoutes } from "./jurisdictions.ts";
import { assignmentRoutes } from "./people-assignments.ts";
import {
  answerInvitationRoutes,
  cardInvitationRoutes,
  invitationRoutes,
  ownInvitationRoutes,
} from "./people-invitations.ts";
import { memberKeyRoutes, relationshipKeyRoutes } from "./people-keys.ts";
import {
  approvalRoutes,
  assignedRoutes,
  memberWillRoutes,
  previewRoutes,
  relationshipRoutes,
} from "./people-member-side.ts";
import { memberRoutes } from "./people-members.ts";
import { permissionRoutes } from "./people-permissions.ts";
import { memberRoleRoutes } from "./people-roles.ts";
import type { RouteDefinition } from "./route.ts";
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
