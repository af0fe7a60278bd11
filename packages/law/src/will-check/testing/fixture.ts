import type { Input } from "./inputs.ts";

/** One case in which a code is found, and one that is as near as can be and does not have it. */
export interface Fixture {
  found: Input;
  notFound: Input;
}
