import { subtypeGroup } from "@heirlock/domain/assets/kinds";
import Fastify from "fastify";
import pg from "pg";

/**
 * What we are measured against: Fastify and pg with the same SQL and the same answer, and nothing else. No
 * session, no row security, no validation, no audit, no event. It connects as the superuser, whom row
 * security does not concern.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

const columns =
  "id, title, asset_type, asset_subtype, estimated_value, currency, location, description, version, created_at, updated_at";

app.get("/ready", async () => ({ ready: true }));

app.get("/bare/assets", async (request) => {
  const { rows } = await pool.query({
    name: "list",
    text: `select ${columns} from app.assets where holder_id = $1 order by created_at, id`,
    values: [request.headers["x-holder"]],
  });
  const all = rows.map((row) => ({
    ...row,
    estimated_value: row.estimated_value === null ? null : Number(row.estimated_value),
  }));
  return { success: true, data: { all, byType: groupBy(all, typeOf), bySubtype: groupBy(all, subtypeOf) } };
});

interface Row {
  asset_type: string;
  asset_subtype: string;
}
const typeOf = (row: Row) => row.asset_type;
const subtypeOf = (row: Row) => subtypeGroup(row.asset_subtype);

function groupBy(rows: Row[], keyOf: (row: Row) => string): Record<string, Row[]> {
  const groups: Record<string, Row[]> = {};
  for (const row of rows) {
    groups[keyOf(row)] ??= [];
    groups[keyOf(row)]!.push(row);
  }
  return groups;
}

app.post("/bare/assets", async (request) => {
  const body = request.body as Record<string, unknown>;
  const { rows } = await pool.query({
    name: "insert",
    text: `insert into app.assets (holder_id, id, title, asset_type, asset_subtype, estimated_value, currency)
           values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    values: [
      request.headers["x-holder"],
      body.id,
      body.title,
      body.asset_type,
      body.asset_subtype,
      body.estimated_value,
      body.currency,
    ],
  });
  return { success: true, data: rows[0] };
});

await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
process.once("SIGTERM", () => void app.close().then(() => pool.end()));
