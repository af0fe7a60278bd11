set local role heirlock_owner;

-- When the holder was last asked to read a published will again (DOC-019).
create index will_versions_published_at on app.will_versions (published_at) where status = 'published';
alter table app.wills add column review_reminded_at timestamptz;

-- A page of wills in force that nobody was asked to read again for a year, from after the one that was seen last.
create function app.due_will_reviews(after_due timestamptz, after_id uuid)
returns table (id uuid, holder_id uuid, due_at timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select w.id, w.holder_id, greatest(w.review_reminded_at, v.published_at) as due_at
    from app.wills w join app.will_versions v on v.holder_id = w.holder_id and v.will_id = w.id and v.status = 'published'
   where w.status = 'published' and v.published_at <= now() - interval '1 year'
     and greatest(w.review_reminded_at, v.published_at) <= now() - interval '1 year'
     and (greatest(w.review_reminded_at, v.published_at), w.id) > (after_due, after_id)
   order by due_at, w.id
   limit 500
$$;

-- What the letter about it needs: nothing for a holder who wants no such letters, or for a will that is put away.
create function app.will_review_letter_to_send(holder uuid, will uuid, switch text)
returns table (email text, first_name text, language text, title text, published_on date)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select auth.address_of(p.id), p.first_name, p.language, v.title, (v.published_at at time zone 'UTC')::date
    from app.people p
    join app.wills w on w.holder_id = p.id and w.id = will and w.status = 'published'
    join app.will_versions v on v.holder_id = w.holder_id and v.will_id = w.id and v.status = 'published'
   where p.id = holder
     and coalesce((select n.wanted from app.notification_settings n
                    where n.user_id = p.id and n.kind = switch and n.channel = 'email'), true)
$$;
revoke execute on function
  app.due_will_reviews(timestamptz, uuid), app.will_review_letter_to_send(uuid, uuid, text) from public;
grant execute on function
  app.due_will_reviews(timestamptz, uuid), app.will_review_letter_to_send(uuid, uuid, text) to heirlock_worker;

reset role;
