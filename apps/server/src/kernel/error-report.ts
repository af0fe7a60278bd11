import type { Log } from "./log.ts";
import { describeError } from "./log.ts";

/** What leaves the house about a failure: kind and place, never a message or a value (SEC-033). */
export interface Failure {
  errorId: string;
  code: string;
  route: string;
  error: unknown;
}

export type ReportFailure = (failure: Failure) => void;

/** Reports that wait at the same time; more are dropped, the log has them. */
const mostWaiting = 20;

/** Posts failures to ERROR_REPORT_URL as JSON, if there is one, without ever delaying an answer. */
export function createErrorReport(url: string | null, log: Log): ReportFailure {
  if (url === null) return () => {};
  let waiting = 0;
  return ({ error, ...about }) => {
    if (waiting >= mostWaiting) return;
    waiting++;
    const body = JSON.stringify({ ...about, ...(error instanceof Error ? describeError(error) : {}) });
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(5000),
    })
      .catch(() => log.warn({ errorId: about.errorId }, "The error report was not accepted"))
      .finally(() => waiting--);
  };
}
