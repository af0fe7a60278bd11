import { headHash } from "@heirlock/crypto/plan/head";

/** By this a button says which list of changes it was pressed under. */
export function hashOf(changes: readonly object[]): string {
  return headHash(JSON.stringify(changes));
}
