import { afterEach, beforeEach, expect, test, vi } from "vitest";

const posted = vi.hoisted(() => [] as { name: string }[]);
vi.mock("./connect.ts", () => ({
  connect: async () => ({ post: (message: { name: string }) => posted.push(message), close: () => {} }),
}));
const { join } = await import("./keys-client.ts");

// One page with one connection for all of them.
vi.stubGlobal("window", new EventTarget());
let hour = 0;
beforeEach(() => {
  posted.length = 0;
  vi.useFakeTimers();
  vi.setSystemTime(Date.now() + 3_600_000 * ++hour);
});
afterEach(() => {
  vi.useRealTimers();
});

test("[KEY-027] whoever dictates, scrolls or presses by a screen reader keeps the vault open as they keep the session", async () => {
  await join();
  for (const name of ["input", "click", "wheel", "touchmove", "pointerdown", "keydown"]) {
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event(name));
  }
  expect(posted).toEqual(Array(6).fill({ name: "activity" }));
});

test("[KEY-027] whoever is at work in a tab without keys keeps the vault open in the one that has them", async () => {
  await join();
  for (const key of ["heirlock_activity", "heirlock_other"]) {
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  }
  expect(posted).toEqual([{ name: "activity" }]);
});
