import { recoveryRoutes as routes } from "@heirlock/contract/account/recovery";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { AccountDeps } from "../deps.ts";
import { visitOf } from "../visit.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { lookAtReset } from "./look-at-reset.ts";
import { makeResetChallenge } from "./make-reset-challenge.ts";
import { resetPassword } from "./reset-password.ts";
import { restoreKeys } from "./restore-keys.ts";
import { stopReset } from "./stop-reset.ts";
import { waitForReset } from "./wait-for-reset.ts";

/** The password, changed and forgotten. */
export function mountRecovery(app: FastifyInstance, deps: AccountDeps): void {
  mount(app, routes.changePassword, async ({ body, caller, http }) => ({
    data: await changePassword(deps, caller, { ...body, visit: visitOf(http) }),
  }));

  mount(app, routes.forgotPassword, async ({ body }) => {
    await forgotPassword(deps, body.email);
    return {};
  });

  mount(app, routes.lookAtReset, async ({ body }) => ({ data: await lookAtReset(deps, body.token) }));

  mount(app, routes.resetPasskeyOptions, async ({ body }) => ({ data: await makeResetChallenge(deps, body.token) }));

  mount(app, routes.resetPassword, async ({ body, http }) => {
    await resetPassword(deps, body, visitOf(http));
    return {};
  });

  mount(app, routes.waitForReset, async ({ body }) => ({
    data: { waitsUntil: (await waitForReset(deps, body.token)).toISOString() },
  }));

  mount(app, routes.stopReset, async ({ body }) => {
    await stopReset(deps, body.token);
    return {};
  });

  mount(app, routes.restoreKeys, async ({ params, body, caller }) => {
    await restoreKeys(deps, caller, { id: params.id, bundleByRoot: body.bundleByRoot });
    return {};
  });
}
