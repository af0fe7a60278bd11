import { afterEach, expect, test, vi } from "vitest";
import { medianRatio } from "./load/throughput.ts";
import { type Figure, report } from "./report.ts";

const said = vi.spyOn(console, "log").mockImplementation(() => {});
afterEach(() => said.mockClear());

test("[PRF-020] a figure below its target fails the run, and every line has name, figure, target and verdict", () => {
  const figures: Figure[] = [
    { name: "list", figure: 0.9, target: 0.85, floor: 0.6, unit: "ratio", better: "higher" },
    { name: "create", figure: 0.3, target: 0.4, floor: 0.15, unit: "ratio", better: "higher" },
    { name: "streams", figure: 40, target: 1000, floor: 1000, unit: "ms", better: "lower" },
    { name: "cases", figure: 60_000.4, target: 50_000, floor: 15_000, unit: "/s", better: "higher" },
  ];
  expect(report(figures, false)).toBe(1);
  const lines = said.mock.calls.map(([line]) => line);
  expect(lines[0]).toMatch(/^list +0\.90 +at least 0\.85 +ok$/);
  expect(lines[1]).toMatch(/^create +0\.30 +at least 0\.4 +MISSED$/);
  expect(lines[2]).toMatch(/^streams +40 ms +at most 1000 ms +ok$/);
  expect(lines[3]).toMatch(/^cases +60000 \/s +at least 50000 \/s +ok$/);
  expect(lines.at(-1)).toBe("3 passed, 1 failed");
});

test("[PRF-020] a short run fails below its floor, and says of every missed target what it holds instead", () => {
  const create: Figure = { name: "create", figure: 0.3, target: 0.4, floor: 0.15, unit: "ratio", better: "higher" };
  expect(report([create], true)).toBe(0);
  expect(report([{ ...create, figure: 0.1 }], true)).toBe(1);
  const lines = said.mock.calls.map(([line]) => line);
  expect(lines[0]).toMatch(/^create +0\.30 +at least 0\.4 +MISSED, holds 0\.15$/);
  expect(lines[1]).toBe("1 of 1 targets missed, 0 below what this run holds");
  expect(lines[2]).toBe("1 passed, 0 failed");
  expect(lines[3]).toMatch(/^create +0\.10 +at least 0\.4 +MISSED, does not hold 0\.15$/);
  expect(lines[4]).toBe("0 passed, 1 failed");
});

test("[PRF-020] rounds are interleaved and the median counts", async () => {
  const order: string[] = [];
  const ours = [10, 30, 20];
  const ratio = await medianRatio(
    3,
    async () => {
      order.push("ours");
      return ours.shift()!;
    },
    async () => {
      order.push("bare");
      return 10;
    },
  );
  expect(order).toEqual(["ours", "bare", "bare", "ours", "ours", "bare"]);
  expect(ratio).toBe(2);
});
