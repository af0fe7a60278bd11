import { deletePage } from "../../kernel/delete-pages.ts";
import { statement } from "../../kernel/statement.ts";

/** Statements about the signed plan. All but the last run in the holder's estate, as the holder. */

/** The key by which the holder signs today. */
export const readOwnKey = statement("plan-own-key", "select verifying_key from auth.own_keys()");

/** Behind this lock nobody signs another head of the same chain. */
export const lockChain = statement(
  "plan-lock-chain",
  `select c.salt, c.number::text, c.hash, (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now
     from app.plan_chains c where c.holder_id = $1 and c.key_id = $2 for no key update`,
);
export const readClock = statement(
  "plan-read-clock",
  "select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now",
  { notNull: ["now"] },
);
/** Of two devices that begin a chain at once one counts. */
export const beginChain = statement(
  "plan-begin-chain",
  `insert into app.plan_chains (holder_id, key_id, salt, number, hash) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning number::text`,
);
export const moveChain = statement(
  "plan-move-chain",
  "update app.plan_chains set number = $3, hash = $4 where holder_id = $1 and key_id = $2",
);
export const insertHead = statement(
  "plan-insert-head",
  `insert into app.plan_heads (holder_id, key_id, number, hash, text, signature) values ($1, $2, $3, $4, $5, $6)`,
);

/** Slots $3 are replaced or freed by the head $4. */
export const endLeaves = statement(
  "plan-end-leaves",
  `update app.plan_leaves set until = $4, ended_at = now()
     where holder_id = $1 and key_id = $2 and slot = any ($3::int[]) and until is null returning slot, text`,
);
/** All leaves of a chain that the head $3 ends. */
export const endAllLeaves = statement(
  "plan-end-all-leaves",
  `update app.plan_leaves set until = $3, ended_at = now()
     where holder_id = $1 and key_id = $2 and until is null returning slot`,
);
/** Is it an older key of the holder's own, whose kit was found? */
export const isOlderKey = statement(
  "plan-is-older-key",
  `select exists (select from auth.own_wraps() w cross join lateral jsonb_array_elements(w.older) o (one)
                    where o.one ->> 'verifyingKey' = $1::text and o.one ->> 'bundleByRoot' is not null) as found`,
  { notNull: ["found"] },
);
/** How many of these places have a leaf. */
export const countPlaces = statement(
  "plan-count-places",
  `select count(*)::int as places from app.plan_leaves
     where holder_id = $1 and key_id = $2 and place = any ($3::text[]) and until is null`,
);
/** $4: slots, places, texts and hashes as JSON. */
export const insertLeaves = statement(
  "plan-insert-leaves",
  `insert into app.plan_leaves (holder_id, key_id, slot, since, place, text, hash)
     select $1, $2, n.slot, $3, n.place, n.text, n.hash
       from jsonb_to_recordset($4) as n (slot integer, place text, text text, hash text)`,
);
export const listHashes = statement(
  "plan-list-hashes",
  "select slot, hash from app.plan_leaves where holder_id = $1 and key_id = $2 and until is null",
);

export const listChains = statement(
  "plan-list-chains",
  `select c.key_id, c.salt, h.text, h.signature
     from app.plan_chains c
     join app.plan_heads h on h.holder_id = c.holder_id and h.key_id = c.key_id and h.number = c.number
    where c.holder_id = $1 order by c.created_at, c.key_id`,
);
/** What a member gets in a lane may be long, and is asked for when it is needed. */
export const listLeaves = statement(
  "plan-list-leaves",
  `select l.key_id, l.slot, l.place, l.hash, case when l.place like 'plan-grants %' then null else l.text end as text
     from app.plan_leaves l where l.holder_id = $1 and l.until is null order by l.key_id, l.slot`,
);
export const readLeaves = statement(
  "plan-read-leaves",
  `select slot, text from app.plan_leaves
     where holder_id = $1 and key_id = $2 and slot = any ($3::int[]) and until is null order by slot`,
);

/** Was something signed between a change of the account and the objection to it, and not looked through since? */
export const readObjected = statement(
  "plan-read-objected",
  `select exists (select from auth.own_objection() o
                     join app.plan_heads h on h.holder_id = $1 and h.stored_at between o.since and o.until) as objected`,
  { notNull: ["objected"] },
);
/** The head of the key $2 in force right before that change; nulls where none was signed by then. */
export const readPastHead = statement(
  "plan-read-past-head",
  `select h.number::text, h.text, h.signature
     from auth.own_objection() o
     left join lateral (
       select p.number, p.text, p.signature from app.plan_heads p
        where p.holder_id = $1 and p.key_id = $2 and p.stored_at < o.since order by p.number desc limit 1) h on true
    where exists (select from app.plan_heads s
                   where s.holder_id = $1 and s.key_id = $2 and s.stored_at between o.since and o.until)`,
);
/** The leaves under the head $3, replaced ones with them. */
export const listPastLeaves = statement(
  "plan-list-past-leaves",
  `select slot, text from app.plan_leaves
     where holder_id = $1 and key_id = $2 and since <= $3 and (until is null or until > $3) order by slot`,
);
export const lookThrough = statement("plan-look-through", "select auth.look_through()");

/** Replaced 90 days ago. As heirlock_worker. */
export const forgetLeaves = deletePage(
  "plan-forget-leaves",
  "app.plan_leaves",
  "ended_at < now() - interval '90 days'",
  "never change",
);

export const listHeads = statement(
  "plan-list-heads",
  `select text, signature from app.plan_heads
     where holder_id = $1 and key_id = $2 and number > $3 order by number limit $4`,
);

/** Questions of the last hour are enough for any browser that waits for an answer. */
export const forgetQuestions = statement(
  "plan-forget-questions",
  "delete from app.head_questions where holder_id = $1 and asked_at < now() - interval '1 hour'",
);
export const ask = statement(
  "plan-ask-keeper",
  "insert into app.head_questions (holder_id, nonce, key_id) values ($1, $2, $3) on conflict do nothing",
);
export const readAnswer = statement(
  "plan-read-answer",
  `select text, signature from app.head_questions
     where holder_id = $1 and nonce = $2 and key_id = $3 and text is not null`,
  { notNull: ["text", "signature"] },
);

/** Which head was signed, and the event that makes other screens look again. */
export const noteHead = statement(
  "plan-note-head",
  `select audit.append($1, 'plan.signed', $1, jsonb_build_object('number', $2::text, 'hash', $3::text)),
    app.publish_event($1, 'plan.signed', '{}') as note`,
);

/** As a member in the estate: what of every live chain is theirs, with its proof. */
export const listForMember = statement(
  "plan-list-for-member",
  "select key_id, head, signature, slot, leaf, path from app.plan_for_member()",
  { notNull: ["key_id", "head", "signature"] },
);

/** Both as heirlock_worker. */
export const plansToTell = statement(
  "plan-plans-to-tell",
  `select holder_id as id, restored_at::text as due_at, email, first_name, language from app.plans_to_tell($1, $2)`,
  { notNull: ["due_at"] },
);
export const planTold = statement("plan-told", "select app.plan_told($1, $2) as done");
