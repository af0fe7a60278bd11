import { mayDelete } from "@heirlock/domain/account/may-delete";
import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { type AccountDeletion, countOpenCases, forgetRows } from "../../../kernel/account-deletion.ts";
import * as audit from "../../../kernel/audit.ts";
import { query } from "../../../kernel/query.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import { renderLetter } from "../../../mail/letter.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { accountDeletedLetter } from "../letters/account-letters.ts";
import * as queries from "./privacy.queries.ts";
import type { FindDueRow } from "./privacy.rows.ts";

interface Deps {
  auth: Pool;
  worker: Pool;
  mailer: Mailer;
  publicUrl: string;
  deletions: readonly AccountDeletion[];
}

/**
 * Deletes every account whose days are over (SEC-037). The last letter goes first, because afterwards nobody knows the
 * address: a run that dies in between sends it again under the same Message-ID. A mail server that is down delays a
 * deletion by a day at most. Throws at the end when an account had to be left for the next run.
 */
export async function deleteClosed(deps: Deps): Promise<void> {
  const seen: AccountId[] = [];
  const failures: unknown[] = [];
  for (;;) {
    const rows = await query(deps.auth, queries.findDue, [seen]);
    if (rows.length === 0) break;
    for (const account of rows) {
      seen.push(account.id);
      await deleteOne(deps, account).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts wait for the next run`);
}

async function deleteOne(deps: Deps, account: FindDueRow): Promise<void> {
  const openCases = await inSystemTransaction(deps.auth, (tx) => countOpenCases(tx, deps.deletions, account.id));
  if (!mayDelete({ openCases }).allowed) return;
  try {
    await sayGoodbye(deps, account);
  } catch (error) {
    if (!account.is_overdue) throw error;
  }
  await query(deps.worker, queries.forgetJobs, [account.id, account.notices]);
  await inSystemTransaction(deps.auth, async (tx) => {
    const [due] = await tx.query(queries.lockDue, [account.id]);
    // Someone who returned at the last moment stays, and a case that was opened a moment ago still counts.
    const openCases = await countOpenCases(tx, deps.deletions, account.id);
    if (!due || !mayDelete({ openCases }).allowed) return;
    await forgetRows(tx, deps.deletions, account.id);
    await tx.query(queries.deleteForGood, [account.id]);
    await audit.append(tx, { estate: account.id, type: "account.deleted", actor: null });
  });
}

async function sayGoodbye({ mailer, publicUrl }: Deps, { id, email, first_name, language }: FindDueRow): Promise<void> {
  const letter = accountDeletedLetter({ language, firstName: first_name }, publicUrl);
  await mailer.send({ ...(await renderLetter(letter)), to: email, id: `account-deleted.${id}` });
}
