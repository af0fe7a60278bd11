import { z } from "zod";
import type { KeyRing } from "./key-ring.ts";
import type { S3Settings } from "./storage/s3-store.ts";

export const modes = ["production", "development", "demo", "test"] as const;
export type Mode = (typeof modes)[number];

/** Everything a process is told from outside, checked before a port opens. */
export interface Config {
  mode: Mode;
  /** Roots the database passwords and the keyed hashes: the active one of the ring. Never logged. */
  secret: string;
  /** What sealed fields are sealed and opened with. Never logged. */
  ring: KeyRing;
  /** Where people reach us, without a trailing slash: links in mails and the Origin check use it. */
  publicUrl: string;
  host: string;
  port: number;
  /** Null: no metrics are served. */
  metricsPort: number | null;
  /** Of the roles this process was given (SEC-044); a role without one is derived from databaseUrl and the secret. */
  roleUrls: { app: string | null; auth: string | null; worker: string | null };
  /** The owner's; null where the process has addresses of its own roles. */
  databaseUrl: string | null;
  /** For LISTEN, which a transaction pooler cannot carry. */
  databaseDirectUrl: string | null;
  /** Connections of the app role. */
  poolSize: number;
  smtpUrl: string | null;
  mailFrom: string;
  mailCatcherDir: string | null;
  /** Where text messages are handed over; null: no phone is offered as a means of recovery. */
  sms: { url: string; token: string } | null;
  /** Where the vault's files lie: an S3 store, or a folder of this machine. */
  storage: { s3: S3Settings } | { directory: string };
  webDist: string | null;
  /** The keeper's public keys, served beside the scripts as /keeper-keys.json. */
  keeperKeysFile: string | null;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  otlpEndpoint: string | null;
  errorReportUrl: string | null;
}

/** A setting is missing or bad. The message is one line, names the setting and holds no value. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(problems.join("; "));
    this.name = "ConfigError";
  }
}

function urlOf(protocols: readonly string[]) {
  const names = protocols.map((name) => `${name}//`).join(" or ");
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `is not a URL that starts with ${names}`,
  });
}

const port = z
  .string()
  .regex(/^\d{1,5}$/, "is not a port number")
  .transform(Number)
  .refine((value) => value <= 65_535, "is not a port number");

const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, "is not a whole number")
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, `is not between 1 and ${max}`);

const postgresUrl = urlOf(["postgres:", "postgresql:"]);
const webUrl = urlOf(["http:", "https:"]);

/** "Heirlock <no-reply@heirlock.example>" or a bare address. */
const mailbox = z.string().regex(/^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "is not a mail address");

const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, "is shorter than 32 bytes");

/** What processes may be told; each picks what it needs. */
export const settings = z.object({
  HEIRLOCK_MODE: z.enum(modes, `is not one of ${modes.join(", ")}`),
  HEIRLOCK_SECRET: secret.refine((value) => !value.includes(","), "has a comma in it"),
  HEIRLOCK_OTHER_SECRETS: z
    .string()
    .transform((value) => value.split(","))
    .pipe(z.array(secret, "has a secret that is shorter than 32 bytes"))
    .optional(),
  PUBLIC_URL: webUrl.transform((value) => value.replace(/\/+$/, "")),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]{1,253}$/, "is not a host name or address")
    .default("127.0.0.1"),
  PORT: port,
  METRICS_PORT: port.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_APP_URL: postgresUrl.optional(),
  DATABASE_AUTH_URL: postgresUrl.optional(),
  DATABASE_WORKER_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: count(200).default(10),
  DATABASE_EMBEDDED: z.enum(["true", "false"], "is neither true nor false").optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: mailbox.default("Heirlock <no-reply@heirlock.test>"),
  MAIL_CATCHER_DIR: z.string().optional(),
  SMS_URL: webUrl.optional(),
  SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,500}$/, "is not a token of 8 to 500 printable characters")
    .optional(),
  S3_ENDPOINT: webUrl.transform((value) => value.replace(/\/+$/, "")).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "is not a region")
    .default("us-east-1"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "is not the name of a bucket")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(200).optional(),
  STORAGE_DIR: z.string().optional(),
  WEB_DIST: z.string().optional(),
  KEEPER_KEYS_FILE: z.string().optional(),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "is not a log level of pino")
    .default("error"),
  TRUSTED_PROXIES: z
    .string()
    .regex(
      /^(?:none|[0-9A-Fa-f.:/]+(?:,[0-9A-Fa-f.:/]+)*)$/,
      "is neither a list of addresses separated by commas nor none",
    )
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  ERROR_REPORT_URL: webUrl.optional(),
});
type Settings = z.output<typeof settings>;

export const settingNames = Object.keys(settings.shape) as (keyof Settings)[];

/** The owner's address, or those of this process's own roles alone: app and auth for the API, worker for the worker. */
function databaseProblems({
  DATABASE_URL,
  DATABASE_APP_URL,
  DATABASE_AUTH_URL,
  DATABASE_WORKER_URL,
}: Settings): string[] {
  const roles = [DATABASE_APP_URL, DATABASE_AUTH_URL, DATABASE_WORKER_URL];
  if (DATABASE_URL !== undefined)
    return roles.every((url) => url === undefined) ? [] : ["DATABASE_URL stands beside the address of a role"];
  if (DATABASE_WORKER_URL !== undefined) return [];
  if (DATABASE_APP_URL === undefined && DATABASE_AUTH_URL === undefined) return ["DATABASE_URL is missing"];
  if (DATABASE_APP_URL === undefined) return ["DATABASE_APP_URL is missing"];
  return DATABASE_AUTH_URL === undefined ? ["DATABASE_AUTH_URL is missing"] : [];
}

/** One without the other would offer a phone to which no code ever comes. */
function smsProblems({ SMS_URL, SMS_TOKEN }: Settings): string[] {
  if ((SMS_URL === undefined) === (SMS_TOKEN === undefined)) return [];
  return [SMS_URL === undefined ? "SMS_URL is missing beside SMS_TOKEN" : "SMS_TOKEN is missing beside SMS_URL"];
}

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
export type StorageSettings = Pick<Settings, (typeof s3Names)[number] | "S3_REGION" | "STORAGE_DIR" | "HEIRLOCK_MODE">;

/** All of the store's settings or none, and a place for files in any case but a test, which may do without. */
export function storageProblems(given: StorageSettings): string[] {
  const missing = s3Names.filter((name) => given[name] === undefined);
  if (missing.length > 0 && missing.length < s3Names.length)
    return missing.map((name) => `${name} is missing beside the other settings of S3`);
  if (missing.length > 0 && given.STORAGE_DIR === undefined && given.HEIRLOCK_MODE === "production")
    return ["S3_ENDPOINT or STORAGE_DIR is missing"];
  return [];
}

export function storageOf(given: StorageSettings): Config["storage"] {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return { directory: given.STORAGE_DIR ?? ".data/files" };
  return {
    s3: {
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  };
}

/** What only development and demo may use (OPS-004, OPS-025). */
function productionProblems(given: Settings): string[] {
  if (given.HEIRLOCK_MODE !== "production") return [];
  const problems: string[] = [];
  if (given.SMS_URL !== undefined && !given.SMS_URL.startsWith("https://")) {
    problems.push("SMS_URL does not start with https://");
  }
  if (given.DATABASE_EMBEDDED === "true") problems.push("DATABASE_EMBEDDED is for development and demo only");
  if (given.MAIL_CATCHER_DIR !== undefined) problems.push("MAIL_CATCHER_DIR is for development and demo only");
  if (given.SMTP_URL === undefined) problems.push("SMTP_URL is missing");
  if (given.S3_ENDPOINT !== undefined && !given.S3_ENDPOINT.startsWith("https://")) {
    problems.push("S3_ENDPOINT does not start with https://");
  }
  // Behind a proxy that nobody named, all visitors count as one: twenty wrong passwords would shut out everybody.
  if (given.TRUSTED_PROXIES === undefined) {
    problems.push("TRUSTED_PROXIES is missing: the addresses of the proxies in front, or none");
  }
  if (!given.PUBLIC_URL.startsWith("https://")) problems.push("PUBLIC_URL does not start with https://");
  return problems;
}

/**
 * What the schema says about the environment. An empty value counts as missing.
 * Throws ConfigError with one line that names every setting that is missing or wrong.
 */
export function parseSettings<S extends z.ZodObject>(schema: S, env: Record<string, string | undefined>): z.output<S> {
  const present = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, env[name] || undefined]));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const problems = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    if (!problems.has(name)) problems.set(name, `${name} ${present[name] === undefined ? "is missing" : message}`);
  }
  throw new ConfigError([...problems.values()]);
}

/** Reads the settings of API and worker. Throws ConfigError as parseSettings does. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = parseSettings(settings, env);
  const problems = [
    ...databaseProblems(given),
    ...smsProblems(given),
    ...storageProblems(given),
    ...productionProblems(given),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    mode: given.HEIRLOCK_MODE,
    secret: given.HEIRLOCK_SECRET,
    ring: { active: given.HEIRLOCK_SECRET, others: given.HEIRLOCK_OTHER_SECRETS ?? [] },
    publicUrl: given.PUBLIC_URL,
    host: given.HOST,
    port: given.PORT,
    metricsPort: given.METRICS_PORT ?? null,
    roleUrls: {
      app: given.DATABASE_APP_URL ?? null,
      auth: given.DATABASE_AUTH_URL ?? null,
      worker: given.DATABASE_WORKER_URL ?? null,
    },
    databaseUrl: given.DATABASE_URL ?? null,
    databaseDirectUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL ?? null,
    poolSize: given.DATABASE_POOL_SIZE,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM,
    mailCatcherDir: given.MAIL_CATCHER_DIR ?? null,
    sms: given.SMS_URL && given.SMS_TOKEN ? { url: given.SMS_URL, token: given.SMS_TOKEN } : null,
    storage: storageOf(given),
    webDist: given.WEB_DIST ?? null,
    keeperKeysFile: given.KEEPER_KEYS_FILE ?? null,
    logLevel: given.LOG_LEVEL,
    trustedProxies: given.TRUSTED_PROXIES === "none" ? [] : (given.TRUSTED_PROXIES?.split(",") ?? []),
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    errorReportUrl: given.ERROR_REPORT_URL ?? null,
  };
}
