import { z } from "zod";
import { route } from "./route.ts";

/** Kinds of live events. Payloads carry ids only; data is fetched with permissions (D66). */
export const eventKinds = [
  "asset.created",
  "asset.updated",
  "asset.deleted",
  "vault.created",
  "vault.updated",
  "vault.deleted",
  "vault.restored",
  "vault.purged",
  "vault.linked",
  "vault.unlinked",
  "member.changed",
  "relationship.changed",
  "profile.updated",
  "session.revoked",
] as const;
export type EventKind = (typeof eventKinds)[number];

export const liveEventSchema = z.object({ kind: z.enum(eventKinds), payload: z.record(z.string(), z.unknown()) });
export type LiveEvent = z.output<typeof liveEventSchema>;

export const inboxRoutes = {
  events: route({
    method: "GET",
    path: "/api/events",
    access: "signed-in",
    summary: "Server-sent events of the signed-in person; Last-Event-ID replays up to 24 hours",
    answer: z.object({}),
    raw: true,
  }),
};
