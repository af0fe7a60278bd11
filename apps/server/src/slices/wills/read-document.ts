import type { WillId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import type { Clock } from "../../kernel/clock.ts";
import { refuse } from "../../kernel/errors.ts";
import { readAs } from "../../kernel/read.ts";
import type { Typesetter } from "../../typesetter/typesetter.ts";
import { typesetVersion } from "./document/typeset-version.ts";
import { readVersion } from "./read-version.ts";
import { readDocument as statement } from "./wills.queries.ts";

/** A published version in the bytes it was published with, a draft typeset now. Refuses with NOT_FOUND. */
export async function readDocument(
  { app, clock, typesetter }: { app: Pool; clock: Clock; typesetter: Typesetter },
  caller: Caller,
  at: { id: WillId; number: number },
): Promise<Buffer> {
  const [kept] = await readAs(app, caller, statement, [at.id, at.number]);
  if (kept?.pdf) return kept.pdf;
  const version = await readVersion({ app }, caller, at);
  if (version.law === null) refuse("MISSING_JURISDICTION");
  return await typesetVersion(typesetter, version, clock.now());
}
