import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/notifications": { title: "inbox", component: async () => (await import("./inbox-page.tsx")).InboxPage },
  },
  stale: {
    inbox: [
      "notification.created",
      "notification.read",
      // What waits follows from these.
      "member.changed",
      "relationship.changed",
      "profile.updated",
    ],
  },
};
