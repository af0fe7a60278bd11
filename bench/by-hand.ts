import { hash } from "node:crypto";
import { plans } from "@heirlock/domain/billing/plans";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { type Row, written } from "./bare-asset.ts";

/**
 * The create with every guarantee of ours, written by hand as fast as it goes: one SQL function checks the session, locks
 * the estate, counts, inserts, appends to the audit chain and stores the event, behind a bare Fastify route that validates
 * with Fastify's own compiler. What it gives up is the shape of the code: the limit is decided in SQL.
 */
export async function plantByHand(databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await db.query(createAsset);
  } finally {
    await db.end();
  }
}

const createAsset = `
create schema bench;
grant usage on schema bench to heirlock_app;
create function bench.create_asset(
  session_hash text, new_id uuid, new_title text, type text, subtype text, value numeric, new_currency text,
  new_location text, new_description text, limits jsonb)
returns table (
  refusal text, id uuid, title text, asset_type text, asset_subtype text, estimated_value numeric, currency text,
  location text, description text, vault_entry_ids uuid[], version integer, created text, updated text, note text)
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  actor uuid;
  holder boolean;
  plan_code text;
  used integer;
  taken boolean;
begin
  select e.user_id, e.is_holder into actor, holder from auth.enter(session_hash) e;
  if actor is null or not holder then
    refusal := case when actor is null then 'AUTH_SESSION_MISSING' else 'FORBIDDEN' end;
    return next;
    return;
  end if;
  select e.plan into plan_code from app.estates e where e.holder_id = actor for no key update;
  select count(*), coalesce(bool_or(a.id = new_id), false) into used, taken from app.assets a;
  if not taken and used >= (limits ->> plan_code)::integer then
    refusal := 'CAP_REACHED';
    return next;
    return;
  end if;
  if not taken then
    insert into app.assets
      (holder_id, id, title, asset_type, asset_subtype, estimated_value, currency, location, description)
    values (actor, new_id, new_title, type, subtype, value,
            coalesce(new_currency, (select main_currency from app.people where id = actor)), new_location, new_description);
    perform audit.append(actor, 'asset.created', actor, jsonb_build_object('asset', new_id));
    note := app.publish_event(actor, 'asset.created', jsonb_build_object('id', new_id));
  end if;
  return query
    select null::text, a.id, a.title, a.asset_type, a.asset_subtype, a.estimated_value, a.currency, a.location,
           a.description,
           case when taken then array(
             select v.entry_id from app.asset_vault_entries v where v.holder_id = actor and v.asset_id = a.id order by 1)
           else '{}' end,
           a.version, a.created_at::text, a.updated_at::text, note
      from app.assets a where a.holder_id = actor and a.id = new_id;
end $$;
revoke execute on function bench.create_asset(text, uuid, text, text, text, numeric, text, text, text, jsonb) from public;
grant execute on function bench.create_asset(text, uuid, text, text, text, numeric, text, text, text, jsonb) to heirlock_app;
`;

const uuid = "^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$";
const text = (most: number) => ({ type: "string", maxLength: most, nullable: true });
const body = {
  type: "object",
  required: ["title", "asset_type", "asset_subtype"],
  additionalProperties: false,
  properties: {
    id: { type: "string", pattern: uuid },
    title: { type: "string", minLength: 1, maxLength: 200 },
    asset_type: { enum: ["physical", "financial", "digital"] },
    asset_subtype: { type: "string", maxLength: 40 },
    estimated_value: { type: "number", minimum: 0, nullable: true },
    currency: { type: "string", pattern: "^[A-Z]{3}$" },
    location: text(200),
    description: text(5000),
  },
};

const limits = JSON.stringify(Object.fromEntries(Object.values(plans).map((plan) => [plan.code, plan.limits.assets])));
const tokenPattern = /(?:^|;\s*)__Host-hl_session=([A-Za-z0-9_-]{43})(?:;|$)/;
const statuses: Record<string, number> = { AUTH_SESSION_MISSING: 401, FORBIDDEN: 403, CAP_REACHED: 409 };

type NewAsset = Record<
  "id" | "title" | "asset_type" | "asset_subtype" | "currency" | "location" | "description",
  string
> & {
  estimated_value: number;
};

export function guaranteesByHand(pool: pg.Pool) {
  const announcer = new Announcer(pool);
  return async (app: FastifyInstance): Promise<void> => {
    app.post("/by-hand/assets", { schema: { body } }, async (request, reply) => {
      const { origin, cookie = "" } = request.headers;
      if (origin !== undefined && origin !== process.env.PUBLIC_URL) return reply.code(403).send();
      const token = tokenPattern.exec(cookie)?.[1];
      if (token === undefined) return reply.code(401).send();
      const asset = request.body as NewAsset;
      const { rows } = await pool.query<Row & { refusal: string | null; note: string | null }>({
        name: "create-by-hand",
        text: "select * from bench.create_asset($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        values: [
          hash("sha256", token, "base64url"),
          asset.id,
          asset.title,
          asset.asset_type,
          asset.asset_subtype,
          asset.estimated_value ?? null,
          asset.currency ?? null,
          asset.location || null,
          asset.description || null,
          limits,
        ],
      });
      const [row] = rows;
      if (row!.refusal !== null) return reply.code(statuses[row!.refusal] ?? 500).send({ code: row!.refusal });
      if (row!.note !== null) announcer.announce(row!.note);
      reply.header("content-type", "application/json; charset=utf-8");
      return `{"success":true,"data":${written(row!)}}`;
    });
  };
}

/** Notes of 20 ms leave together, and nobody waits for the disk because of them. */
class Announcer {
  readonly #pool: pg.Pool;
  #waiting: string[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  announce(note: string): void {
    this.#waiting.push(note);
    if (this.#waiting.length === 1) setTimeout(() => this.#send(), 20);
  }

  #send(): void {
    const values = [this.#waiting];
    this.#waiting = [];
    const statement = {
      name: "announce-by-hand",
      text: `with quick as materialized (select set_config('synchronous_commit', 'off', true))
        select pg_notify('heirlock_events', note) from quick cross join unnest($1::text[]) as notes (note)`,
    };
    this.#pool.query({ ...statement, values }).catch(() => {});
  }
}
