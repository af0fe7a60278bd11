import { allMutants } from "../mutants/all-mutants.ts";
import { type Mutant, place } from "../mutants/mutant.ts";
import type { Finding, Guard } from "./guard.ts";

/** A mutant that no longer has its one place, or its test, would be tried by nobody: a rename takes its line along. */
export const placedMutants: Guard = {
  name: "placed mutants",
  // Only over the whole project can a place be missed.
  check: (files) =>
    files.some(({ path }) => path === "tools/mutants/all-mutants.ts") ? misplaced(allMutants, files) : [],
};

export function misplaced(mutants: readonly Mutant[], files: Parameters<Guard["check"]>[0]): Finding[] {
  return mutants.flatMap((mutant) => {
    try {
      place(mutant, files);
      return [];
    } catch (failure) {
      return [{ path: "tools/mutants/list", line: 1, what: (failure as Error).message }];
    }
  });
}
