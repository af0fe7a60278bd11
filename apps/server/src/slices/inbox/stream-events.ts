import type { FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import type { EventHub } from "./event-hub.ts";
import { EventStream } from "./event-stream.ts";
import { openStream } from "./inbox.queries.ts";

/** Null unless the browser names an event of ours. */
export function lastEventId(header: unknown): number | null {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/**
 * Turns the answer into a stream of the person's events. It hears from the hub before it reads the table,
 * so that nothing falls between the two.
 */
export async function streamEvents(
  { app, hub }: { app: Pool; hub: EventHub },
  caller: Caller,
  { http, reply }: { http: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const from = lastEventId(http.headers["last-event-id"]);
  const [row] = await readAs(app, caller, openStream, [from]);
  reply.hijack();
  const response = reply.raw;
  if (response.destroyed) return;
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    // Proxies that buffer would hold events back.
    "x-accel-buffering": "no",
  });
  const about = { recipient: row!.user_id, sessionHash: caller.sessionHash, lastId: Number(row!.last_id) };
  const stream = new EventStream(response, about, hub.fetchAfter);
  hub.add(stream);
  response.on("close", () => hub.remove(stream));
  response.on("error", () => hub.remove(stream));
  await stream.catchUp();
}
