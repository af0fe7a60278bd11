import type { AccountId, ExportId } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { refuse } from "../../../kernel/errors.ts";
import type { KeyRing } from "../../../kernel/key-ring.ts";
import type { ExportSection } from "../../../kernel/personal-export.ts";
import type { DeclaredBySlices } from "../../../kernel/slice.ts";
import type { ComposedStatement } from "../../../kernel/statement.ts";
import { inTransaction, type Tx } from "../../../kernel/transaction.ts";
import * as queries from "./privacy.queries.ts";

type Row = Record<string, unknown>;
export type Sections = Record<string, Row[]>;

interface Deps {
  app: Pool;
  auth: Pool;
  ring: KeyRing;
  declared: Pick<DeclaredBySlices, "exported" | "exportQueries">;
}

const statementOf = (name: string, { columns, table, where }: ExportSection): ComposedStatement => ({
  name: `account-export-${name}`,
  text: `select ${columns.join(", ")} from ${table} where ${where} order by 1`,
});

/**
 * Everything the product holds about the person, as the tables have it. What only the person's own browser can decrypt
 * is in here as ciphertext. Refuses with NOT_FOUND for an export that the person did not begin, and with TOKEN_EXPIRED
 * an hour after it began.
 */
export async function readExport(
  deps: Deps,
  caller: Caller,
  id: ExportId,
): Promise<{ madeAt: Date; sections: Sections }> {
  const first = await inTransaction(deps.app, caller, async (tx, { userId }) => {
    const [row] = await tx.query(queries.fetchExport, [userId, id]);
    if (!row) refuse("NOT_FOUND");
    if (!row.is_valid) refuse("TOKEN_EXPIRED");
    return {
      madeAt: row.created_at,
      sections: {
        ...(await read(deps, tx, "app", userId)),
        ...(await readQueries(deps, tx, userId)),
        history: await readHistory(tx),
        checkpoint: await readCheckpoint(tx),
      },
    };
  });
  const second = await inTransaction(deps.auth, caller, (tx, { userId }) => read(deps, tx, "auth", userId));
  return { madeAt: first.madeAt, sections: { ...second, ...first.sections } };
}

async function readQueries({ declared }: Deps, tx: Tx, userId: AccountId): Promise<Sections> {
  const found: Sections = {};
  for (const [name, query] of Object.entries(declared.exportQueries))
    found[name] = await tx.query<Row>(query, [userId]);
  return found;
}

async function read({ declared, ring }: Deps, tx: Tx, as: ExportSection["as"], userId: AccountId): Promise<Sections> {
  const found: Sections = {};
  const key = { ring, userId };
  for (const [name, section] of Object.entries(declared.exported)) {
    if (section.as !== as) continue;
    const rows = await tx.query<Row>(statementOf(name, section), [userId]);
    const { revealed = {} } = section;
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
    const page = await tx.query(queries.ownEntries, [after]);
    entries.push(...page.map(({ body, hash }) => ({ body, hash })));
    if (page.length < 1000) return entries;
    after = page.at(-1)!.seq;
  }
}

/** The newest checkpoint that covers the chain, with the own leaf alone: by it anybody sees whether rows were taken back. */
async function readCheckpoint(tx: Tx): Promise<Row[]> {
  const rows = await tx.query(queries.ownCheckpoint);
  return rows.map(({ path, ...row }) => {
    const hashes = path.match(/.{64}/g) ?? [];
    return { ...row, path: hashes.map((hash) => Buffer.from(hash, "hex").toString("base64url")) };
  });
}
