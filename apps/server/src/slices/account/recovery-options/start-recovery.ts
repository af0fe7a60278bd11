import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Jobs } from "../../../kernel/jobs.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import { countedAddress, isWithinLimit } from "../../../kernel/rate-limit.ts";
import { inSystemTransaction, type Tx } from "../../../kernel/transaction.ts";
import { noSoonerThan } from "../even-timing.ts";
import { newToken, tokenHash } from "../factors/device-cookies.ts";
import { setAsker } from "./asker-cookie.ts";
import { sendPhoneCode, sendRecoveryLetter } from "./recovery-options.jobs.ts";
import * as queries from "./recovery-options.queries.ts";

interface Deps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  jobs: Jobs;
  phoneAvailable: boolean;
}

/** Longer than any of the ways takes, so that the time tells nothing about the address. */
const milliseconds = 150;

/**
 * Sends a link to the recovery e-mail of an account, or a code to its phone, if it has one. Whoever asks never learns
 * whether there was an account, or a recovery option (SEC-017). Returns the Set-Cookie value of who asks for a code.
 */
export async function startRecovery(
  deps: Deps,
  { email, by }: { email: string; by: "email" | "phone" },
  address: string,
): Promise<string | null> {
  const asker = newToken();
  await noSoonerThan(milliseconds, () =>
    inSystemTransaction(deps.auth, async (tx) => {
      const [user] = await tx.query(queries.findUser, [email]);
      if (!user || user.suspended) return;
      const [options] = await tx.query(queries.readOptions, [user.id]);
      if (by === "email" && options?.email && (await mayMail(tx, deps, user.id))) {
        await deps.jobs.enqueue(tx, sendRecoveryLetter, { kind: "recovery-link", userId: user.id });
      }
      if (by === "phone" && options?.phone && deps.phoneAvailable && (await mayText(deps, user.id, address))) {
        const values = [user.id, tokenHash(asker), options.phone] as const;
        const [code] = await tx.query(queries.askForCodeToRecover, values);
        await deps.jobs.enqueue(tx, sendPhoneCode, { purpose: "recover", userId: user.id, codeId: code!.id });
      }
    }),
  );
  return by === "phone" ? setAsker(asker) : null;
}

/** Beyond the limit only when no link is out that still works: nobody keeps the owner from having one. */
async function mayMail(tx: Tx, deps: Deps, userId: AccountId): Promise<boolean> {
  if (await isWithinLimit(deps, "quietResetMail", `${userId} recovery_email`)) return true;
  return (await tx.query(queries.findLiveRecoveryLink, [userId])).length === 0;
}

/** No phone is flooded, and no code guessed at by asking for ever new ones. */
async function mayText(deps: Deps, userId: AccountId, address: string): Promise<boolean> {
  return (
    (await isWithinLimit(deps, "quietRecoveryCodeByAsker", `${userId} ${countedAddress(address)}`)) &&
    (await isWithinLimit(deps, "quietRecoveryCode", userId))
  );
}
