import { randomUUID } from "node:crypto";
import type { TestDatabase } from "@heirlock/db/testing/database";

/**
 * Wills of a holder, straight into the tables: one in force with the words "Mark-will-…", and what no member may read:
 * its content and next draft, a will that is only a draft, and one in the archive.
 */
export async function plantWills({ owner }: TestDatabase, holderId: string): Promise<void> {
  const versions = [
    {
      will: "published",
      number: 1,
      status: "published",
      title: "Mark-will-title",
      description: "Mark-will-description",
    },
    { will: "published", number: 2, status: "draft", title: "Secret-will-next", description: "Secret-will-next" },
    { will: "draft", number: 1, status: "draft", title: "Secret-will-draft", description: "Secret-will-draft" },
    { will: "archived", number: 1, status: "published", title: "Secret-will-archived", description: null },
  ];
  const ids = new Map<string, string>();
  for (const { will, number, status, title, description } of versions) {
    const id = ids.get(will) ?? randomUUID();
    if (!ids.has(will))
      await owner.query("insert into app.wills (holder_id, id, status) values ($1, $2, $3)", [holderId, id, will]);
    ids.set(will, id);
    const frozen = status === "published" ? [randomHex(), randomHex(), new Date()] : [null, null, null];
    await owner.query(
      `insert into app.will_versions (holder_id, will_id, number, status, title, description, law, content, salt, content_hash, published_at)
       values ($1, $2, $3, $4, $5, $6, 'fr-civil', '{"funeral": "Secret-will-content"}', $7, $8, $9)`,
      [holderId, id, number, status, title, description, ...frozen],
    );
  }
}

const randomHex = () => `${randomUUID()}${randomUUID()}`.replaceAll("-", "");
