import type { Pool } from "pg";
import type { Clock } from "../../kernel/clock.ts";
import type { Config } from "../../kernel/config.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import type { KeyRing } from "../../kernel/key-ring.ts";
import type { DeclaredBySlices } from "../../kernel/slice.ts";

/** What the use cases of the slice may be given; each asks for the part it uses. */
export interface AccountDeps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  config: Config;
  clock: Clock;
  jobs: Jobs;
  declared: DeclaredBySlices;
}
