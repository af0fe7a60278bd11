import type { FastifyInstance } from "fastify";
import type { AccountDeletion } from "./account-deletion.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { type HandlerOf, handle, type JobDefinition, type JobHandler, type Jobs } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { ExportSection } from "./personal-export.ts";
import type { Pools } from "./pools.ts";
import type { AnyStatement } from "./statement.ts";

/** What every slice may use. */
export interface Deps {
  config: Config;
  pools: Pools;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  metrics: Metrics;
  /** What all slices declare, for the few use cases that serve every slice: export and deletion of an account. */
  declared: DeclaredBySlices;
}

export interface DeclaredBySlices {
  exported: Readonly<Record<string, ExportSection>>;
  exportQueries: Readonly<Record<string, AnyStatement>>;
  deletions: readonly AccountDeletion[];
}

/** Mounts the routes of a slice; may await what it needs to start. */
export type RegisterSlice = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/**
 * What the kernel needs to know of a slice. Routes and job handlers are loaded when a process needs them: the API never
 * loads what only the worker uses (mail rendering, SMTP), the worker no routes, and both read the same list.
 */
export interface ServerSlice {
  /** The same in every layer; its routes are `routeTable[name]`. */
  name: string;
  routes?: () => Promise<{ register: RegisterSlice }>;
  jobs?: readonly SliceJob[];
  /** Sections of the personal export that are rows of the slice's own tables. */
  exported?: Readonly<Record<string, ExportSection>>;
  /** Further sections, read as heirlock_app; the person's id is $1. */
  exportQueries?: Readonly<Record<string, AnyStatement>>;
  /** Tables that hold nothing about any person, and why. */
  impersonal?: Readonly<Record<string, string>>;
  deletion?: AccountDeletion;
}

/** A job with the way to its handler, which only the worker goes. */
export interface SliceJob {
  job: JobDefinition;
  load(): Promise<JobHandler>;
}

/**
 * Joins the definitions of a jobs file with the handlers file that exports a maker under the same name for each. The
 * compiler refuses a job without a handler and a handler for other data.
 */
export function withHandlers<J extends Record<string, JobDefinition>>(
  jobs: J,
  load: () => Promise<{ [K in keyof J]: HandlerOf<J[K]> }>,
): SliceJob[] {
  return Object.entries(jobs).map(([name, job]) => ({
    job,
    load: async () => handle(job, (await load())[name] as HandlerOf<JobDefinition>),
  }));
}

export function jobDefinitionsOf(slices: readonly ServerSlice[]): JobDefinition[] {
  return slices.flatMap(({ jobs = [] }) => jobs.map(({ job }) => job));
}

export function jobHandlersOf(slices: readonly ServerSlice[]): Promise<JobHandler[]> {
  return Promise.all(slices.flatMap(({ jobs = [] }) => jobs.map(({ load }) => load())));
}

export function declaredBy(slices: readonly ServerSlice[]): DeclaredBySlices {
  return {
    exported: Object.assign({}, ...slices.map(({ exported }) => exported)),
    exportQueries: Object.assign({}, ...slices.map(({ exportQueries }) => exportQueries)),
    deletions: slices.flatMap(({ deletion }) => deletion ?? []),
  };
}
