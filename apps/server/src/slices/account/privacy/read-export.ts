import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { Statement } from "../../../kernel/statement.ts";
import { inTransaction, type Tx } from "../../../kernel/transaction.ts";
import { type ExportSection, exportSections } from "./export-sections.ts";
import * as queries from "./privacy.queries.ts";

type Row = Record<string, unknown>;
export type Sections = Record<string, Row[]>;

interface Deps {
  app: Pool;
  auth: Pool;
  secret: string;
}

const sections = Object.entries(exportSections as Record<string, ExportSection>).map(([name, section]) => ({
  name,
  ...section,
  statement: {
    name: `account-export-${name}`,
    text: `select ${section.columns.join(", ")} from ${section.table} where ${section.where} order by 1`,
  } satisfies Statement,
}));

/** Plans of others in which the person takes part, as far as they were told of it. */
const memberships: Statement = {
  name: "account-export-memberships",
  text: `select m.id, m.first_name, m.last_name, r.holder_first_name, r.holder_last_name, m.status, r.roles, m.created_at
      from app.own_relationships() r join app.memberships m on m.id = r.id and m.user_id = $1`,
};

/**
 * Everything the product holds about the person, as the tables have it. What only the person's own browser can decrypt
 * is in here as ciphertext. Refuses with NOT_FOUND for an export that the person did not begin, and with TOKEN_EXPIRED
 * an hour after it began.
 */
export async function readExport(deps: Deps, caller: Caller, id: Uuid): Promise<{ madeAt: Date; sections: Sections }> {
  const first = await inTransaction(deps.app, caller, async (tx, { userId }) => {
    const [row] = await tx.query<{ created_at: Date; is_valid: boolean }>(queries.fetchExport, [userId, id]);
    if (!row) refuse("NOT_FOUND");
    if (!row.is_valid) refuse("TOKEN_EXPIRED");
    return {
      madeAt: row.created_at,
      sections: {
        ...(await read(tx, "app", { secret: deps.secret, userId })),
        memberships: await tx.query<Row>(memberships, [userId]),
        history: await readHistory(tx),
      },
    };
  });
  const second = await inTransaction(deps.auth, caller, (tx, { userId }) =>
    read(tx, "auth", { secret: deps.secret, userId }),
  );
  return { madeAt: first.madeAt, sections: { ...second, ...first.sections } };
}

async function read(tx: Tx, as: ExportSection["as"], key: { secret: string; userId: Uuid }): Promise<Sections> {
  const found: Sections = {};
  for (const { name, statement, revealed = {} } of sections.filter((section) => section.as === as)) {
    const rows = await tx.query<Row>(statement, [key.userId]);
    found[name] = rows.map((row) => {
      const shown = Object.entries(revealed)
        .filter(([column]) => row[column] !== null)
        .map(([column, reveal]) => [column, reveal(row[column] as never, row, key)]);
      return { ...row, ...Object.fromEntries(shown) };
    });
  }
  return found;
}

/** The person's own audit chain, whole, with the hashes by which anybody can check it. */
async function readHistory(tx: Tx): Promise<Row[]> {
  const entries: Row[] = [];
  let after = "0";
  for (;;) {
    const page = await tx.query<{ seq: string; body: string; hash: string }>(queries.ownEntries, [after]);
    entries.push(...page.map(({ body, hash }) => ({ body, hash })));
    if (page.length < 1000) return entries;
    after = page.at(-1)!.seq;
  }
}
