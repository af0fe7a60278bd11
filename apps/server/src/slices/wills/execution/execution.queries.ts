import { isoText, statement } from "../../../kernel/statement.ts";

/** One row for each version that was published, the newest first; without a number where none was. */
const executionSelect = `select w.id, v.number, v.status as version_status, v.law, v.content ->> 'language' as language,
    v.content -> 'testator' ->> 'birthDate' as birth_date, ${isoText("v.published_at")} as published,
    coalesce(e.ticked, '{}') as ticked, ${isoText("e.confirmed_at")} as confirmed,
    coalesce(e.documents, '{}') as documents, e.signed_on::text as signed_on,
    coalesce(e.signed_at_place, '') as signed_at_place, coalesce(e.original_where, '') as original_where,
    coalesce(e.witnesses, '[]') as witnesses,
    ((greatest(w.review_reminded_at, v.published_at) + interval '1 year') at time zone 'UTC')::date::text as review_on, e.marked_ready_at is not null as is_marked_ready,
    array(select s.id::text from app.entry_states s
           where s.holder_id = w.holder_id and not s.in_bin
             and s.id::text in (select value from jsonb_each_text(e.documents))) as kept_entries
  from app.wills w
    left join app.will_versions v on v.holder_id = w.holder_id and v.will_id = w.id and v.status <> 'draft'
    left join app.will_executions e on e.holder_id = v.holder_id and e.will_id = v.will_id and e.number = v.number`;

export const readExecution = statement(
  "wills-read-execution",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, one.*
      from actor left join lateral (
        ${executionSelect} where w.holder_id = actor.user_id and w.id = $2
      ) one on true
     order by one.number desc`,
);

export const reloadExecution = statement(
  "wills-reload-execution",
  `${executionSelect} where w.holder_id = $1 and w.id = $2 order by v.number desc`,
);

export const isKeptEntry = statement(
  "wills-is-kept-entry",
  "select exists (select from app.entry_states where holder_id = $1 and id = $2 and not in_bin) as is_kept",
);

export const saveTicks = statement(
  "wills-save-ticks",
  `insert into app.will_executions as e (holder_id, will_id, number, ticked, confirmed_at)
    values ($1, $2, $3, $4, case when $5 then now() end)
   on conflict (holder_id, will_id, number) do update
     set ticked = excluded.ticked, confirmed_at = case when $5 then coalesce(e.confirmed_at, now()) end,
         updated_at = now()`,
);

/** Null takes the link away. */
export const saveDocument = statement(
  "wills-save-document",
  `insert into app.will_executions as e (holder_id, will_id, number, documents)
    values ($1, $2, $3, jsonb_strip_nulls(jsonb_build_object($4::text, $5::text)))
   on conflict (holder_id, will_id, number) do update
     set documents = jsonb_strip_nulls(e.documents || jsonb_build_object($4::text, $5::text)), updated_at = now()`,
);

export const saveSigning = statement(
  "wills-save-signing",
  `insert into app.will_executions (holder_id, will_id, number, signed_on, signed_at_place, original_where, witnesses)
    values ($1, $2, $3, $4::date, $5, $6, $7::jsonb)
   on conflict (holder_id, will_id, number) do update
     set signed_on = excluded.signed_on, signed_at_place = excluded.signed_at_place,
         original_where = excluded.original_where, witnesses = excluded.witnesses, updated_at = now()`,
);
