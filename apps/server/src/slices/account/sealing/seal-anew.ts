import type { AccountId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import { type KeyRing, keyIdOf, secretsOf } from "../../../kernel/key-ring.ts";
import { query } from "../../../kernel/query.ts";
import { activeHeader, type SealedFor, seal, unseal } from "../../../kernel/sealed-field.ts";
import { inSystemTransaction } from "../../../kernel/transaction.ts";
import * as queries from "./sealing.queries.ts";

const peopleAtOnce = 500;
const beforeEverybody = "00000000-0000-0000-0000-000000000000" as AccountId;

export interface SealedAnew {
  /** Fields that this run sealed under the active secret. */
  sealed: number;
  /** Fields that are still under another secret of the ring: somebody changed them at the same moment. */
  remaining: number;
  /** Fields that no secret of the ring opens. */
  unknown: number;
}

/**
 * Seals every field under the active secret that lies under another one, a page of people in each transaction: killed, it
 * has lost nothing, and run again it does what is left. Afterwards the secrets can go under which nothing is left.
 */
export async function sealAnew(
  { auth, ring }: { auth: Pool; ring: KeyRing },
  onPage: (sealed: number) => void | Promise<void> = () => {},
): Promise<SealedAnew> {
  let sealed = 0;
  let last = beforeEverybody;
  for (;;) {
    const people = (await query(auth, queries.nextPeople, [last, peopleAtOnce])).map(({ id }) => id);
    if (people.length === 0) break;
    last = people.at(-1)!;
    sealed += await sealPage({ auth, ring }, people);
    await onPage(sealed);
  }
  const counts = await query(auth, queries.countByKey);
  const [active, ...others] = secretsOf(ring).map(keyIdOf);
  const sum = (rows: typeof counts) => rows.reduce((all, { fields }) => all + fields, 0);
  const remaining = sum(counts.filter(({ key }) => others.includes(key)));
  const unknown = sum(counts.filter(({ key }) => key !== active && !others.includes(key)));
  await query(auth, queries.keepKeys, [[active!, ...counts.map(({ key }) => key)]]);
  return { sealed, remaining, unknown };
}

async function sealPage({ auth, ring }: { auth: Pool; ring: KeyRing }, people: AccountId[]): Promise<number> {
  return await inSystemTransaction(auth, async (tx) => {
    const fields = await tx.query(queries.notUnderActive, [people, activeHeader(ring)]);
    const opened = fields.flatMap(({ user_id, purpose, sealed }) => {
      const place = { purpose, owner: user_id };
      const value = openedOrNull(ring, place, sealed);
      return value === null ? [] : [{ user_id, before: sealed, after: seal(ring, place, value) }];
    });
    if (opened.length === 0) return 0;
    await tx.query(queries.sealsAnew);
    await tx.query(queries.replaceFields, [
      opened.map(({ user_id }) => user_id),
      opened.map(({ before }) => before),
      opened.map(({ after }) => after),
    ]);
    return opened.length;
  });
}

/** Null for what no secret of the ring opens, or nobody sealed: it stays as it is, and is counted. */
function openedOrNull(ring: KeyRing, place: SealedFor, sealed: string): string | null {
  try {
    return unseal(ring, place, sealed);
  } catch {
    return null;
  }
}
