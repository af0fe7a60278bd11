import { membersExport as columns } from "@heirlock/contract/members/export";
import { estateRows, keptBack } from "../../kernel/personal-export.ts";
import { type ServerSlice, withHandlers } from "../../kernel/slice.ts";
import * as invitationJobs from "./invitations/invitations.jobs.ts";
import * as letterJobs from "./letters/letters.jobs.ts";

const { anotherAccount, provesNothing } = keptBack;

export const membersSlice: ServerSlice = {
  name: "members",
  routes: () => import("./members.routes.ts"),
  jobs: [
    ...withHandlers(invitationJobs, () => import("./invitations/invitations.handlers.ts")),
    ...withHandlers(letterJobs, () => import("./letters/letters.handlers.ts")),
  ],
  impersonal: {
    "app.invitation_reports": "who did not want a letter: theirs to know, who have no account, and not the holder's",
  },
  exported: {
    members: estateRows("app.memberships", columns.members, { without: { user_id: anotherAccount } }),
    memberRoles: estateRows("app.membership_roles", columns.memberRoles),
    memberRecords: estateRows("app.member_records", columns.memberRecords),
    memberRequests: estateRows("app.member_requests", columns.memberRequests),
    invitations: estateRows("app.invitations", columns.invitations, {
      without: { token_hash: provesNothing, ended_by: anotherAccount },
    }),
    willKeys: estateRows("app.will_keys", columns.willKeys, {
      without: { locator: provesNothing, key_hash: provesNothing },
    }),
    memberHistory: estateRows("app.membership_history", columns.memberHistory, {
      without: { changed_by: anotherAccount },
    }),
    permissionOverrides: estateRows("app.permission_overrides", columns.permissionOverrides),
    assetAssignments: estateRows("app.asset_assignments", columns.assetAssignments),
  },
};
