import { z } from "zod";
import { route } from "./route.ts";
import type { ContractSlice } from "./slice.ts";

export const systemRoutes = {
  health: route({
    method: "GET",
    path: "/api/health",
    access: "anyone",
    summary: "Whether the process lives",
    answer: z.object({ status: z.literal("ok") }),
  }),
  ready: route({
    method: "GET",
    path: "/api/ready",
    access: "anyone",
    summary: "Whether the process can serve; 503 names what is missing",
    // What the keeper said last; a minute without a word is "silent". The API serves in any case.
    answer: z.object({
      status: z.literal("ready"),
      keeper: z.enum(["working", "heads_unsigned", "database_older", "database_differs", "silent"]),
    }),
    errors: ["UNAVAILABLE"],
  }),
  clientLog: route({
    method: "POST",
    path: "/api/client-log",
    access: "anyone",
    summary: "A warning or an error of the web client, already redacted",
    body: z.strictObject({
      level: z.enum(["warn", "error"]),
      message: z.string().max(500),
      context: z
        .record(z.string().max(40), z.union([z.string().max(300), z.number(), z.boolean()]))
        .refine((context) => Object.keys(context).length <= 20, "Too much context")
        .optional(),
    }),
    answer: z.object({}),
    limit: "clientLog",
  }),
  openapi: route({
    method: "GET",
    path: "/api/openapi.json",
    access: "anyone",
    summary: "This document",
    answer: z.object({}),
    raw: true,
  }),
  docs: route({
    method: "GET",
    path: "/api/docs",
    access: "anyone",
    summary: "This document as a page",
    answer: z.object({}),
    raw: true,
  }),
  docsStyle: route({
    method: "GET",
    path: "/api/docs.css",
    access: "anyone",
    summary: "How the page looks",
    answer: z.object({}),
    raw: true,
  }),
};

export const system = {
  title: "Health, documentation and client logs",
  routes: systemRoutes,
  // The keeper's own, in a chain that belongs to no estate.
  audit: ["keeper.restore_accepted"],
  limits: { clientLog: { max: 60, windowSeconds: 60, by: "address" } },
} as const satisfies ContractSlice;
