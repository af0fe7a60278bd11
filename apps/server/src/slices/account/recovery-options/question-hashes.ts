import { randomBytes, timingSafeEqual } from "node:crypto";
import { answersNeeded, normaliseAnswer, type SecurityQuestion } from "@heirlock/domain/account/security-questions";
import type { AccountId, Uuid } from "@heirlock/domain/identifiers";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { seal, unseal } from "../../../kernel/sealed-field.ts";
import { deriveKey } from "../derive-key.ts";
import { shortSecretCost } from "../scrypt-cost.ts";

export interface Answer {
  id: SecurityQuestion;
  answer: string;
}
export interface StoredAnswer {
  id: SecurityQuestion;
  hash: string;
}

const place = (owner: Uuid) => ({ purpose: "recovery answers", owner });

/**
 * Answers have little to guess: besides the cost there is the salt, which no copy of the tables shows. It is sealed, and
 * not derived from the server's secret, so that this secret can be replaced without anybody answering anew.
 */
function derive(salt: string, { id, answer }: Answer): Promise<Buffer> {
  const text = `security question ${id} ${normaliseAnswer(answer)}`;
  return deriveKey(text, Buffer.from(salt, "base64url"), shortSecretCost);
}

export async function hashAnswers(
  ring: KeyRing,
  userId: AccountId,
  answers: Answer[],
): Promise<{ salt: string; stored: StoredAnswer[] }> {
  const salt = randomBytes(32).toString("base64url");
  const hash = async (one: Answer) => ({ id: one.id, hash: (await derive(salt, one)).toString("base64url") });
  return { salt: seal(ring, place(userId), salt), stored: await Promise.all(answers.map(hash)) };
}

/** Whether enough of the answers are right (D12). A question answered twice counts once. */
export async function enoughAreRight(
  ring: KeyRing,
  userId: AccountId,
  { salt: sealed, stored }: { salt: string; stored: StoredAnswer[] },
  answers: Answer[],
): Promise<boolean> {
  const salt = unseal(ring, place(userId), sealed);
  const right = await Promise.all(
    stored.map(async ({ id, hash }) => {
      const given = answers.find((one) => one.id === id);
      // A question without an answer takes its time too.
      const key = await derive(salt, { id, answer: given?.answer ?? "" });
      return timingSafeEqual(key, Buffer.from(hash, "base64url")) && given !== undefined;
    }),
  );
  return right.filter(Boolean).length >= answersNeeded;
}
