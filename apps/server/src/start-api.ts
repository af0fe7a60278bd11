import type { AddressInfo } from "node:net";
import { buildApp } from "./kernel/app.ts";
import { systemClock } from "./kernel/clock.ts";
import type { Config } from "./kernel/config.ts";
import { createJobs } from "./kernel/jobs.ts";
import type { Log } from "./kernel/log.ts";
import { closeListener, listenOnIpv6Loopback } from "./kernel/loopback.ts";
import { createMetrics, serveMetrics } from "./kernel/metrics.ts";
import { closePools, createPools } from "./kernel/pools.ts";
import { prepareBucket } from "./kernel/storage/prepare-bucket.ts";
import { keeperKeysSlice, webSlice } from "./kernel/web/serve-web.ts";
import { useSealingKeys } from "./slices/account/sealing/sealing-keys.ts";
import { jobDefinitions, slices } from "./slices.ts";

/** Builds the whole API and listens; `stop` takes no new work and lets what runs finish (OPS-005). */
export async function startApi(config: Config, log: Log): Promise<{ stop(): Promise<void> }> {
  const pools = createPools(config);
  const metrics = createMetrics(pools);
  const jobs = createJobs(pools, jobDefinitions);
  const app = await buildApp({
    config,
    pools,
    clock: systemClock,
    jobs,
    log,
    metrics,
    slices: [
      ...slices,
      ...(config.keeperKeysFile === null ? [] : [keeperKeysSlice(config.keeperKeysFile)]),
      ...(config.webDist === null ? [] : [webSlice(config.webDist)]),
    ],
  });
  await app.ready();
  await useSealingKeys({ auth: pools.auth, ring: config.ring, log });
  await prepareBucket(config).catch((err) =>
    log.warn({ err }, "The bucket could not be prepared; see docs/operations.md"),
  );
  const metricsApp = config.metricsPort === null ? undefined : await serveMetrics(metrics, config.metricsPort);
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  const loopback = config.host === "localhost" ? await listenOnIpv6Loopback(app, port) : undefined;
  log.info({ port }, "The API listens");
  return {
    async stop() {
      await Promise.all([app.close(), closeListener(loopback)]);
      await metricsApp?.close();
      await jobs.stop();
      await closePools(pools);
    },
  };
}
