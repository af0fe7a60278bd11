import type { AccountId, HolderId, MemberId } from "@heirlock/domain/identifiers";
import type { Viewer } from "@heirlock/domain/members/visible-to";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import type { Clock } from "../../kernel/clock.ts";
import { refuse } from "../../kernel/errors.ts";
import { inTransaction, type Tx } from "../../kernel/transaction.ts";
import { enterPlan } from "../members/members.transaction.ts";
import { grantedLevels, willOf } from "../members/permissions/stored-levels.ts";
import * as queries from "./member-side.queries.ts";
import type { ReadPartRow } from "./member-side.rows.ts";

export interface MemberSideDeps {
  app: Pool;
  clock: Clock;
}

/** A person's part in one plan, and the eyes with which it is looked at: visibleTo() takes nothing else. */
export interface Part {
  row: ReadPartRow;
  viewer: Viewer;
}

/** Inside of the holder's estate. Null when there is no such membership. */
export async function readPart(tx: Tx, holderId: HolderId, id: MemberId, now: Date): Promise<Part | null> {
  const [row] = await tx.query(queries.readPart, [holderId, id]);
  return row ? { row, viewer: viewerOf(row, now) } : null;
}

function viewerOf(row: ReadPartRow, now: Date): Viewer {
  return {
    status: row.status,
    isActive: row.is_active,
    roles: row.roles,
    levels: grantedLevels(row),
    will: willOf(row),
    released: false,
    today: now.toISOString().slice(0, 10),
    dateOfBirth: row.date_of_birth,
  };
}

type Look<T> = (tx: Tx, part: Part, userId: AccountId) => Promise<T>;

/** Looks at every plan the signed-in person has a part in, one estate after the other. */
export async function inOwnPlans<T>({ app, clock }: MemberSideDeps, caller: Caller, look: Look<T>): Promise<T[]> {
  return await inTransaction(app, caller, async (tx, { userId }) => {
    const found: T[] = [];
    for (const { holder_id, id } of await tx.query(queries.listOwn, [userId])) {
      const isIn = await enterPlan(tx, { holder_id, membership_id: id });
      const part = isIn && (await readPart(tx, holder_id, id, clock.now()));
      if (part) found.push(await look(tx, part, userId));
    }
    return found;
  });
}

/** Whose plan it is that the person is a member of. Refuses with NOT_FOUND, also for someone else's membership. */
export async function holderOfOwn(tx: Tx, userId: AccountId, id: MemberId): Promise<HolderId> {
  const own = await tx.query(queries.listOwn, [userId]);
  return (own.find((one) => one.id === id) ?? refuse("NOT_FOUND")).holder_id;
}

/** Looks at one of them. Refuses with NOT_FOUND, and so for somebody else's. */
export async function inOwnPlan<T>(
  { app, clock }: MemberSideDeps,
  caller: Caller,
  id: MemberId,
  look: Look<T>,
): Promise<T> {
  return await inTransaction(app, caller, async (tx, { userId }) => {
    const holderId = await holderOfOwn(tx, userId, id);
    if (!(await enterPlan(tx, { holder_id: holderId, membership_id: id }))) refuse("NOT_FOUND");
    const part = await readPart(tx, holderId, id, clock.now());
    return part ? await look(tx, part, userId) : refuse("NOT_FOUND");
  });
}

/** The name of the holder is part of the invitation: it is always told. */
export const holderOf = ({ row }: Part) => ({ first_name: row.holder_first_name, last_name: row.holder_last_name });
