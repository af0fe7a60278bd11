import { emailRoutes } from "@heirlock/contract/account/recovery";
import { recoveryOptionRoutes } from "@heirlock/contract/account/recovery-options";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import { smsSenderOf } from "../../../sms/sms-sender.ts";
import type { AccountDeps } from "../deps.ts";
import { visitOf } from "../visit.ts";
import { cancelEmailChange, changeEmail } from "./change-email.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { finishRecovery } from "./finish-recovery.ts";
import { lookAtCode, lookAtLink } from "./look-at-recovery.ts";
import { object } from "./object.ts";
import { readRecoveryOptions } from "./read-recovery-options.ts";
import { setQuestions } from "./set-questions.ts";
import { setRecoveryEmail } from "./set-recovery-email.ts";
import { setRecoveryPhone } from "./set-recovery-phone.ts";
import { startRecovery } from "./start-recovery.ts";
import { verifyRecoveryEmail } from "./verify-recovery-email.ts";
import { verifyRecoveryPhone } from "./verify-recovery-phone.ts";

/** Recovery e-mail, phone and questions; the account's own address; and the objection. */
export function mountRecoveryOptions(app: FastifyInstance, accountDeps: AccountDeps): void {
  const deps = { ...accountDeps, phoneAvailable: smsSenderOf(accountDeps.config) !== null };

  mount(app, recoveryOptionRoutes.recoveryOptions, async ({ caller }) => ({
    data: await readRecoveryOptions(deps, caller),
  }));
  mount(app, recoveryOptionRoutes.setRecoveryEmail, async ({ caller, body }) => ({
    data: { verificationSent: await setRecoveryEmail(deps, caller, body.email) },
  }));
  mount(app, recoveryOptionRoutes.verifyRecoveryEmail, async ({ body }) => {
    await verifyRecoveryEmail(deps, body.token);
    return {};
  });
  mount(app, recoveryOptionRoutes.setRecoveryPhone, async ({ caller, body }) => ({
    data: { verificationSent: await setRecoveryPhone(deps, caller, body.phone) },
  }));
  mount(app, recoveryOptionRoutes.verifyRecoveryPhone, async ({ caller, body }) => {
    await verifyRecoveryPhone(deps, caller, body.code);
    return {};
  });
  mount(app, recoveryOptionRoutes.setQuestions, async ({ caller, body }) => {
    await setQuestions(deps, caller, body.questions);
    return {};
  });
  mount(app, recoveryOptionRoutes.recoveryWays, async () => ({ data: { phone: deps.phoneAvailable } }));
  mount(app, recoveryOptionRoutes.startRecovery, async ({ body, http, reply }) => {
    const cookie = await startRecovery(deps, body, http.ip);
    if (cookie) reply.header("set-cookie", cookie);
    return {};
  });
  mount(app, recoveryOptionRoutes.lookAtRecovery, async ({ body: { token, email = "", code = "" }, http }) => {
    const { cookies } = visitOf(http);
    return {
      data: token === undefined ? await lookAtCode(deps, { email, code, cookies }) : await lookAtLink(deps, token),
    };
  });
  mount(app, recoveryOptionRoutes.finishRecovery, async ({ body }) => ({
    data: { resetToken: await finishRecovery(deps, body.token, body.answers) },
  }));

  mount(app, emailRoutes.changeEmail, async ({ caller, body }) => {
    await changeEmail(deps, caller, body.newEmail);
    return { data: { verificationSent: true as const } };
  });
  mount(app, emailRoutes.cancelEmailChange, async ({ caller }) => {
    await cancelEmailChange(deps, caller);
    return {};
  });
  mount(app, emailRoutes.confirmEmailChange, async ({ caller, body }) => ({
    data: { email: await confirmEmailChange(deps, caller, body.token) },
  }));
  mount(app, emailRoutes.object, async ({ body }) => ({ data: await object(deps, body.token) }));
}
