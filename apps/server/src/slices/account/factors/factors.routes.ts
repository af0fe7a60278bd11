import { factorRoutes as routes } from "@heirlock/contract/account/factors";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { AccountDeps } from "../deps.ts";
import { visitOf } from "../visit.ts";
import { endTrusted, shownDeviceOf } from "./device-cookies.ts";
import { disableTwoFactor } from "./disable-two-factor.ts";
import { enableTwoFactor } from "./enable-two-factor.ts";
import { readTwoFactor } from "./read-two-factor.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { renewBackupCodes } from "./renew-backup-codes.ts";
import { revokeTrustedDevice } from "./revoke-trusted-device.ts";
import { setUpTwoFactor } from "./set-up-two-factor.ts";
import { verifyTwoFactor } from "./verify-two-factor.ts";

export function mountFactors(app: FastifyInstance, deps: AccountDeps): void {
  mount(app, routes.verifyTwoFactor, async ({ body, caller, http, reply }) => {
    const { userId, email, expiresAt, backupCodesLeft, cookies } = await verifyTwoFactor(
      deps,
      body,
      visitOf(http),
      caller,
    );
    reply.header("set-cookie", cookies);
    return { data: { userId, email, expiresAt: expiresAt.toISOString(), backupCodesLeft } };
  });

  mount(app, routes.reauthenticate, async ({ body, caller, http, reply }) => {
    const { provenUntil, cookies } = await reauthenticate(deps, caller, { ...body, visit: visitOf(http) });
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    return { data: { provenUntil: provenUntil.toISOString() } };
  });

  mount(app, routes.twoFactor, async ({ caller, http }) => ({
    data: await readTwoFactor(deps, caller, visitOf(http)),
  }));
  mount(app, routes.setUpTwoFactor, async ({ caller }) => ({ data: await setUpTwoFactor(deps, caller) }));
  mount(app, routes.enableTwoFactor, async ({ caller, body }) => ({
    data: { backupCodes: await enableTwoFactor(deps, caller, body.code) },
  }));
  mount(app, routes.disableTwoFactor, async ({ caller, body, http, reply }) => {
    await disableTwoFactor(deps, caller, { ...body, visit: visitOf(http) });
    reply.header("set-cookie", endTrusted);
    return {};
  });
  mount(app, routes.renewBackupCodes, async ({ caller }) => ({
    data: { backupCodes: await renewBackupCodes(deps, caller) },
  }));
  mount(app, routes.revokeTrustedDevice, async ({ caller, params, http, reply }) => {
    await revokeTrustedDevice(deps, caller, params.id);
    if (shownDeviceOf(visitOf(http).cookies)?.id === params.id) reply.header("set-cookie", endTrusted);
    return {};
  });
}
