import type { privacyRoutes } from "@heirlock/contract/account/privacy";
import type { Answer } from "@heirlock/contract/route";
import type { Pool } from "pg";
import type { Caller } from "../../../kernel/actor.ts";
import { readAs } from "../../../kernel/read.ts";
import { found } from "../../../kernel/statement.ts";
import { readConsents } from "./privacy.queries.ts";

type Consents = Answer<typeof privacyRoutes.consents>["data"]["consents"];

/** What the person agreed to, the newest first. */
export async function listConsents(deps: { app: Pool }, caller: Caller): Promise<Consents> {
  const rows = await readAs(deps.app, caller, readConsents);
  return found(rows, "id").map((row) => ({
    id: row.id,
    purpose: row.purpose,
    textVersion: row.text_version,
    givenAt: row.given_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }));
}
