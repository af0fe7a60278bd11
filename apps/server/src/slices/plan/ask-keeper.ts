import type { NewestHeadAnswer } from "@heirlock/contract/plan/step";
import type { HolderId } from "@heirlock/domain/identifiers";
import type { Caller } from "../../kernel/actor.ts";
import { countPerson } from "../../kernel/count-person.ts";
import type { CountDeps } from "../../kernel/rate-limit.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import * as queries from "./plan.queries.ts";

interface Question {
  key: string;
  nonce: string;
}

/** For the holder's own browser. */
export async function askKeeper(deps: CountDeps, caller: Caller, question: Question): Promise<NewestHeadAnswer> {
  await countPerson(deps, caller, "askKeeper");
  return await inTransaction(deps.app, caller, (tx, { holderId }) => putQuestion(tx, holderId, question));
}

/** Puts the question where the keeper finds it, and answers what it said so far: null until it has (KEY-079). */
export async function putQuestion(tx: Tx, holderId: HolderId, { key, nonce }: Question): Promise<NewestHeadAnswer> {
  const [answer] = await tx.query(queries.readAnswer, [holderId, nonce, key]);
  if (answer) return answer;
  await tx.query(queries.forgetQuestions, [holderId]);
  await tx.query(queries.ask, [holderId, nonce, key]);
  return null;
}
