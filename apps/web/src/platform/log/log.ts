import { redact } from "./redact.ts";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];
type Context = Record<string, string | number | boolean>;

export interface LogSettings {
  level: LogLevel;
  production: boolean;
  /** Production says nothing in the console unless this is set (GEN-033). */
  productionLogging: boolean;
  /** Where warnings and errors go (GEN-034). */
  reportUrl: string;
}

export function logSettings(env: Record<string, unknown> = import.meta.env): LogSettings {
  return {
    level: logLevels.find((level) => level === env.VITE_LOG_LEVEL) ?? "error",
    production: env.PROD === true,
    productionLogging: env.VITE_ENABLE_PROD_LOGGING === "true",
    reportUrl:
      typeof env.VITE_ERROR_REPORT_URL === "string" && env.VITE_ERROR_REPORT_URL
        ? env.VITE_ERROR_REPORT_URL
        : "/api/client-log",
  };
}

export interface LogSinks {
  write(level: LogLevel, message: string, context: Context): void;
  report(url: string, body: string): void;
}

/** At most this many reports in a page's life: an error in a loop must not become a flood. */
const reportLimit = 20;

export function createLog(settings: LogSettings, sinks: LogSinks) {
  let reports = 0;
  const log =
    (level: LogLevel) =>
    (message: string, context: Context = {}) => {
      const text = redact(message).slice(0, 500);
      const facts = redactContext(context);
      const wanted = logLevels.indexOf(level) >= logLevels.indexOf(settings.level);
      if (wanted && (!settings.production || settings.productionLogging)) sinks.write(level, text, facts);
      if ((level === "warn" || level === "error") && settings.production && reports < reportLimit) {
        reports += 1;
        sinks.report(settings.reportUrl, JSON.stringify({ level, message: text, context: facts }));
      }
    };
  return { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
}

function redactContext(context: Context): Context {
  const clean: Context = {};
  for (const [key, value] of Object.entries(context))
    clean[key.slice(0, 40)] = typeof value === "string" ? redact(value).slice(0, 300) : value;
  return clean;
}

const browser: LogSinks = {
  write(level, message, context) {
    // biome-ignore lint/suspicious/noConsole: the one place that may write to the console
    console[level](message, context);
  },
  report(url, body) {
    // Not through the API client: a failing log must not start a session check. Losing a report is fine.
    void fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      keepalive: true,
      credentials: "omit",
    }).catch(() => {});
  },
};

export const log = createLog(logSettings(), browser);

/** What nobody caught. Called once, when the app starts. */
export function watchUncaught(): void {
  window.addEventListener("error", ({ message, filename, lineno, colno }) => {
    log.error(message, { file: filename, line: lineno, column: colno });
  });
  window.addEventListener("unhandledrejection", ({ reason }) => {
    log.error(reason instanceof Error ? `${reason.name}: ${reason.message}` : "Unhandled rejection");
  });
}
