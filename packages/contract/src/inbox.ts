import { z } from "zod";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";

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

export const inbox = {
  title: "Live events",
  routes: inboxRoutes,
  exported: { events: ["id", "kind", "payload", "created_at"] },
} as const satisfies ContractSlice;
