import { type FindableEntry, findEntries } from "@heirlock/domain/vault/find-entries";
import type { Figure } from "./report.ts";

const fullEntry = (title: string): FindableEntry => ({
  entry: { category: "note" },
  label: { title, description: "é".repeat(500), tags: Array(20).fill("a tag of some length"), details: {} },
});

/** 200 full entries are searched within the 50 ms of a keystroke. */
export function measureEntrySearch(rounds: number): Figure {
  const many = Array.from({ length: 200 }, (_, at) => fullEntry(`Entry ${at}`));
  findEntries(many, "e");
  const times = Array.from({ length: rounds }, () => {
    const begin = performance.now();
    if (findEntries(many, "entry 199").length !== 1) throw new Error("The search did not find its entry");
    return performance.now() - begin;
  });
  return {
    name: "200 entries searched",
    figure: Math.min(...times),
    target: 50,
    floor: 200,
    unit: "ms",
    better: "lower",
  };
}
