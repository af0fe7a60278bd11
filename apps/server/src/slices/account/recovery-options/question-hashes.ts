import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { answersNeeded, normaliseAnswer, type SecurityQuestion } from "@heirlock/domain/account/security-questions";
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

/** Answers have little to guess: besides the cost there is a key that no copy of the tables holds. */
function derive(secret: string, salt: string, { id, answer }: Answer): Promise<Buffer> {
  const keyed = createHmac("sha256", secret)
    .update(`security question ${id} ${normaliseAnswer(answer)}`)
    .digest();
  return deriveKey(keyed, Buffer.from(salt, "base64url"), shortSecretCost);
}

export async function hashAnswers(
  secret: string,
  answers: Answer[],
): Promise<{ salt: string; stored: StoredAnswer[] }> {
  const salt = randomBytes(16).toString("base64url");
  const hash = async (one: Answer) => ({ id: one.id, hash: (await derive(secret, salt, one)).toString("base64url") });
  return { salt, stored: await Promise.all(answers.map(hash)) };
}

/** Whether enough of the answers are right (D12). A question answered twice counts once. */
export async function enoughAreRight(
  secret: string,
  { salt, stored }: { salt: string; stored: StoredAnswer[] },
  answers: Answer[],
): Promise<boolean> {
  const right = await Promise.all(
    stored.map(async ({ id, hash }) => {
      const given = answers.find((one) => one.id === id);
      // A question without an answer takes its time too.
      const key = await derive(secret, salt, { id, answer: given?.answer ?? "" });
      return timingSafeEqual(key, Buffer.from(hash, "base64url")) && given !== undefined;
    }),
  );
  return right.filter(Boolean).length >= answersNeeded;
}
