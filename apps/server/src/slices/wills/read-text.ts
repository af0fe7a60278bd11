import type { WholeVersion } from "@heirlock/contract/wills";
import type { VersionText } from "@heirlock/contract/wills/text";
import type { WillId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import type { Clock } from "../../kernel/clock.ts";
import { countPerson } from "../../kernel/count-person.ts";
import { refuse } from "../../kernel/errors.ts";
import type { CountDeps } from "../../kernel/rate-limit.ts";
import { documentOf, type WillDocument } from "./document/will-document.ts";
import { readVersion } from "./read-version.ts";

type ReadDeps = CountDeps & { clock: Clock };
interface Place {
  id: WillId;
  number: number;
}

/** What the document of a version says. Refuses with NOT_FOUND, and with MISSING_JURISDICTION before a law is chosen. */
export async function readText(deps: ReadDeps, caller: Caller, at: Place): Promise<VersionText> {
  await countPerson(deps, caller, "willDocument");
  const { version, document } = await documentAt(deps, caller, at);
  const { columns, governs, instructions } = document;
  return { number: version.number, status: version.status, columns, governs, instructions };
}

/** Not counted by itself. */
export async function documentAt(
  { app, clock }: Pick<ReadDeps, "app" | "clock">,
  caller: Caller,
  at: Place,
): Promise<{ version: WholeVersion; document: WillDocument }> {
  const version = await readVersion({ app }, caller, at);
  if (version.law === null) refuse("MISSING_JURISDICTION");
  // Shares by law are those of the day it was published, as they are on the paper.
  const day = (version.published_at ?? clock.now().toISOString()).slice(0, 10);
  return { version, document: await documentOf(version, day) };
}
