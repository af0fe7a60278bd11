import type { SourceFile } from "../source/files.ts";
import type { Finding, Guard } from "./guard.ts";

/** Every table and the slice whose statements may name it. */
const owners: Record<string, readonly string[]> = {
  kernel: ["app.people", "app.estates", "audit.entries", "audit.heads", "app.rate_counters"],
  account: ["app.consents", "app.data_exports", "app.notification_settings"],
  assets: ["app.assets"],
  plan: ["app.head_questions", "app.plan_chains", "app.plan_heads", "app.plan_leaves", "app.plans_gone_back"],
  vault: [
    "app.entry_wraps",
    "app.removed_objects",
    "app.vault_asset_links",
    "app.vault_entries",
    "app.vault_files",
    "app.vault_member_links",
    "app.vault_versions",
  ],
  members: [
    "app.asset_assignments",
    "app.invitation_reports",
    "app.invitations",
    "app.member_records",
    "app.member_requests",
    "app.membership_history",
    "app.membership_roles",
    "app.memberships",
    "app.permission_overrides",
    "app.will_keys",
  ],
  sharing: [
    "app.envelope_queue",
    "app.envelopes",
    "app.holder_pins",
    "app.member_cards",
    "app.member_keys",
    "app.release_keys",
  ],
  wills: [
    "app.mirror_offers",
    "app.will_comments",
    "app.will_documents",
    "app.will_executions",
    "app.will_reviews",
    "app.will_versions",
    "app.wills",
  ],
  dashboard: ["app.dashboard_layouts"],
  inbox: ["app.event_counters", "app.events", "app.news", "app.news_digests"],
  jurisdictions: ["law.templates"],
};

/** Views (security_invoker) that a slice publishes, for every other to read. */
const views: Record<string, readonly string[]> = {
  assets: ["app.asset_facts"],
  vault: ["app.asset_vault_entries", "app.entry_states", "app.meant_entries"],
  members: ["app.assigned_assets", "app.member_details", "app.membership_changes", "app.plan_members"],
  sharing: ["app.member_key_standing"],
};
const published = new Set(Object.values(views).flat());

/**
 * How often a slice still names a table of another, which may only become less. What replaces it is a view
 * (security_invoker) or a function that the owner publishes.
 */
const borrowed: Record<string, Record<string, number>> = {
  account: { "app.membership_roles": 2, "app.memberships": 2 },
  inbox: { "auth.sessions": 1, "auth.users": 1 },
};

/** A table, not a function, a setting or the name of a file. */
const tables = /\b(?:app|auth|audit|law)\.(?!user_id\b)[a-z_]+\b(?!\()(?!\.?ts")/g;

function ownerOf(table: string): string | undefined {
  if (table.startsWith("auth.")) return "account";
  return Object.keys(owners).find((slice) => owners[slice]!.includes(table));
}

function namedIn(files: readonly SourceFile[], slice: string): Map<string, { path: string; line: number }[]> {
  const named = new Map<string, { path: string; line: number }[]>();
  for (const { path, text } of files) {
    if (!path.startsWith(`apps/server/src/slices/${slice}/`) || !path.endsWith(".queries.ts")) continue;
    for (const [at, line] of text.split("\n").entries()) {
      if (line.startsWith("import ")) continue;
      for (const [table] of line.matchAll(tables))
        named.set(table, [...(named.get(table) ?? []), { path, line: at + 1 }]);
    }
  }
  return named;
}

const slicesIn = (files: readonly SourceFile[]) =>
  [...new Set(files.map(({ path }) => /^apps\/server\/src\/slices\/([^/]+)\//.exec(path)?.[1] ?? ""))].filter(Boolean);

/** A slice's SQL names its own tables; what it needs of others they publish. */
export const tableOwners = tableOwnersBut(borrowed);

export function tableOwnersBut(borrowed: Record<string, Record<string, number>>): Guard {
  return { name: "table owners", check: (files) => findingsIn(files, borrowed) };
}

function findingsIn(files: readonly SourceFile[], borrowed: Record<string, Record<string, number>>): Finding[] {
  const findings: Finding[] = [];
  for (const slice of slicesIn(files)) {
    const named = namedIn(files, slice);
    for (const [table, places] of named) {
      if (published.has(table)) continue;
      const owner = ownerOf(table);
      const most = borrowed[slice]?.[table] ?? 0;
      if (owner === slice || owner === "kernel" || places.length <= most) continue;
      const what = owner
        ? `names ${table}, which ${owner} owns`
        : `names ${table}, which no slice owns: add it to tools/guards/table-owners.ts`;
      findings.push({ ...places[most]!, what });
    }
    for (const [table, most] of Object.entries(borrowed[slice] ?? {})) {
      const now = named.get(table)?.length ?? 0;
      if (now > 0 && now < most)
        findings.push({
          ...named.get(table)![0]!,
          what: `names ${table} ${now} times only: lower ${most} in tools/guards/table-owners.ts`,
        });
    }
  }
  return findings;
}
