import { willRoutes as routes } from "@heirlock/contract/wills";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { createTypesetter } from "../../typesetter/typesetter.ts";
import { archiveWill, restoreWill } from "./archive-will.ts";
import { listAssetUses } from "./assets-in-wills.ts";
import { checkVersion } from "./check-version.ts";
import { createWill } from "./create-will.ts";
import { deleteWill } from "./delete-will.ts";
import { discardVersion } from "./discard-version.ts";
import { registerExecution } from "./execution/execution.routes.ts";
import { listFailing } from "./list-failing.ts";
import { getWill, listWills } from "./list-wills.ts";
import { mountMirrors } from "./mirror/mirror.routes.ts";
import { publishVersion } from "./publish-version.ts";
import { readDocument } from "./read-document.ts";
import { readText } from "./read-text.ts";
import { readVersion } from "./read-version.ts";
import { mountReviews } from "./review/review.routes.ts";
import { saveDraft } from "./save-draft.ts";
import { startVersion } from "./start-version.ts";
import { verifyText } from "./verify-text.ts";
import { withdrawFaith } from "./withdraw-faith.ts";

export function register(app: FastifyInstance, { config, pools, clock, jobs }: Deps): void {
  const typesetter = createTypesetter();
  app.addHook("onClose", async () => typesetter.close());
  const deps = { app: pools.app, ring: config.ring, clock, jobs, typesetter, publicUrl: config.publicUrl };
  mountReviews(app, deps);
  mountMirrors(app, deps);
  mount(app, routes.list, async ({ caller, query }) => ({
    data: { wills: await listWills(deps, caller, query.status) },
  }));
  mount(app, routes.failing, async ({ caller }) => ({ data: { wills: await listFailing(deps, caller) } }));
  mount(app, routes.usingAsset, async ({ caller, params }) => ({
    data: { wills: await listAssetUses(deps, caller, params.id) },
  }));
  mount(app, routes.create, async ({ caller, body }) => ({ data: await createWill(deps, caller, body) }));
  mount(app, routes.withdrawFaith, async ({ caller }) => ({ data: await withdrawFaith(deps, caller) }));
  mount(app, routes.get, async ({ caller, params }) => ({ data: await getWill(deps, caller, params.id) }));
  mount(app, routes.update, async ({ caller, params, body }) => ({
    data: await saveDraft(deps, caller, { ...body, ...params }),
  }));
  mount(app, routes.version, async ({ caller, params }) => ({ data: await readVersion(deps, caller, params) }));
  mount(app, routes.document, async ({ caller, params, query, reply }) => {
    const { type, bytes } = await readDocument(deps, caller, { ...params, ...query });
    return reply.type(type).header("cache-control", "no-store").send(bytes);
  });
  mount(app, routes.text, async ({ caller, params }) => ({ data: await readText(deps, caller, params) }));
  mount(app, routes.compliance, async ({ caller, params }) => ({
    data: { findings: await checkVersion(deps, caller, params) },
  }));
  mount(app, routes.publish, async ({ caller, params, body }) => ({
    data: await publishVersion(deps, caller, { ...body, ...params }),
  }));
  mount(app, routes.startVersion, async ({ caller, params }) => ({
    data: await startVersion(deps, caller, params.id),
  }));
  mount(app, routes.discardVersion, async ({ caller, params }) => ({
    data: await discardVersion(deps, caller, params),
  }));
  mount(app, routes.archive, async ({ caller, params }) => ({ data: await archiveWill(deps, caller, params.id) }));
  mount(app, routes.restore, async ({ caller, params }) => ({ data: await restoreWill(deps, caller, params.id) }));
  mount(app, routes.remove, async ({ caller, params }) => {
    await deleteWill(deps, caller, params.id);
    return {};
  });
  registerExecution(app, deps);
  mount(app, routes.verify, async ({ body }) => ({ data: await verifyText(deps, body) }));
}
