import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPulse, type KeysProgress } from "./pulse.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[PRF-003] the pulse beats through a step, always forwards and never to the end", () => {
  const told: KeysProgress[] = [];
  const pulse = createPulse((progress) => told.push(progress));
  pulse.begin("making-key", 400);
  vi.advanceTimersByTime(4000);
  const fractions = told.map(({ fraction }) => fraction);
  expect(fractions.length).toBeGreaterThan(40);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.at(4)).toBeCloseTo(0.8, 1);
  expect(fractions.at(-1)).toBeLessThan(1);

  pulse.begin("opening-key-ring", 0);
  const count = told.length;
  expect(told.at(-1)).toEqual({ step: "opening-key-ring", fraction: 0 });
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(count);
});

test("[VLT-041] a step that counts tells what it has reached, and the guess stops", () => {
  const told: KeysProgress[] = [];
  const pulse = createPulse((progress) => told.push(progress));
  pulse.begin("sealing-file", 1000);
  pulse.reach(0.3);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([
    { step: "sealing-file", fraction: 0 },
    { step: "sealing-file", fraction: 0.3 },
  ]);
});

test("an ended pulse is silent", () => {
  const told: KeysProgress[] = [];
  const pulse = createPulse((progress) => told.push(progress));
  pulse.begin("making-key", 1000);
  pulse.end();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
});
