import { inboxRoutes } from "@heirlock/contract/inbox";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { chooseDigest, readDigest } from "./digests/choose-digest.ts";
import { EventHub } from "./event-hub.ts";
import { listNews } from "./list-news.ts";
import { markAllRead, markRead } from "./mark-read.ts";
import { readWaiting } from "./read-waiting.ts";
import { streamEvents } from "./stream-events.ts";

export function register(app: FastifyInstance, { config, pools, metrics, clock }: Deps): void {
  const hub = new EventHub({
    config,
    app: pools.app,
    auth: pools.auth,
    counted: (streams) => metrics.eventStreams.set(streams),
  });
  app.addHook("onReady", () => hub.start());
  // Before the server waits for its connections: a stream would keep it waiting for ever.
  app.addHook("preClose", () => hub.stop());
  mount(app, inboxRoutes.events, ({ caller, http, reply }) =>
    streamEvents({ app: pools.app, hub }, caller, { http, reply }),
  );
  const deps = { app: pools.app, clock };
  mount(app, inboxRoutes.news, ({ caller, query }) => listNews(deps, caller, query));
  mount(app, inboxRoutes.waiting, async ({ caller }) => ({ data: await readWaiting(deps, caller) }));
  mount(app, inboxRoutes.digest, async ({ caller }) => ({ data: await readDigest(deps, caller) }));
  mount(app, inboxRoutes.chooseDigest, async ({ caller, body }) => ({ data: await chooseDigest(deps, caller, body) }));
  mount(app, inboxRoutes.readOne, async ({ caller, params }) => ({ data: await markRead(deps, caller, params) }));
  mount(app, inboxRoutes.readAll, async ({ caller }) => ({ data: await markAllRead(deps, caller) }));
}
