import { Users } from "lucide-react";
import type { Feature } from "../../platform/feature.ts";

export const feature: Feature = {
  pages: {
    "/dashboard/will-holder/members": {
      title: "members",
      component: async () => (await import("./list/members-page.tsx")).MembersPage,
    },
    "/dashboard/will-holder/members/add": {
      title: "addMember",
      component: async () => (await import("./member-form/add-member-page.tsx")).AddMemberPage,
    },
    "/dashboard/will-holder/members/access": {
      title: "access",
      component: async () => (await import("./who-sees/access-page.tsx")).AccessPage,
    },
    "/dashboard/will-holder/members/import": {
      title: "importPeople",
      component: async () => (await import("./import-people/import-people-page.tsx")).ImportPeoplePage,
    },
    "/dashboard/will-holder/members/$id": {
      title: "member",
      component: async () => (await import("./member-detail/member-page.tsx")).MemberPage,
    },
    "/dashboard/will-holder/members/$id/preview": {
      title: "memberPreview",
      component: async () => (await import("./preview/preview-page.tsx")).PreviewPage,
    },
    "/dashboard/will-holder/members/$id/edit": {
      title: "editMember",
      component: async () => (await import("./member-form/edit-member-page.tsx")).EditMemberPage,
    },
    "/invitations/answer": {
      title: "answerInvitation",
      component: async () => (await import("./invitations/answer-page.tsx")).AnswerPage,
    },
  },
  navigation: [
    {
      side: "holder",
      rank: 40,
      to: "/dashboard/will-holder/members",
      label: "members",
      icon: Users,
      waits: ["call"],
    },
  ],
  stale: {
    members: [
      "member.changed",
      "relationship.changed",
      // For whom an entry is, and when.
      "vault.created",
      "vault.updated",
      "vault.deleted",
      "vault.restored",
    ],
  },
};
