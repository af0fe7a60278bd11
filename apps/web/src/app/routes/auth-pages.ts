import type { PageTable } from "./page.ts";

export const pages: PageTable = {
  "/auth/two-factor": {
    title: "twoFactor",
    texts: ["account/factors"],
    component: async () => (await import("../../features/account/factors/two-factor-page.tsx")).TwoFactorPage,
  },
  "/auth/verify-email": {
    title: "verifyEmail",
    texts: ["account"],
    component: async () => (await import("../../features/account/sign-up/verify-email-page.tsx")).VerifyEmailPage,
  },
  "/auth/closed": {
    title: "closed",
    texts: ["account/privacy"],
    component: async () => (await import("../../features/account/privacy/closed-page.tsx")).ClosedPage,
  },
  "/auth/recover": {
    title: "recover",
    texts: ["account/recovery-options"],
    component: async () => (await import("../../features/account/recovery-options/recover-page.tsx")).RecoverPage,
  },
  "/auth/verify-recovery-email": {
    title: "verifyRecoveryEmail",
    texts: ["account/recovery-options"],
    component: async () =>
      (await import("../../features/account/recovery-options/verify-recovery-email-page.tsx")).VerifyRecoveryEmailPage,
  },
  "/auth/confirm-email": {
    title: "confirmEmail",
    texts: ["account/recovery-options"],
    component: async () =>
      (await import("../../features/account/recovery-options/confirm-email-page.tsx")).ConfirmEmailPage,
  },
  "/auth/object": {
    title: "object",
    texts: ["account/recovery-options"],
    component: async () => (await import("../../features/account/recovery-options/object-page.tsx")).ObjectPage,
  },
  "/auth/forgot-password": {
    title: "forgotPassword",
    texts: ["account/recovery"],
    component: async () =>
      (await import("../../features/account/recovery/forgot-password-page.tsx")).ForgotPasswordPage,
  },
  "/auth/stop-reset": {
    title: "stopReset",
    texts: ["account/recovery"],
    component: async () => (await import("../../features/account/recovery/stop-reset-page.tsx")).StopResetPage,
  },
  "/auth/reset-password": {
    title: "resetPassword",
    texts: ["account/recovery", "account"],
    component: async () => (await import("../../features/account/recovery/reset-password-page.tsx")).ResetPasswordPage,
  },
  "/invitations/answer": {
    title: "answerInvitation",
    texts: ["members/invitations", "members", "members/errors"],
    component: async () => (await import("../../features/members/invitations/answer-page.tsx")).AnswerPage,
  },
  "/invitations/card": {
    title: "joinByCard",
    texts: ["sharing/join-by-card", "sharing/scan", "members/errors", "account/vault-lock"],
    component: async () => (await import("../../features/sharing/join-by-card/join-by-card-page.tsx")).JoinByCardPage,
  },
};
