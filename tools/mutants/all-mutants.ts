import { seenSurviving } from "./list/seen-surviving.ts";
import type { Mutant } from "./mutant.ts";

export const allMutants: readonly Mutant[] = [...seenSurviving];
