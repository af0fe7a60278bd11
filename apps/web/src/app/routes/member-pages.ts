import type { PageTable } from "./page.ts";

export const memberPages: PageTable = {
  "/dashboard/member/": {
    title: "memberDashboard",
    texts: ["dashboard", "people"],
    component: async () => (await import("../member-home-page.tsx")).MemberHomePage,
  },
};
