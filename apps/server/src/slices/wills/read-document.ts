import type { WillId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import type { Clock } from "../../kernel/clock.ts";
import { countPerson } from "../../kernel/count-person.ts";
import { refuse } from "../../kernel/errors.ts";
import type { CountDeps } from "../../kernel/rate-limit.ts";
import { readAs } from "../../kernel/read.ts";
import { type TypesetDeps, typesetVersion } from "./document/typeset-version.ts";
import { readVersion } from "./read-version.ts";
import { readDocument as statement } from "./wills.queries.ts";

/** A published version in the bytes it was published with, a draft typeset now. Refuses with NOT_FOUND. */
export async function readDocument(
  deps: CountDeps & TypesetDeps & { clock: Clock },
  caller: Caller,
  at: { id: WillId; number: number },
): Promise<Buffer> {
  const { app, clock } = deps;
  await countPerson(deps, caller, "willDocument");
  const [kept] = await readAs(app, caller, statement, [at.id, at.number]);
  if (kept?.pdf) return kept.pdf;
  const version = await readVersion({ app }, caller, at);
  if (version.law === null) refuse("MISSING_JURISDICTION");
  return await typesetVersion(deps, version, clock.now());
}
