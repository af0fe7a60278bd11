import { accountRoutes as routes } from "@heirlock/contract/account/sign-in";
import { cookiesOfEndedSession } from "../../kernel/ended-session.ts";
import { refuse } from "../../kernel/errors.ts";
import { mount } from "../../kernel/mount.ts";
import { endedSessionCookies } from "../../kernel/session-cookie.ts";
import type { RegisterSlice } from "../../kernel/slice.ts";
import { confirmByDigits } from "./confirm-by-digits.ts";
import { confirmKit } from "./confirm-kit.ts";
import type { AccountDeps } from "./deps.ts";
import { mountFactors } from "./factors/factors.routes.ts";
import { mountPasskeys } from "./passkeys/passkeys.routes.ts";
import { preLogin } from "./pre-login.ts";
import { mountPrivacy } from "./privacy/privacy.routes.ts";
import { readKeys } from "./read-keys.ts";
import { readProfile } from "./read-profile.ts";
import { readSession } from "./read-session.ts";
import { readUserProfile } from "./read-user-profile.ts";
import { mountRecovery } from "./recovery/recovery.routes.ts";
import { mountRecoveryOptions } from "./recovery-options/recovery-options.routes.ts";
import { refreshSession } from "./refresh-session.ts";
import { replaceKit } from "./replace-kit.ts";
import { resendVerification } from "./resend-verification.ts";
import { mountRoleSwitch } from "./role-switch/role-switch.routes.ts";
import { findKnownDevice } from "./security/know-device.ts";
import { mountSecurity } from "./security/security.routes.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { updateProfile } from "./update-profile.ts";
import { verifyEmail } from "./verify-email.ts";
import { visitOf } from "./visit.ts";

export const register: RegisterSlice = (app, { config, pools, clock, jobs, declared }) => {
  const deps: AccountDeps = {
    app: pools.app,
    auth: pools.auth,
    ring: config.ring,
    config,
    clock,
    jobs,
    declared,
  };

  app.mountDeps.knownDevice = (email, cookies) => findKnownDevice(deps, email, { cookies });

  mount(app, routes.preLogin, async ({ body }) => ({ data: await preLogin(deps, body.email) }));

  mount(app, routes.signUp, async ({ body, http, reply }) => {
    reply.header("set-cookie", await signUp(deps, body, visitOf(http)));
    return { data: { verificationSent: true as const } };
  });

  mount(app, routes.verifyEmail, async ({ body }) => {
    await verifyEmail(deps, body.token);
    return { data: { verified: true as const } };
  });

  mount(app, routes.confirmByDigits, async ({ body, caller, http, reply }) => {
    const { userId, expiresAt, cookies } = await confirmByDigits(deps, body.digits, visitOf(http), caller);
    reply.header("set-cookie", cookies);
    return { data: { userId, expiresAt: expiresAt.toISOString() } };
  });

  mount(app, routes.resendVerification, async ({ body }) => {
    await resendVerification(deps, body.email);
    return {};
  });

  mount(app, routes.login, async ({ body, caller, http, reply }) => {
    const attempt = { email: body.email, authKey: body.password };
    const { userId, expiresAt, twoFactorRequired, cookies } = await signIn(deps, attempt, visitOf(http), caller);
    reply.header("set-cookie", cookies);
    return { data: { userId, email: body.email, expiresAt: expiresAt.toISOString(), twoFactorRequired } };
  });

  mount(app, routes.logout, async ({ caller, reply }) => {
    await signOut(deps, caller);
    reply.header("set-cookie", endedSessionCookies());
    return {};
  });

  mount(app, routes.session, async ({ caller, http, reply }) => {
    const session = await readSession(deps, caller);
    if (session === null) reply.headers(await cookiesOfEndedSession(deps.app, http.headers.cookie));
    return {
      data: {
        authenticated: session !== null,
        userId: session?.userId ?? null,
        expiresAt: session?.expiresAt.toISOString() ?? null,
      },
    };
  });

  mount(app, routes.refreshSession, async ({ caller }) => ({
    data: { expiresAt: (await refreshSession(deps, caller)).toISOString() },
  }));

  mount(app, routes.noteActivity, async ({ caller }) => {
    if ((await readSession(deps, caller, { counts: true })) === null) refuse("AUTH_SESSION_MISSING");
    return {};
  });

  mount(app, routes.user, async ({ caller }) => {
    const { id, email, first_name, last_name } = await readProfile(deps, caller);
    return { data: { id, email, user_metadata: { first_name, last_name } } };
  });

  mount(app, routes.userProfile, async ({ caller }) => ({ data: await readUserProfile(deps, caller) }));
  mount(app, routes.profile, async ({ caller }) => ({ data: await readProfile(deps, caller) }));
  mount(app, routes.updateProfile, async ({ caller, body }) => ({ data: await updateProfile(deps, caller, body) }));

  mount(app, routes.currencyPreference, async ({ caller }) => ({
    currency: (await readProfile(deps, caller)).main_currency,
  }));
  mount(app, routes.updateCurrencyPreference, async ({ caller, body }) => ({
    currency: (await updateProfile(deps, caller, { main_currency: body.currency })).main_currency,
  }));

  mount(app, routes.keys, async ({ caller }) => ({ data: await readKeys(deps, caller) }));
  mount(app, routes.confirmKit, async ({ caller, body }) => {
    await confirmKit(deps, caller, body.kitNumber);
    return {};
  });
  mount(app, routes.rewrapKit, async ({ caller, body, http }) => ({
    data: { version: await replaceKit(deps, caller, { ...body, visit: visitOf(http) }) },
  }));

  mountPasskeys(app, deps);

  mountPrivacy(app, deps);
  mountRoleSwitch(app, deps);
  mountRecovery(app, deps);
  mountRecoveryOptions(app, deps);
  mountFactors(app, deps);
  mountSecurity(app, deps);
};
