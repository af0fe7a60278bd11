import type { accountRoutes } from "@heirlock/contract/account/sign-in";
import type { Request } from "@heirlock/contract/route";
import type { AccountId, HolderId } from "@heirlock/domain/identifiers";
import { defaultLanguage } from "@heirlock/domain/languages";
import type { Pool } from "pg";
import * as audit from "../../kernel/audit.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import { inSystemTransaction, type Tx } from "../../kernel/transaction.ts";
import { sendLetter } from "./account.jobs.ts";
import * as queries from "./account.queries.ts";
import { hashAuthKey } from "./credential.ts";
import { inTurn } from "./derive-key.ts";
import { noSoonerThan } from "./even-timing.ts";
import { pendingTokenOf, tokenHash } from "./factors/device-cookies.ts";
import { startSignUpHalf } from "./factors/sign-up-half.ts";
import type { Visit } from "./visit.ts";

export type NewAccount = Request<typeof accountRoutes.signUp>["body"];

interface Deps {
  auth: Pool;
  jobs: Jobs;
}

/** Longer than either way takes, so that the time tells nothing about the address. */
const milliseconds = 250;

/**
 * Makes an account with its keys, its person and its estate, and mails digits and a link that confirm the address: all
 * of it or nothing. A known address changes nothing and gets a letter that says so; the answer is the same (SEC-017).
 * Resolves to the cookie of the browser that may type the digits.
 */
export function signUp({ auth, jobs }: Deps, account: NewAccount, visit: Visit): Promise<string> {
  const half = pendingTokenOf(visit.cookies);
  return withHash(account, (password) =>
    inSystemTransaction(auth, async (tx) => {
      // Signed up a moment ago in this very browser, and starts over: the first try was confirmed by nobody.
      if (half !== null) await tx.query(queries.forgetUnproved, [account.email, tokenHash(half)]);
      const userId = await makeAccount(tx, account, password);
      if (userId !== null) await jobs.enqueue(tx, sendLetter, { kind: "verify-email", userId });
      else await tellKnown(tx, jobs, account.email);
      return await startSignUpHalf(tx, userId);
    }),
  );
}

/** Also for a known address, and outside of the transaction, which holds a connection. */
export function withHash<T>(account: { password: string }, make: (password: string) => Promise<T>): Promise<T> {
  return noSoonerThan(milliseconds, () => inTurn(async () => make(await hashAuthKey(account.password))));
}

async function tellKnown(tx: Tx, jobs: Jobs, email: string): Promise<void> {
  const [known] = await tx.query(queries.findUser, [email]);
  // Forgotten in this very moment: whoever signs up once more has the address to themselves.
  if (!known) return;
  // However often somebody tries, the address is not flooded.
  const once = { singletonKey: `sign-up-attempted ${known.id}`, singletonSeconds: 60 * 60 };
  await jobs.enqueue(tx, sendLetter, { kind: "sign-up-attempted", userId: known.id }, once);
}

/** Null for an address that has an account: then nothing is made. */
export async function makeAccount(tx: Tx, account: NewAccount, password: string): Promise<AccountId | null> {
  const name = `${account.firstName} ${account.lastName}`;
  // Waits for another sign-up with this address that is under way; if that commits, nothing is made here.
  const [made] = await tx.query(queries.insertUser, [name, account.email]);
  if (!made) return null;
  const userId = made.id;
  await tx.query(queries.insertCredential, [userId, password]);
  const language = account.language ?? defaultLanguage;
  await tx.query(queries.insertPerson, [userId, account.firstName, account.lastName, language]);
  // The estate carries the id of its holder.
  if (account.side === "holder") await tx.query(queries.insertEstate, [userId as HolderId]);
  await tx.query(queries.insertKeys, [
    userId,
    account.salt,
    account.kdf,
    account.recipient,
    account.verifyingKey,
    account.bundleByPassword,
    account.bundleByKit,
    account.kitNumber,
    account.kitConfirmed === true,
  ]);
  await audit.append(tx, { estate: userId, type: "account.created", actor: userId });
  return userId;
}
