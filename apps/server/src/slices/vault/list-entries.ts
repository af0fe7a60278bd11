import type { VaultEntry, VaultUsage } from "@heirlock/contract/vault";
import { plans } from "@heirlock/domain/billing/plans";
import { quotaBytes } from "@heirlock/domain/vault/decide-room";
import type { VaultCategory } from "@heirlock/domain/vault/kinds";
import type { Pool } from "pg";
import type { Caller } from "../../kernel/actor.ts";
import { readAs } from "../../kernel/read.ts";
import { found } from "../../kernel/statement.ts";
import { readUsage, listEntries as statement } from "./vault.queries.ts";
import type { ReadUsageRow } from "./vault.rows.ts";
import { toVaultEntry } from "./vault-answer.ts";

/** All entries without their content, those in the bin last, and how full the vault is. */
export async function listEntries(
  { app }: { app: Pool },
  caller: Caller,
  category: VaultCategory | undefined,
): Promise<{ entries: VaultEntry[]; usage: VaultUsage }> {
  const rows = await readAs(app, caller, statement, [category ?? null]);
  return { entries: found(rows, "id").map(toVaultEntry), usage: toUsage(rows[0]!) };
}

/** How full the vault is, for pages that show nothing of what is in it. */
export async function vaultUsage({ app }: { app: Pool }, caller: Caller): Promise<VaultUsage> {
  const [row] = await readAs(app, caller, readUsage);
  return toUsage(row!);
}

function toUsage({ plan, used, bytes }: Omit<ReadUsageRow, "is_holder">): VaultUsage {
  return { plan, used, max: plans[plan].limits.vault, bytes: Number(bytes), max_bytes: quotaBytes(plan) };
}
