import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AutosaveState, createAutosave } from "./autosave.ts";

let states: AutosaveState[] = [];
beforeEach(() => {
  states = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function autosaveTo(save: (text: string) => Promise<unknown>) {
  return createAutosave({ save, onState: (state) => states.push(state), delay: 800, retries: [2_000, 5_000] });
}

test("quick changes are saved once, with the newest value", async () => {
  const save = vi.fn(async () => {});
  const autosave = autosaveTo(save);
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(500);
  autosave.change("ab");
  await vi.advanceTimersByTimeAsync(799);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([["ab"]]);
  expect(states).toEqual(["waiting", "waiting", "saving", "saved"]);
  expect(autosave.hasUnsaved()).toBe(false);
});

test("what changes while a request runs is saved after it, never beside it", async () => {
  const finish: (() => void)[] = [];
  const save = vi.fn((_text: string) => new Promise<void>((resolve) => finish.push(resolve)));
  const autosave = autosaveTo(save);
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  autosave.change("ab");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([["a"], ["ab"]]);
  expect(states.at(-1)).toBe("saving");
  finish[1]?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(states.at(-1)).toBe("saved");
});

test("a failure is tried again with growing pauses, then left to the person, and nothing is lost", async () => {
  const save = vi.fn(async (_text: string) => Promise.reject(new Error("offline")));
  const autosave = autosaveTo(save);
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  expect(states.at(-1)).toBe("retrying");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(save).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(states.at(-1)).toBe("failed");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(autosave.hasUnsaved()).toBe(true);

  save.mockResolvedValueOnce(undefined as never);
  expect(await autosave.flush()).toBe(true);
  expect(save).toHaveBeenLastCalledWith("a");
  expect(states.at(-1)).toBe("saved");
});

test("leaving saves what still waits, also behind a request that runs", async () => {
  const save = vi.fn(async (_text: string) => {});
  const autosave = autosaveTo(save);
  autosave.change("a");
  expect(await autosave.flush()).toBe(true);
  expect(save.mock.calls).toEqual([["a"]]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test("a newer value replaces the one that failed", async () => {
  const save = vi.fn(async (_text: string) => {});
  save.mockRejectedValueOnce(new Error("offline"));
  const autosave = autosaveTo(save);
  autosave.change("a");
  await vi.advanceTimersByTimeAsync(800);
  autosave.change("ab");
  await vi.advanceTimersByTimeAsync(800);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save.mock.calls).toEqual([["a"], ["ab"]]);
});
