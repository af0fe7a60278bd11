import { expect, test, vi } from "vitest";
import { createLog, logSettings } from "./log.ts";
import { redact } from "./redact.ts";

function logWith(env: Record<string, unknown>) {
  const sinks = { write: vi.fn(), report: vi.fn() };
  return { log: createLog(logSettings(env), sinks), ...sinks };
}

test("[GEN-032] the default level is error", () => {
  const { log, write } = logWith({ PROD: false });
  log.warn("a");
  log.info("b");
  log.error("c");
  expect(write).toHaveBeenCalledExactlyOnceWith("error", "c", {});
});

test("[GEN-033] production writes only with its flag", () => {
  const silent = logWith({ PROD: true });
  silent.log.error("x");
  expect(silent.write).not.toHaveBeenCalled();
  const speaking = logWith({ PROD: true, VITE_ENABLE_PROD_LOGGING: "true" });
  speaking.log.error("x");
  expect(speaking.write).toHaveBeenCalledOnce();
});

test("[GEN-034] warnings and errors are forwarded, redacted, to the service that is configured", () => {
  const { log, report } = logWith({ PROD: true, VITE_ERROR_REPORT_URL: "https://errors.example/in" });
  log.info("not this");
  log.warn("Mail to nadia@example.com failed", { at: "nadia@example.com" });
  log.error("broken");
  expect(report.mock.calls.map(([url, body]) => [url, JSON.parse(body as string)])).toEqual([
    ["https://errors.example/in", { level: "warn", message: "Mail to [e-mail] failed", context: { at: "[e-mail]" } }],
    ["https://errors.example/in", { level: "error", message: "broken", context: {} }],
  ]);
  expect(logSettings({}).reportUrl).toBe("/api/client-log");
});

test("a loop of errors does not become a flood", () => {
  const { log, report } = logWith({ PROD: true });
  for (let i = 0; i < 100; i++) log.error("again");
  expect(report).toHaveBeenCalledTimes(20);
});

test.each([
  ["sign-in of Nadia.Haddad@example.co.uk failed", "sign-in of [e-mail] failed"],
  ["GET https://app.example/auth/verify-email#token=abc", "GET https://app.example/auth/verify-email[cut]"],
  ["at /assets?filter=x here", "at /assets[cut] here"],
  ["estate 3f0c2a1e-9d4b-4c6a-8f2e-1a2b3c4d5e6f missing", "estate [id] missing"],
  ["token dGhpcyBpcyBhIHNlY3JldCB0b2tlbg", "token [token]"],
  ["hlb1.abc.def and age1pq1qqqq", "[key] and [key]"],
  ["IBAN 4029 3381 9910", "IBAN [number]"],
  ['bad title "The house in Byblos"', "bad title [text]"],
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
])("redacts %j", (given, clean) => {
  expect(redact(given)).toBe(clean);
});
