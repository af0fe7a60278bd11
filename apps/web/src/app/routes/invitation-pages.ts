import type { PageTable } from "./page.ts";

/** For everybody who is signed in, on whichever side they are. */
export const invitationPages: PageTable = {
  "/invitations": {
    title: "invitations",
    texts: ["members/invitations", "members", "members/errors", "member-side"],
    component: async () => (await import("../../features/member-side/all-invitations-page.tsx")).AllInvitationsPage,
  },
};
