import type { privacyRoutes } from "@heirlock/contract/account/privacy";
import type { Answer } from "@heirlock/contract/route";
import type { Uuid } from "@heirlock/domain/identifiers";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { type ActorColumn, readAs } from "../../../kernel/read.ts";
import { readConsents } from "./privacy.queries.ts";

interface ConsentRow {
  id: Uuid;
  purpose: string;
  text_version: string;
  given_at: Date;
  withdrawn_at: Date | null;
}
type Row = ActorColumn & { [Column in keyof ConsentRow]: ConsentRow[Column] | null };
type Consents = Answer<typeof privacyRoutes.consents>["data"]["consents"];

/** What the person agreed to, the newest first. */
export async function listConsents(deps: { app: Pool }, caller: Caller): Promise<Consents> {
  const rows = await readAs<Row>(deps.app, caller, readConsents);
  return rows
    .filter((row): row is ActorColumn & ConsentRow => row.id !== null)
    .map((row) => ({
      id: row.id,
      purpose: row.purpose,
      textVersion: row.text_version,
      givenAt: row.given_at.toISOString(),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    }));
}
