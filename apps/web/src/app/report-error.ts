import { log } from "../platform/log/log.ts";

/** Forwards a failure of the interface to the log, which redacts it. */
export function reportError(where: string, error: unknown): void {
  log.error(error instanceof Error ? `${error.name}: ${error.message}` : "Unknown failure", { where });
}
