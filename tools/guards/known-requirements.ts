import { unknownIds } from "../ledger/coverage.ts";
import { namedIds } from "../ledger/named-ids.ts";
import { readLedger } from "../ledger/read-ledger.ts";
import type { Guard } from "./guard.ts";

/** A test that names a requirement nobody wrote proves nothing. */
export const knownRequirements: Guard = {
  name: "known requirements",
  check: (files) =>
    unknownIds(readLedger(files), namedIds(files)).map(({ path, line, id }) => ({
      path,
      line,
      what: `names ${id}, which is not in docs/requirements/`,
    })),
};
