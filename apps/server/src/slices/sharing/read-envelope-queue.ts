import type { Answer } from "@heirlock/contract/route";
import { type EnvelopeTask, type memberKeyRoutes, mostWraps } from "@heirlock/contract/sharing/keys";
import type { HolderId, MemberId } from "@heirlock/domain/identifiers";
import { keyGrantOf } from "@heirlock/domain/sharing/key-grants";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import { grantedLevels } from "../members/permissions/stored-levels.ts";
import { type Grant, listGrants } from "../vault/meant-for/list-grants.ts";
import { listRotations } from "../vault/meant-for/rotations.ts";
import * as queries from "./sharing.queries.ts";
import type { ListTasksRow } from "./sharing.rows.ts";

type Queue = Answer<typeof memberKeyRoutes.envelopeQueue>["data"];

const tasksAtOnce = 20;

/** What the holder's client has to make, the oldest first, with everything that it needs for it (KEY-047). */
export async function readEnvelopeQueue({ app }: { app: Pool }, caller: Caller): Promise<Queue> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [rows, release_keys, rotations] = await Promise.all([
      tx.query(queries.listTasks, [holderId, tasksAtOnce]),
      tx.query(queries.listReleaseKeys, [holderId]),
      listRotations(tx, holderId),
    ]);
    const tasks = await readTasks(tx, holderId, rows);
    return { tasks, waiting: rows[0]?.waiting ?? 0, release_keys, rotations };
  });
}

async function readTasks(tx: Tx, holderId: HolderId, rows: readonly ListTasksRow[]): Promise<EnvelopeTask[]> {
  const values = [holderId, rows.map(({ membership_id }) => membership_id)] as const;
  const [identities, cards, envelopes, grants] = await Promise.all([
    tx.query(queries.listTaskIdentities, values),
    tx.query(queries.listTaskCards, values),
    tx.query(queries.listTaskEnvelopes, values),
    listGrants(tx, ...values),
  ]);
  return rows.map((row) => {
    const own = <R extends { membership_id: MemberId }>(list: readonly R[]) =>
      list.filter(({ membership_id }) => membership_id === row.membership_id);
    return {
      member_id: row.membership_id,
      first_name: row.first_name,
      last_name: row.last_name,
      reasons: row.reasons,
      version: Number(row.version),
      queued_at: row.queued_at,
      identities: own(identities),
      card: own(cards)[0] ?? null,
      envelopes: own(envelopes),
      grants: grantsOf(row, own(grants)),
    };
  });
}

function grantsOf(row: ListTasksRow, grants: readonly Grant[]): EnvelopeTask["grants"] {
  const level = keyGrantOf({ status: row.status, roles: row.roles, levels: grantedLevels(row) });
  return level === "none" ? [] : grants.slice(0, mostWraps).map((grant) => ({ ...grant, level }));
}
