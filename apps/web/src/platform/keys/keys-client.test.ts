import { afterEach, beforeEach, expect, test, vi } from "vitest";

const posted = vi.hoisted(() => [] as { name: string }[]);
vi.mock("./connect.ts", () => ({
  connect: async () => ({ post: (message: { name: string }) => posted.push(message), close: () => {} }),
}));
const { join } = await import("./keys-client.ts");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[KEY-027] whoever dictates, scrolls or presses by a screen reader keeps the vault open as they keep the session", async () => {
  await join();
  for (const name of ["input", "click", "wheel", "touchmove", "pointerdown", "keydown"]) {
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event(name));
  }
  expect(posted).toEqual(Array(6).fill({ name: "activity" }));
});
