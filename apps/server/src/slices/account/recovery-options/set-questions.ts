import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import * as audit from "../../../kernel/audit.ts";
import { publish } from "../../../kernel/events.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { countTry } from "../../../kernel/rate-limit.ts";
import { inTransaction } from "../../../kernel/transaction.ts";
import { tell } from "../notices/tell.ts";
import { type Answer, hashAnswers } from "./question-hashes.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  jobs: Jobs;
}

/** Sets the three extra questions; null removes them. The answers are kept as hashes alone. */
export async function setQuestions(deps: Deps, caller: Caller, answers: Answer[] | null): Promise<void> {
  // Who may ask is settled first, so that nobody else makes the processor work.
  const asker = await inTransaction(deps.auth, caller, async (_tx, { userId }) => {
    await countTry(deps, "changeEmail", userId);
    return userId;
  });
  const hashed = answers && (await hashAnswers(deps.ring, asker, answers));
  await inTransaction(deps.auth, caller, async (tx, { userId }) => {
    await tell(tx, deps.jobs, { userId, kind: "questions-changed" });
    await tx.query(queries.setQuestions, [userId, hashed && JSON.stringify(hashed.stored), hashed?.salt ?? null]);
    const data = { set: hashed !== null };
    await audit.append(tx, { estate: userId, type: "account.questions_changed", actor: userId, data });
    await publish(tx, { recipient: userId, kind: "profile.updated", payload: { id: userId } });
  });
}
