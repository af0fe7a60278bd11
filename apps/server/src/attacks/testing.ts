import { randomUUID } from "node:crypto";
import type { RouteDefinition } from "@heirlock/contract/route";
import { routeTable } from "@heirlock/contract/routes";
import type { TestDatabase } from "@heirlock/db/testing/database";
import { sampleOf } from "../sample-request.ts";

export interface NamedRoute {
  name: string;
  route: RouteDefinition;
}

/** Every route of the table: what is added to the contract is attacked the day it is added. */
export const allRoutes: NamedRoute[] = Object.entries(routeTable).flatMap(([slice, own]) =>
  Object.entries(own as Record<string, RouteDefinition>).map(([name, route]) => ({ name: `${slice}.${name}`, route })),
);
export const writing = allRoutes.filter(({ route }) => route.method !== "GET");

/** A request that passes validation, to the route's address with made-up ids in it. */
export function sampleRequest({ method, path, params, query, body }: RouteDefinition) {
  const inPath = (params ? sampleOf(params, randomUUID()) : {}) as Record<string, string>;
  const asked = new URLSearchParams((query ? sampleOf(query, randomUUID()) : {}) as Record<string, string>).toString();
  const url = path.replace(/:([A-Za-z]+)/g, (_, name: string) => inPath[name]!) + (asked ? `?${asked}` : "");
  return { method, url, ...(body ? { payload: sampleOf(body, randomUUID()) as object } : {}) };
}

/** What counts tries and time passing, which any request moves. */
const moving = new Set(["app.rate_counters", "auth.sign_in_tries"]);
/** When a session was last used is written down whatever is asked. */
const columnsOf: Record<string, string> = { "auth.sessions": "id, user_id, token, signed_in_at" };

/** A fingerprint of every row of every table, by table, to compare with a later one. */
export async function fingerprint({ owner }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and (table_schema in ('app', 'auth', 'audit', 'law') or (table_schema, table_name) = ('pgboss', 'job'))`,
  );
  const prints = tables
    .filter(({ name }) => !moving.has(name))
    .map(async ({ name }) => {
      const columns = columnsOf[name] ?? "*";
      const { rows } = await owner.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
           from (select ${columns} from ${name}) t`,
      );
      return [name, rows[0]!.print] as const;
    });
  return Object.fromEntries(await Promise.all(prints));
}
