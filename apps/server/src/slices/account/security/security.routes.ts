import { securityRoutes as routes } from "@heirlock/contract/account/security";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../kernel/mount.ts";
import type { AccountDeps } from "../deps.ts";
import { listSessions } from "./list-sessions.ts";
import { readSecurityLog } from "./read-security-log.ts";
import { readSecurityScore } from "./read-security-score.ts";
import { revokeOtherSessions } from "./revoke-other-sessions.ts";
import { revokeSession } from "./revoke-session.ts";

export function mountSecurity(app: FastifyInstance, deps: AccountDeps): void {
  mount(app, routes.sessions, async ({ caller }) => ({ sessions: await listSessions(deps, caller) }));

  mount(app, routes.revokeSession, async ({ caller, params }) => {
    await revokeSession(deps, caller, params.id);
    return {};
  });

  mount(app, routes.revokeOtherSessions, async ({ caller }) => ({
    data: { revoked: await revokeOtherSessions(deps, caller) },
  }));

  mount(app, routes.securityLog, async ({ caller, query }) => ({
    logs: await readSecurityLog(deps, caller, query.limit),
  }));

  mount(app, routes.securityScore, async ({ caller }) => ({ data: await readSecurityScore(deps, caller) }));
}
