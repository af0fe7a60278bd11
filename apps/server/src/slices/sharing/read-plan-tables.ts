import type { Request } from "@heirlock/contract/route";
import type { memberKeyRoutes, PlanTables } from "@heirlock/contract/sharing/keys";
import { keyGrantOf } from "@heirlock/domain/sharing/key-grants";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { inTransaction } from "../../kernel/transaction.ts";
import { grantedLevels } from "../members/permissions/stored-levels.ts";
import * as queries from "./sharing.queries.ts";

type Part = Request<typeof memberKeyRoutes.planTables>["query"];

/** What the tables say of everything that the signed plan is about, or of one entry or person and all names. */
export async function readPlanTables(
  { app }: { app: Pool },
  caller: Caller,
  { entry = null, member = null }: { [Name in keyof Part]: Part[Name] | null },
): Promise<PlanTables> {
  return await inTransaction(app, caller, async (tx, { holderId }) => {
    const [members, grants, entries, compared] = await Promise.all([
      tx.query(queries.listPlannedPeople, [holderId]),
      tx.query(queries.listMeantNow, [holderId, entry, member]),
      tx.query(queries.listEntryStates, [holderId, entry]),
      tx.query(queries.listCompared),
    ]);
    return {
      members: members.map(({ id, first_name, last_name, ...row }) => ({
        member: id,
        name: `${first_name} ${last_name}`.trim(),
        level: keyGrantOf({ status: row.status, roles: row.roles, levels: grantedLevels(row) }),
      })),
      grants,
      entries,
      compared: compared.map(({ by_recipient, by_verifying_key, ...pin }) => ({
        ...pin,
        by: { recipient: by_recipient, verifying_key: by_verifying_key },
      })),
    };
  });
}
