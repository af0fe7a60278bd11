import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryDelay, retryOnReturn } from "./online.ts";

const device = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", device.addEventListener.bind(device));
  vi.stubGlobal("removeEventListener", device.removeEventListener.bind(device));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (what: "online" | "offline") => device.dispatchEvent(new Event(what));

test("[PWA-009] what was tried is tried again 1000 ms after the connection is back, once for each return", () => {
  expect(retryDelay).toBe(1_000);
  const retry = vi.fn();
  const stop = retryOnReturn(retry);
  say("online");
  vi.advanceTimersByTime(999);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(retry).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledTimes(1);

  say("online");
  vi.advanceTimersByTime(500);
  say("offline");
  vi.advanceTimersByTime(60_000);
  expect(retry, "a connection that went again at once").toHaveBeenCalledTimes(1);

  say("online");
  stop();
  vi.advanceTimersByTime(60_000);
  expect(retry, "after the page was left").toHaveBeenCalledTimes(1);
});
