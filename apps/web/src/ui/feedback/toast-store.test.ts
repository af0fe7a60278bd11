import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToastStore, type ToastStore } from "./toast-store.ts";

let store: ToastStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});
afterEach(() => vi.useRealTimers());

const titles = () => store.list().map((toast) => toast.title);
const open = () => store.list().filter((toast) => toast.open).length;

describe("the toast store", () => {
  test("[GEN-011] holds at most 5 toasts and drops the oldest for a sixth", () => {
    for (let i = 1; i <= 6; i++) store.add({ title: `toast ${i}` });
    expect(titles()).toEqual(["toast 2", "toast 3", "toast 4", "toast 5", "toast 6"]);
  });

  test("a dropped toast leaves no timer behind", () => {
    for (let i = 1; i <= 8; i++) store.add({ title: `toast ${i}` });
    expect(vi.getTimerCount()).toBe(5);
  });

  test("[GEN-012] is visible for 5 s and removed 1500 ms after its dismissal", () => {
    store.add({ title: "saved" });
    vi.advanceTimersByTime(4_999);
    expect(open()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(open()).toBe(0);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1_499);
    expect(store.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.list()).toHaveLength(0);
  });

  test("an error stays for 10 s", () => {
    store.add({ text: "no", tone: "danger" });
    vi.advanceTimersByTime(9_999);
    expect(open()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(open()).toBe(0);
  });

  test("[AXS-010] one with an action stays until it is dismissed", () => {
    const id = store.add({ title: "removed", action: { label: "Undo", onPress: () => {} } });
    vi.advanceTimersByTime(3_600_000);
    expect(open()).toBe(1);
    store.dismiss(id);
    vi.advanceTimersByTime(1_500);
    expect(store.list()).toHaveLength(0);
  });

  test("reading stops the clock and leaves what was left of the time", () => {
    store.add({ title: "saved" });
    vi.advanceTimersByTime(3_000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe(1);
    store.resume();
    vi.advanceTimersByTime(1_999);
    expect(open()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(open()).toBe(0);
  });

  test("a toast that arrives while the others are read waits with them", () => {
    store.add({ title: "first" });
    store.pause();
    store.add({ title: "second" });
    vi.advanceTimersByTime(60_000);
    expect(open()).toBe(2);
    store.resume();
    vi.advanceTimersByTime(5_000);
    expect(open()).toBe(0);
  });

  test("dismissing twice does not start the removal again", () => {
    const id = store.add({ title: "saved" });
    store.dismiss(id);
    vi.advanceTimersByTime(1_000);
    store.dismiss(id);
    vi.advanceTimersByTime(500);
    expect(store.list()).toHaveLength(0);
  });

  test("a duration of its own is kept", () => {
    store.add({ title: "celebration", duration: 3_000 });
    vi.advanceTimersByTime(3_000);
    expect(open()).toBe(0);
  });

  test("tells its listeners until they leave", () => {
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.add({ title: "one" });
    leave();
    store.add({ title: "two" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
