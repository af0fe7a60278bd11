import { columnTypes } from "@heirlock/db/column-types";
import { assetSubtypes, assetTypes, subtypeGroup } from "@heirlock/domain/assets/kinds";
import Fastify from "fastify";
import pg from "pg";
import { columns, entryIds, noEntryIds, type Row, written } from "./bare-asset.ts";
import { guaranteesByHand } from "./by-hand.ts";

/**
 * What we are measured against: Fastify and pg with the same select, the same pool and the same bytes in the answer, and
 * nothing else. No session, no row security, no validation, no audit, no event. Instants stay text and each asset is
 * written once, because the measured side does the same: a bare server that wastes time flatters the other.
 */
const poolSettings: pg.PoolConfig & { pipeline: boolean } = {
  options: "-c timezone=UTC",
  max: 10,
  pipeline: true,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  types: columnTypes,
};
const pool = new pg.Pool({ ...poolSettings, connectionString: process.env.BARE_DATABASE_URL });
const appPool = new pg.Pool({ ...poolSettings, connectionString: process.env.APP_DATABASE_URL });
const app = Fastify();

const groupsOf = (keys: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(keys.map((key) => [key, []]));

const writtenGroups = (groups: Record<string, string[]>) =>
  Object.entries(groups)
    .map(([key, assets]) => `"${key}":[${assets.join(",")}]`)
    .join(",");

app.get("/ready", async () => ({ ready: true }));

app.get("/bare/assets", async (request, reply) => {
  const { rows } = await pool.query<Row>({
    name: "list",
    text: `select ${columns}, ${entryIds} from app.assets where holder_id = $1 order by created_at, id`,
    values: [request.headers["x-holder"]],
  });
  const all: string[] = [];
  const byType = groupsOf(assetTypes);
  const bySubtype = groupsOf(assetSubtypes);
  for (const row of rows) {
    const asset = written(row);
    all.push(asset);
    byType[row.asset_type]!.push(asset);
    bySubtype[subtypeGroup(row.asset_subtype)]!.push(asset);
  }
  reply.header("content-type", "application/json; charset=utf-8");
  return `{"success":true,"data":{"all":[${all.join(",")}],"byType":{${writtenGroups(byType)}},"bySubtype":{${writtenGroups(bySubtype)}}}}`;
});

app.post("/bare/assets", async (request, reply) => {
  const body = request.body as Record<string, unknown>;
  const { rows } = await pool.query<Row>({
    name: "insert",
    text: `insert into app.assets (holder_id, id, title, asset_type, asset_subtype, estimated_value, currency)
           values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}, ${noEntryIds}`,
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
  reply.header("content-type", "application/json; charset=utf-8");
  return `{"success":true,"data":${written(rows[0]!)}}`;
});

app.register(guaranteesByHand(appPool));

await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
process.once("SIGTERM", () => void app.close().then(() => Promise.all([pool.end(), appPool.end()])));
