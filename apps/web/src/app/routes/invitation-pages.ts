import type { PageTable } from "./page.ts";

/** For everybody who is signed in, on whichever side they are. */
export const invitationPages: PageTable = {
  "/invitations": {
    title: "invitations",
    texts: ["invitations", "people", "people-errors", "member-side"],
    component: async () => (await import("../../features/people/invitations/invitations-page.tsx")).AllInvitationsPage,
  },
};
