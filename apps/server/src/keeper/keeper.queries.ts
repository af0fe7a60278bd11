import { statement } from "../kernel/statement.ts";

/** One keeper works, a second stands by until the connection of the first ends. */
export const takeTurn = statement("keeper-take-turn", "select pg_try_advisory_lock(4207041777) as mine", {
  notNull: ["mine"],
});

export const newestCheckpoint = statement(
  "keeper-newest-checkpoint",
  "select number, text, signature, key from audit.checkpoints order by number desc limit 1",
);

export const checkpointAt = statement("keeper-checkpoint-at", "select text from audit.checkpoints where number = $1");

export const changedChains = statement(
  "keeper-changed-chains",
  `select estate_id, seq, encode(hash, 'hex') as hash from audit.heads
    where checkpoint is null order by estate_id limit $1`,
  { notNull: ["hash"] },
);

export const insertCheckpoint = statement(
  "keeper-insert-checkpoint",
  "insert into audit.checkpoints (number, text, signature, key, leaves) values ($1, $2, $3, $4, $5)",
);

export const saveProofs = statement(
  "keeper-save-proofs",
  `insert into audit.proofs as p (estate_id, checkpoint, leaf, place, path)
   select l.estate_id, $1, l.leaf, l.place, decode(l.path, 'hex')
     from unnest($2::uuid[], $3::text[], $4::integer[], $5::text[]) as l (estate_id, leaf, place, path)
   on conflict (estate_id) do update
     set checkpoint = excluded.checkpoint, leaf = excluded.leaf, place = excluded.place, path = excluded.path`,
);

// Whoever appends at this moment is not waited for: the chain stays marked as changed, and the next checkpoint has it.
export const markChains = statement(
  "keeper-mark-chains",
  `update audit.heads h set checkpoint = $1
    where h.estate_id in (
      select o.estate_id from audit.heads o
        join unnest($2::uuid[], $3::bigint[]) as l (estate_id, seq) on l.estate_id = o.estate_id and l.seq = o.seq
         for update of o skip locked)`,
);

export const checkpointsToStore = statement(
  "keeper-checkpoints-to-store",
  "select number, text, signature, key, leaves from audit.checkpoints where leaves is not null order by number",
  { notNull: ["leaves"] },
);

export const checkpointStored = statement(
  "keeper-checkpoint-stored",
  "update audit.checkpoints set leaves = null where number = $1",
);

export const reportHealth = statement(
  "keeper-report-health",
  `insert into audit.keeper_health as k (state, checkpoint, checkpoint_at) values ($1, $2, $3)
   on conflict (only_row) do update
     set state = excluded.state, checkpoint = excluded.checkpoint, checkpoint_at = excluded.checkpoint_at, seen_at = now()`,
);

export const headsToKeep = statement("keeper-heads-to-keep", "select * from app.heads_to_keep($1, $2, $3)");

export const markHeadsKept = statement(
  "keeper-mark-heads-kept",
  "select app.mark_heads_kept($1::uuid[], $2::text[], $3::bigint[], $4) as done",
);

export const changedHeads = statement("keeper-changed-heads", "select * from app.changed_heads($1)");

export const headsInCheckpoint = statement(
  "keeper-heads-in-checkpoint",
  "select app.heads_in_checkpoint($1, $2::uuid[], $3::text[], $4::bigint[]) as done",
);

export const openQuestions = statement("keeper-open-questions", "select * from app.open_head_questions()");

export const answerQuestion = statement(
  "keeper-answer-question",
  "select app.answer_head_question($1, $2, $3, $4) as done",
);

// Of an account that was deleted the audit chain stays; without one the database has never known that estate.
export const headsGoneBack = statement(
  "keeper-heads-gone-back",
  `select g.holder_id, g.key_id, g.shown from app.heads_gone_back($1::uuid[], $2::text[], $3::bigint[]) g
    where g.is_there or not exists (select from audit.heads h where h.estate_id = g.holder_id)`,
);

export const notePlansGoneBack = statement(
  "keeper-note-plans-gone-back",
  "select app.note_plans_gone_back($1::uuid[], $2::text[], $3::bigint[]) as noted",
);
