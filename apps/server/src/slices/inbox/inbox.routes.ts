import { inboxRoutes } from "@heirlock/contract/inbox";
import type { FastifyInstance } from "fastify";
import { mount } from "../../kernel/mount.ts";
import type { Deps } from "../../kernel/slice.ts";
import { EventHub } from "./event-hub.ts";
import { streamEvents } from "./stream-events.ts";

export function register(app: FastifyInstance, { config, pools, metrics }: Deps): void {
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
}
