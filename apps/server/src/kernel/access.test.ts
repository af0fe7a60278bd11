import { systemRoutes } from "@heirlock/contract/system";
import { testDatabase } from "@heirlock/db/testing/database";
import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { requireAccess } from "./access.ts";
import { mount } from "./mount.ts";
import type { RegisterSlice } from "./slice.ts";
import { mounting, startTestApp } from "./testing.ts";

const db = testDatabase();

const { health, ready } = systemRoutes;
const mountHealth = (app: FastifyInstance) => mount(app, health, async () => ({ status: "ok" as const }));

/** Why a server of these slices does not start, or that it did. */
async function startOf(...slices: RegisterSlice[]): Promise<string> {
  const started = startTestApp(db, { slices: slices.map(mounting), table: {} });
  return await started.then(
    async (server) => {
      await server.close();
      return "it started";
    },
    (failure: Error) => failure.message,
  );
}

test("[SEC-020] a server with a route that declares no access does not start", async () => {
  const forgotten = (app: FastifyInstance) => void app.get("/api/forgotten", async () => "open to all");
  expect(await startOf(forgotten)).toBe("The route GET /api/forgotten does not declare its access");
});

test("[SEC-020] this holds in plugins, for files and for a made-up access too", async () => {
  const plugin = async (app: FastifyInstance) => {
    await app.register(async (inner) => void inner.route({ method: ["GET", "HEAD"], url: "/*", handler: () => "" }));
  };
  expect(await startOf(plugin)).toContain("GET,HEAD /*");
  const madeUp = (app: FastifyInstance) =>
    void app.get("/x", { config: { access: "everyone" as "anyone" } }, async () => "");
  expect(await startOf(madeUp)).toContain("GET /x");
  const metrics = Fastify();
  requireAccess(metrics as unknown as FastifyInstance);
  expect(() => metrics.get("/metrics", async () => "")).toThrow("GET /metrics");
});

test("[SEC-020] a server whose routes all declare it starts", async () => {
  const server = await startTestApp(db, { slices: [mounting(mountHealth)], table: { system: { health } } });
  expect((await server.app.inject("/api/health")).json()).toEqual({ success: true, status: "ok" });
  await server.close();
});

test("a route of the contract without a handler, and a handler beside the table, stop the start", async () => {
  await expect(
    startTestApp(db, { slices: [mounting(mountHealth)], table: { system: { health, ready } } }),
  ).rejects.toThrow("The route GET /api/ready has no handler");
  await expect(startTestApp(db, { slices: [mounting(mountHealth)], table: {} })).rejects.toThrow(
    "The route GET /api/health is not in the route table",
  );
});
