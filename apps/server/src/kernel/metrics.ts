import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { requireAccess } from "./access.ts";
import type { Pools } from "./pools.ts";

/** What a process tells its operators. Labels are patterns and names of ours, never ids (OPS-002). */
export interface Metrics {
  registry: Registry;
  /** Open event streams of this process. */
  eventStreams: Gauge;
  /** Counts the requests of every route that is registered after this call. */
  watch(app: FastifyInstance): void;
}

/** Seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(pools: Pools): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const duration = new Histogram({
    name: "heirlock_request_seconds",
    help: "Requests and how long they took, by route",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  const answers = new Counter({
    name: "heirlock_answers_total",
    help: "Answers by route and class of status; 5xx are errors of ours",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const eventStreams = new Gauge({
    name: "heirlock_event_streams",
    help: "Open event streams of this process",
    registers,
  });
  new Gauge({
    name: "heirlock_pool_connections",
    help: "Database connections by role and state; waiting counts requests in line",
    labelNames: ["role", "state"],
    registers,
    collect() {
      for (const [role, pool] of Object.entries(pools)) {
        this.set({ role, state: "idle" }, pool.idleCount);
        this.set({ role, state: "busy" }, pool.totalCount - pool.idleCount);
        this.set({ role, state: "waiting" }, pool.waitingCount);
      }
    },
  });

  return {
    registry,
    eventStreams,
    watch(app) {
      app.addHook("onRoute", (route) => {
        const labels = { method: String(route.method), route: route.url };
        const seconds = duration.labels(labels);
        const byClass = ["0xx", "1xx", "2xx", "3xx", "4xx", "5xx"].map((status) =>
          answers.labels({ ...labels, status }),
        );
        const record = (_request: unknown, reply: FastifyReply, done: () => void) => {
          seconds.observe(reply.elapsedTime / 1000);
          byClass[Math.floor(reply.statusCode / 100)]?.inc();
          done();
        };
        route.onResponse = [record, ...[route.onResponse ?? []].flat()];
      });
    },
  };
}

interface JobRow {
  name: string;
  state: string;
  jobs: number;
  /** Seconds that the oldest due job has been waiting; null when none waits. */
  age: number | null;
}

const countJobs = `select name, state, count(*)::int as jobs,
    extract(epoch from max(now() - start_after) filter (
      where state in ('created', 'retry') and start_after <= now()))::float as age
  from pgboss.job group by name, state`;

/** Adds what only the worker watches: jobs by state, and how long the oldest due one has been waiting. */
export function watchJobs({ registry }: Metrics, pools: Pools): void {
  const registers = [registry];
  let asked: Promise<JobRow[]> | undefined;
  // Both gauges are collected at once and share one look; without a database they are empty.
  const look = () => {
    asked ??= pools.worker
      .query<JobRow>(countJobs)
      .then(({ rows }) => rows)
      .catch(() => [])
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  new Gauge({
    name: "heirlock_outbox_age_seconds",
    help: "Age of the oldest job that is due and not started, by queue",
    labelNames: ["queue"],
    registers,
    async collect() {
      const rows = await look();
      this.reset();
      for (const { name, age } of rows) if (age !== null) this.set({ queue: name }, age);
    },
  });
  new Gauge({
    name: "heirlock_jobs",
    help: "Jobs by queue and state",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      const rows = await look();
      this.reset();
      for (const { name, state, jobs } of rows) this.set({ queue: name, state }, jobs);
    },
  });
}

interface KeeperRow {
  state: string | null;
  seen_ago: number | null;
  checkpoint_ago: number | null;
}

/** Adds what the worker knows of the keeper, which has no port of its own. */
export function watchKeeper({ registry }: Metrics, pools: Pools): void {
  const registers = [registry];
  const look = async (): Promise<KeeperRow | undefined> => {
    const found = await pools.worker
      .query<KeeperRow>("select * from audit.read_keeper_health()")
      .catch(() => undefined);
    return found?.rows[0];
  };
  new Gauge({
    name: "heirlock_keeper_state",
    help: "1 for the state the keeper reported last; database_older: it signs nothing until a restore is accepted; heads_unsigned: a plan shows a head that nobody signed",
    labelNames: ["state"],
    registers,
    async collect() {
      const health = await look();
      this.reset();
      if (health?.state) this.set({ state: health.state }, 1);
    },
  });
  new Gauge({
    name: "heirlock_keeper_seconds",
    help: "Seconds since the keeper was last seen, and since a checkpoint of it left the database",
    labelNames: ["since"],
    registers,
    async collect() {
      const health = await look();
      this.reset();
      if (typeof health?.seen_ago === "number") this.set({ since: "seen" }, health.seen_ago);
      if (typeof health?.checkpoint_ago === "number") this.set({ since: "checkpoint" }, health.checkpoint_ago);
    },
  });
}

/** Adds under how many secrets fields are sealed, seen from this process. Without a database it is empty. */
export function watchSealingKeys({ registry }: Metrics, look: () => Promise<{ other: number; unknown: number }>): void {
  new Gauge({
    name: "heirlock_sealing_secrets",
    help: "Secrets beside the active one under which fields are sealed; unknown ones are not among this process's",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const found = await look().catch(() => undefined);
      this.reset();
      for (const [state, count] of Object.entries(found ?? {})) this.set({ state }, count);
    },
  });
}

/** Serves them to this machine only; a public address never reaches this port. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  requireAccess(app);
  app.get("/metrics", { config: { access: "operator" } }, async (_request, reply) => {
    reply.type(registry.contentType);
    return await registry.metrics();
  });
  await app.listen({ host: "127.0.0.1", port });
  return app;
}
