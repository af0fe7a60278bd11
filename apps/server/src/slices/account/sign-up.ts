import type { accountRoutes } from "@heirlock/contract/account/sign-in";
import type { Request } from "@heirlock/contract/route";
import type { HolderId } from "@heirlock/domain/identifiers";
import { defaultLanguage } from "@heirlock/domain/languages";
import type { Pool } from "pg";
import * as audit from "../../kernel/audit.ts";
import type { Jobs } from "../../kernel/jobs.ts";
import { inSystemTransaction } from "../../kernel/transaction.ts";
import { sendLetter } from "./account.jobs.ts";
import * as queries from "./account.queries.ts";
import { hashAuthKey } from "./credential.ts";
import { inTurn } from "./derive-key.ts";
import { noSoonerThan } from "./even-timing.ts";

type NewAccount = Request<typeof accountRoutes.signUp>["body"];

interface Deps {
  auth: Pool;
  jobs: Jobs;
}

/** Longer than either way takes, so that the time tells nothing about the address. */
const milliseconds = 250;

/**
 * Makes an account with its keys, its person and its estate, and mails the confirmation link: all of it or
 * nothing. A known address changes nothing and gets a letter that says so; the answer is the same (SEC-017).
 */
export function signUp(deps: Deps, account: NewAccount): Promise<void> {
  return noSoonerThan(milliseconds, () =>
    inTurn(async () => {
      // Also for a known address, and outside of the transaction, which holds a connection.
      const password = await hashAuthKey(account.password);
      await make(deps, account, password);
    }),
  );
}

function make({ auth, jobs }: Deps, account: NewAccount, password: string): Promise<void> {
  return inSystemTransaction(auth, async (tx) => {
    const name = `${account.firstName} ${account.lastName}`;
    // Waits for another sign-up with this address that is under way; if that commits, nothing is made here.
    const [made] = await tx.query(queries.insertUser, [name, account.email]);
    if (!made) {
      const [known] = await tx.query(queries.findUser, [account.email]);
      // Forgotten in this very moment: whoever signs up once more has the address to themselves.
      if (!known) return;
      // However often somebody tries, the address is not flooded.
      const once = { singletonKey: `sign-up-attempted ${known.id}`, singletonSeconds: 60 * 60 };
      await jobs.enqueue(tx, sendLetter, { kind: "sign-up-attempted", userId: known.id }, once);
      return;
    }
    const userId = made.id;
    await tx.query(queries.insertCredential, [userId, password]);
    const language = account.language ?? defaultLanguage;
    await tx.query(queries.insertPerson, [userId, account.firstName, account.lastName, language]);
    // The estate carries the id of its holder.
    await tx.query(queries.insertEstate, [userId as HolderId]);
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
    await jobs.enqueue(tx, sendLetter, { kind: "verify-email", userId });
  });
}
