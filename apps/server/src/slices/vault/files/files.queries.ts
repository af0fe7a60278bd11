import { statement } from "../../../kernel/statement.ts";

const columns = "id, storage_key, upload_id, state, size::text, sha256, part_hashes";

/** What the holder's files take together, and how many of them no entry has. A statement of its own behind the estate's lock. */
export const countBytes = statement(
  "vault-count-bytes",
  `select coalesce(sum(size), 0)::text as bytes, count(*) filter (where entry_id is null)::int as loose
    from app.vault_files`,
);

export const readFile = statement(
  "vault-read-file",
  `select ${columns} from app.vault_files where holder_id = $1 and id = $2`,
);

export const lockFile = statement(
  "vault-lock-file",
  `select ${columns} from app.vault_files where holder_id = $1 and id = $2 for update`,
);

export const insertFile = statement(
  "vault-insert-file",
  `insert into app.vault_files (holder_id, id, storage_key, state, size, sha256, part_hashes)
    values ($1, $2, $3, 'uploading', $4, $5, $6) returning ${columns}`,
);

export const noteUpload = statement(
  "vault-note-upload",
  `update app.vault_files set upload_id = $3
     where holder_id = $1 and id = $2 and upload_id is null returning ${columns}`,
);

export const noteStored = statement(
  "vault-note-stored",
  `update app.vault_files set state = 'stored', upload_id = null where holder_id = $1 and id = $2`,
);

/** A page of what is due: empties the bin, forgets old versions, drops files that nothing points to. */
export const collectVault = statement("vault-collect", "select app.collect_vault($1::interval) as dealt");

export const nextRemoved = statement(
  "vault-next-removed",
  "select storage_key, upload_id from app.next_removed_objects()",
);
export const forgetRemoved = statement("vault-forget-removed", "select app.forget_removed_object($1)");
