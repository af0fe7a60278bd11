import type { PageTable } from "./page.ts";

export const pages: PageTable = {
  "/auth/two-factor": {
    title: "twoFactor",
    texts: ["factors"],
    component: async () => (await import("../../features/account/factors/two-factor-page.tsx")).TwoFactorPage,
  },
  "/auth/verify-email": {
    title: "verifyEmail",
    texts: ["account"],
    component: async () => (await import("../../features/account/verify-email-page.tsx")).VerifyEmailPage,
  },
  "/auth/closed": {
    title: "closed",
    texts: ["privacy"],
    component: async () => (await import("../../features/account/privacy/closed-page.tsx")).ClosedPage,
  },
  "/auth/recover": {
    title: "recover",
    texts: ["means"],
    component: async () => (await import("../../features/account/means/recover-page.tsx")).RecoverPage,
  },
  "/auth/verify-recovery-email": {
    title: "verifyRecoveryEmail",
    texts: ["means"],
    component: async () =>
      (await import("../../features/account/means/verify-recovery-email-page.tsx")).VerifyRecoveryEmailPage,
  },
  "/auth/confirm-email": {
    title: "confirmEmail",
    texts: ["means"],
    component: async () => (await import("../../features/account/means/confirm-email-page.tsx")).ConfirmEmailPage,
  },
  "/auth/object": {
    title: "object",
    texts: ["means"],
    component: async () => (await import("../../features/account/means/object-page.tsx")).ObjectPage,
  },
  "/auth/forgot-password": {
    title: "forgotPassword",
    texts: ["recovery"],
    component: async () =>
      (await import("../../features/account/recovery/forgot-password-page.tsx")).ForgotPasswordPage,
  },
  "/auth/stop-reset": {
    title: "stopReset",
    texts: ["recovery"],
    component: async () => (await import("../../features/account/recovery/stop-reset-page.tsx")).StopResetPage,
  },
  "/auth/reset-password": {
    title: "resetPassword",
    texts: ["recovery", "account"],
    component: async () => (await import("../../features/account/recovery/reset-password-page.tsx")).ResetPasswordPage,
  },
  "/invitations/answer": {
    title: "answerInvitation",
    texts: ["invitations", "people", "people-errors"],
    component: async () => (await import("../../features/people/invitations/answer-page.tsx")).AnswerPage,
  },
  "/invitations/card": {
    title: "joinByCard",
    texts: ["join-by-card", "scan", "people-errors", "vault-lock"],
    component: async () => (await import("../join-by-card-page.tsx")).JoinByCardPage,
  },
};
