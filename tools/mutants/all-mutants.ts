import { access } from "./list/access.ts";
import { audit } from "./list/audit.ts";
import { keys } from "./list/keys.ts";
import { law } from "./list/law.ts";
import { letters } from "./list/letters.ts";
import { limits } from "./list/limits.ts";
import { seenSurviving } from "./list/seen-surviving.ts";
import type { Mutant } from "./mutant.ts";

export const allMutants: readonly Mutant[] = [
  ...seenSurviving,
  ...access,
  ...limits,
  ...audit,
  ...keys,
  ...law,
  ...letters,
];
