import { type LoadedTemplate, templateContentSchema } from "@heirlock/contract/jurisdictions";
import { findRegulation } from "@heirlock/law/catalogue/regulation-code";
import { loadSheet } from "@heirlock/law/formalities/load-sheet";
import { requirementsOf } from "@heirlock/law/templates/requirements-of";
import type { Template } from "@heirlock/law/templates/template";
import { templateOf } from "@heirlock/law/templates/template-of";
import type { Pool } from "pg";
import { refuse } from "../../kernel/errors.ts";
import type { Log } from "../../kernel/log.ts";
import { guardQueue } from "../../kernel/pools.ts";
import { query } from "../../kernel/query.ts";
import { readTemplate } from "./jurisdictions.queries.ts";

/**
 * The database's template in the language, else the database's in English, else the built-in one in the language, else
 * that in English (D61). Refuses with TEMPLATE_NOT_LOADED what is no code.
 */
export async function loadTemplate(
  { pool, log }: { pool: Pool; log: Log },
  written: string,
  language: string,
): Promise<LoadedTemplate> {
  const regulation = findRegulation(written);
  if (!regulation) refuse("TEMPLATE_NOT_LOADED");
  const { code } = regulation;
  const kept = await templateKept({ pool, log }, code, language);
  const template = kept ?? (await templateOf(await loadSheet(code), code, language));
  return { template, source: kept ? "database" : "built-in", items: requirementsOf(template) };
}

/** Null where the database has none, or one that is not as the contract says: the built-in one then stands. */
async function templateKept(
  { pool, log }: { pool: Pool; log: Log },
  code: string,
  language: string,
): Promise<Template | null> {
  guardQueue(pool);
  const rows = await query(pool, readTemplate, [code, language]);
  const [row] = rows;
  if (!row) return null;
  const content = templateContentSchema.safeParse(row.content);
  if (!content.success) {
    log.error({ code, language: row.language, issues: content.error.issues.length }, "a template cannot be read");
    return null;
  }
  return { ...content.data, code, language: row.language, reviewed: row.reviewed };
}
