import { entriesAtOnce } from "@heirlock/domain/vault/limits";
import { isoText, statement } from "../../../kernel/statement.ts";

/** The entries that are meant for members, and the keys that members have of them. All run in the holder's estate. */

// Links

export const meanFor = statement(
  "vault-mean-for-members",
  `insert into app.vault_member_links
      (holder_id, entry_id, membership_id, access_condition, not_before, from_age, tell_exists)
    select $1, $2, m, $4, $5::date, $6, $7 from unnest($3::uuid[]) m
    on conflict (holder_id, entry_id, membership_id) do update
      set access_condition = excluded.access_condition, not_before = excluded.not_before, from_age = excluded.from_age,
          tell_exists = excluded.tell_exists`,
);

export const takeBack = statement(
  "vault-take-back-from-members",
  `delete from app.vault_member_links
     where holder_id = $1 and entry_id = $2 and membership_id = any ($3::uuid[]) returning membership_id as id`,
);

export const membersOfEntry = statement(
  "vault-members-of-entry",
  "select membership_id as id from app.vault_member_links where holder_id = $1 and entry_id = $2 order by 1",
);

// Keys

const heldColumns = `w.membership_id, w.entry_id, w.lane, w.key_id, w.generation, w.content_key is not null as has_content,
  w.generation = e.generation as is_current`;
const heldTables = "app.entry_wraps w join app.vault_entries e on e.holder_id = w.holder_id and e.id = w.entry_id";

export const listHeldByMember = statement(
  "vault-list-held-by-member",
  `select ${heldColumns} from ${heldTables} where w.holder_id = $1 and w.membership_id = $2`,
);
export const listHeldOfEntry = statement(
  "vault-list-held-of-entry",
  `select ${heldColumns}, l.access_condition as own_condition
      from ${heldTables}
      join app.vault_member_links l
        on l.holder_id = w.holder_id and l.entry_id = w.entry_id and l.membership_id = w.membership_id
     where w.holder_id = $1 and w.entry_id = $2`,
);
export const listMeant = statement(
  "vault-list-meant-for-member",
  "select entry_id, lane, generation, in_bin from app.meant_entries where holder_id = $1 and membership_id = $2",
  { notNull: ["in_bin"] },
);

/** What is in the bin keeps its keys, since it may come back. */
export const listGrants = statement(
  "vault-list-grants",
  `select l.membership_id, l.entry_id, l.lane, v.generation, v.label_key as wrapped_label_key,
           v.content_key as wrapped_content_key, v.key_id, l.wrap_generation as granted_generation,
           l.wrap_key_id as granted_by,
           case when l.wrap_generation is null then 'none' when l.has_content_key then 'content' else 'label' end as granted
      from app.meant_entries l
      join app.vault_entries v on v.holder_id = l.holder_id and v.id = l.entry_id
     where l.holder_id = $1 and l.membership_id = any ($2)
     order by v.deleted_at is not null, v.created_at, v.id`,
);

/** Of everybody; what is in the bin opens for nobody. */
export const listWraps = statement(
  "vault-list-wraps",
  `select w.membership_id, w.lane, w.key_id, w.entry_id, w.generation, w.content_key
      from app.entry_wraps w join app.vault_entries e on e.holder_id = w.holder_id and e.id = w.entry_id
     where w.holder_id = $1 and w.content_key is not null and e.deleted_at is null
     order by w.membership_id, w.entry_id`,
  { notNull: ["content_key"] },
);

/** $4: the wraps as JSON, all under the holder's key $3. */
export const storeWraps = statement(
  "vault-store-wraps",
  `insert into app.entry_wraps as w (holder_id, membership_id, key_id, lane, entry_id, generation, label_key, content_key)
    select $1, $2, $3, n.lane, n.entry_id, n.generation, n.label_key, n.content_key
      from jsonb_to_recordset($4) as n (entry_id uuid, lane text, generation integer, label_key text, content_key text)
    on conflict (holder_id, membership_id, lane, entry_id) do update
      set key_id = excluded.key_id, generation = excluded.generation, label_key = excluded.label_key,
          content_key = excluded.content_key, created_at = now()
      where (w.key_id, w.label_key, w.content_key)
        is distinct from (excluded.key_id, excluded.label_key, excluded.content_key)`,
);
/** $3: lanes and entries, as JSON; also of the next. */
export const cutWraps = statement(
  "vault-cut-wraps",
  `update app.entry_wraps w set content_key = null, created_at = now()
      from jsonb_to_recordset($3) as n (lane text, entry_id uuid)
     where w.holder_id = $1 and w.membership_id = $2 and w.lane = n.lane and w.entry_id = n.entry_id`,
);
export const removeWraps = statement(
  "vault-remove-wraps",
  `delete from app.entry_wraps w
     using jsonb_to_recordset($3) as n (lane text, entry_id uuid)
     where w.holder_id = $1 and w.membership_id = $2 and w.lane = n.lane and w.entry_id = n.entry_id`,
);

// Rotation

/** The first mark stays, so that what waits longest comes first. */
export const markForRotation = statement(
  "vault-mark-for-rotation",
  `update app.vault_entries set rotate_since = now()
     where holder_id = $1 and id = any ($2::uuid[]) and rotate_since is null`,
);
export const countRotations = statement(
  "vault-count-rotations",
  `select count(*)::int as rotations from app.vault_entries v
     where v.holder_id = $1 and v.rotate_since is not null and v.deleted_at is null`,
);
/** As many as one head covers. Entries of older keys of the holder last: without the kit they get no new ones. */
export const listRotations = statement(
  "vault-list-rotations",
  `select v.id as entry_id, v.generation, ${isoText("v.rotate_since")} as since from app.vault_entries v
     where v.holder_id = $1 and v.rotate_since is not null and v.deleted_at is null
     order by v.key_id <> (select o.verifying_key from auth.own_keys() o), v.rotate_since, v.id
     limit ${entriesAtOnce}`,
);

// What is handed to the member's side

/**
 * Sealed, without their content. Wraps of an older generation open nothing any more and are not handed out, nor are those
 * that the tables have and the signed plan does not name, where their key has signed one (KEY-063), nor those of a key that
 * an objection took out of force.
 */
export const listEntriesForMember = statement(
  "vault-list-entries-for-member",
  `with planned as materialized (select p.key_id, p.entry_id from app.planned_now($2) p)
    select e.id, e.category, e.access_condition, coalesce(l.access_condition, e.access_condition) as holds,
           l.not_before::text, l.from_age, l.tell_exists, e.title, e.description, e.details, e.tags, e.revision,
           e.generation, e.key_id, e.content_hash, e.signature, e.saved_at::text as saved,
           w.label_key, w.content_key, f.id as file_id, f.sha256 as file_sha256, f.size::text as file_size
      from app.vault_member_links l
      join app.vault_entries e on e.holder_id = l.holder_id and e.id = l.entry_id and e.deleted_at is null
      left join app.vault_files f on f.holder_id = e.holder_id and f.id = e.file_id and f.state = 'stored'
      left join app.entry_wraps w
        on w.holder_id = l.holder_id and w.membership_id = l.membership_id and w.entry_id = l.entry_id
       and w.generation = e.generation
       and w.lane = case coalesce(l.access_condition, e.access_condition) when 'immediate' then 'now' else 'after_death' end
       and w.key_id not in (select auth.keys_set_aside())
       and (w.lane <> 'now' or not exists (select from planned p where p.key_id = w.key_id)
            or exists (select from planned p where p.entry_id = w.entry_id))
     where l.holder_id = $1 and l.membership_id = $2
     order by e.created_at, e.id`,
);
export const readSealedContent = statement(
  "vault-read-sealed-content",
  "select content from app.vault_entries where holder_id = $1 and id = $2",
);
export const readStorageKey = statement(
  "vault-read-storage-key",
  "select storage_key from app.vault_files where holder_id = $1 and id = $2 and state = 'stored'",
);
