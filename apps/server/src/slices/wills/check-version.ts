import type { WholeVersion } from "@heirlock/contract/wills";
import { factsOf, planOf } from "@heirlock/contract/wills/plan-of";
import type { WillId } from "@heirlock/domain/identifiers";
import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import { checkWill } from "@heirlock/law/will-check/check-will";
import type { Finding } from "@heirlock/law/will-check/finding";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import type { Clock } from "../../kernel/clock.ts";
import { readVersion } from "./read-version.ts";

type Told = Pick<Finding, "code" | "severity" | "citation">;

/** What the law of a version says to it; nothing while none is chosen. Refuses with NOT_FOUND. */
export async function checkVersion(
  { app, clock }: { app: Pool; clock: Clock },
  caller: Caller,
  at: { id: WillId; number: number },
): Promise<Told[]> {
  return await findingsOf(await readVersion({ app }, caller, at), clock.now());
}

/**
 * As if the holder died today. What the estate is worth is left open: nobody has to list all they own here, so that a
 * gift larger than the list is no mistake.
 */
export async function findingsOf({ law, content }: Pick<WholeVersion, "law" | "content">, now: Date): Promise<Told[]> {
  if (law === null) return [];
  const { plan, family } = planOf(content, { net: null, values: new Map() });
  const circumstances = { ...factsOf(content), dateOfDeath: now.toISOString().slice(0, 10) };
  return checkWill(plan, family, law, await loadSheet(law), circumstances).map(({ code, severity, citation }) => ({
    code,
    severity,
    citation,
  }));
}
