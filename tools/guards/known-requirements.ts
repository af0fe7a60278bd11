import { unknownIds } from "../coverage/coverage.ts";
import { readLedger } from "../coverage/ledger.ts";
import { namedIds } from "../coverage/named-ids.ts";
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
