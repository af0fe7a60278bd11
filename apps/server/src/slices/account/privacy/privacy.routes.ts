import { privacyRoutes as routes } from "@heirlock/contract/account/privacy";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import { endedSessionCookies } from "../../../kernel/session-cookie.ts";
import type { AccountDeps } from "../deps.ts";
import { visitOf } from "../visit.ts";
import { closeAccount } from "./close-account.ts";
import { listConsents } from "./list-consents.ts";
import { readExport } from "./read-export.ts";
import { readNotificationSettings } from "./read-notification-settings.ts";
import { returnToAccount } from "./return-to-account.ts";
import { startExport } from "./start-export.ts";
import { updateNotificationSettings } from "./update-notification-settings.ts";

export function mountPrivacy(app: FastifyInstance, deps: AccountDeps): void {
  mount(app, routes.notificationSettings, async ({ caller }) => ({
    data: { settings: await readNotificationSettings(deps, caller) },
  }));
  mount(app, routes.updateNotificationSettings, async ({ caller, body }) => ({
    data: { settings: await updateNotificationSettings(deps, caller, body.settings) },
  }));

  mount(app, routes.startExport, async ({ caller }) => {
    const { id, expiresAt } = await startExport(deps, caller);
    return { data: { id, status: "ready" as const, expiresAt: expiresAt.toISOString() } };
  });
  mount(app, routes.readExport, async ({ caller, params }) => {
    const { madeAt, sections } = await readExport(deps, caller, params.id);
    return { data: { madeAt: madeAt.toISOString(), sections } };
  });

  mount(app, routes.deleteAccount, async ({ caller, body, http, reply }) => {
    const deletesAt = await closeAccount(deps, caller, { ...body, visit: visitOf(http) });
    reply.header("set-cookie", endedSessionCookies());
    return { data: { deletesAt: deletesAt.toISOString() } };
  });
  mount(app, routes.returnToAccount, async ({ caller }) => {
    await returnToAccount(deps, caller);
    return {};
  });

  mount(app, routes.consents, async ({ caller }) => ({ data: { consents: await listConsents(deps, caller) } }));
}
