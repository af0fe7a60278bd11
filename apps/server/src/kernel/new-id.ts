import { randomUUID } from "node:crypto";
import type { Uuid } from "@heirlock/domain/identifiers";

/** A new id, of whatever kind is wanted where it is used. */
export function newId<I extends Uuid>(): I {
  return randomUUID() as string as I;
}
