import { assetRoutes } from "@heirlock/contract/assets";
import { inboxRoutes } from "@heirlock/contract/inbox";
import { testDatabase } from "@heirlock/db/testing/database";
import { given } from "@heirlock/db/testing/given";
import { expect, test } from "vitest";
import { assetsSlice } from "../slices/assets/slice.ts";
import { inboxSlice } from "../slices/inbox/slice.ts";
import { createBoss } from "./jobs.ts";
import { createMetrics, serveMetrics, watchJobs } from "./metrics.ts";
import { createPools } from "./pools.ts";
import { signedInAs, startTestApp, testConfig } from "./testing.ts";

const db = testDatabase();

test("[OPS-002] requests, errors, pool, jobs, outbox and streams are told without an id", async () => {
  const config = testConfig(db);
  const pools = createPools(config);
  const metrics = createMetrics(pools);
  watchJobs(metrics, pools);
  const server = await startTestApp(db, {
    config,
    pools,
    metrics,
    slices: [assetsSlice, inboxSlice],
    table: { assets: assetRoutes, inbox: inboxRoutes },
  });
  const holder = await given(db).holder();
  const asset = await given(db).asset(holder);
  const headers = signedInAs(await given(db).session(holder));
  await server.app.inject({ url: `/api/assets/${asset.id}`, headers });
  await server.app.inject({ url: "/api/assets/nonsense", headers });
  const boss = createBoss(pools, { works: false });
  await boss.start();
  await boss.createQueue("mail.send");
  await boss.stop({ close: false, graceful: false });
  await db.owner.query(
    "insert into pgboss.job (name, start_after) values ('mail.send', now() - interval '90 seconds')",
  );

  const metricsApp = await serveMetrics(metrics, 0);
  const { address, port } = metricsApp.server.address() as { address: string; port: number };
  expect(address).toBe("127.0.0.1");
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('heirlock_answers_total{method="GET",route="/api/assets/:id",status="2xx"} 1');
  expect(text).toContain('heirlock_answers_total{method="GET",route="/api/assets/:id",status="4xx"} 1');
  expect(text).toMatch(/heirlock_pool_connections\{role="app",state="idle"\} [1-9]/);
  expect(text).toContain('heirlock_jobs{queue="mail.send",state="created"} 1');
  expect(Number(/heirlock_outbox_age_seconds\{queue="mail\.send"\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(89);
  expect(text).toContain("heirlock_event_streams 0");
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|nonsense|@/);

  expect((await server.app.inject("/metrics")).statusCode).toBe(404);
  await metricsApp.close();
  await server.close();
});
