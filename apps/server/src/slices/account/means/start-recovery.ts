import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { RefusedError } from "../../../kernel/errors.ts";
import type { Jobs } from "../../../kernel/jobs.ts";
import { countTry } from "../../../kernel/rate-limit.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { noSoonerThan } from "../even-timing.ts";
import { sendMeansLetter, sendPhoneCode } from "./means.jobs.ts";
import * as queries from "./means.queries.ts";

interface Deps {
  app: Pool;
  auth: Pool;
  secret: string;
  jobs: Jobs;
  phoneAvailable: boolean;
}

/** Longer than any of the ways takes, so that the time tells nothing about the address. */
const milliseconds = 150;

/**
 * Sends a link to the recovery e-mail of an account, or a code to its phone, if it has one. Whoever asks never learns
 * whether there was an account, or a means (SEC-017).
 */
export function startRecovery(deps: Deps, { email, by }: { email: string; by: "email" | "phone" }): Promise<void> {
  return noSoonerThan(milliseconds, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const [user] = await tx.query<{ id: Uuid; suspended: boolean }>(queries.findUser, [email]);
      if (!user || user.suspended) return;
      const [means] = await tx.query<{ email: string | null; phone: string | null }>(queries.readMeans, [user.id]);
      if (by === "email" && means?.email) {
        await deps.jobs.enqueue(tx, sendMeansLetter, { kind: "recovery-link", userId: user.id });
      }
      if (by === "phone" && means?.phone && deps.phoneAvailable && (await mayText(deps, user.id))) {
        await tx.query(queries.askForCode, [user.id, means.phone]);
        await deps.jobs.enqueue(tx, sendPhoneCode, { purpose: "recover", userId: user.id });
      }
    }),
  );
}

/** No phone is flooded, and no code guessed at by asking for ever new ones. Being full is not told either. */
async function mayText(deps: Deps, userId: Uuid): Promise<boolean> {
  try {
    await countTry(deps, "phoneCode", userId);
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.code === "RATE_LIMITED") return false;
    throw error;
  }
}
