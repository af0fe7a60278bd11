set local role heirlock_audit;

-- One hash chain per estate. Rows hold ids and codes, never names (OPS-023); `body` is kept as the exact
-- text that was hashed, so that an exported log can be verified anywhere. Nothing stands beside it that the hash
-- would not cover.
create table audit.heads (
  estate_id uuid primary key,
  seq bigint not null,
  hash bytea not null
);
create table audit.entries (
  estate_id uuid not null,
  seq bigint not null,
  body text not null,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (estate_id, seq)
);

-- Appends one event to an estate's chain and returns its number. The head's row lock makes the order.
-- hash = sha256(prev_hash || utf8(body)); body is canonical JSON: at, actor, data, estate, seq, type.
create function audit.append(estate uuid, event_type text, actor uuid, data jsonb)
returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  head audit.heads;
  words text := data::text;
  line text;
  next_hash bytea;
begin
  -- Ids, codes and numbers have no blanks and no @, and start small (currencies and countries apart): what does
  -- not look like one is refused, so that a person's name or address cannot get into a log that is never erased.
  -- One pattern over the text of a flat object: four times as fast as walking the document. Its repeats are unbounded,
  -- because PostgreSQL unrolls bounded ones (78 µs a call instead of 5); that no word has more than 64 characters is
  -- looked at only where the text is long enough to hold one.
  if event_type !~ '^[a-z]+([._][a-z]+)+$'
     or data is null
     or words !~ '^\{("[A-Za-z_]+": (-?[0-9.]+|true|false|null|"([a-z0-9][A-Za-z0-9_.:-]*|[A-Z][A-Z][A-Z]?)"|\[("([a-z0-9][A-Za-z0-9_.:-]*|[A-Z][A-Z][A-Z]?)"(, )?)*\])(, )?)*\}$'
     or (length(words) > 71 and words ~ '[^", ]{65}')
  then
    raise exception 'audit entries hold ids and codes only' using errcode = 'check_violation', detail = event_type;
  end if;

  loop
    select * into head from audit.heads where estate_id = estate;
    if not found then
      head := row (estate, 0, sha256(convert_to('heirlock audit ' || estate::text, 'UTF8')));
    end if;

    line := json_build_object(
      'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'actor', actor,
      'data', data,
      'estate', estate,
      'seq', head.seq + 1,
      'type', event_type)::text;
    next_hash := sha256(head.hash || convert_to(line, 'UTF8'));

    -- Whoever appends at the same time is waited for here; then the head has moved, and this starts again from it.
    if head.seq = 0 then
      insert into audit.heads (estate_id, seq, hash) values (estate, 1, next_hash) on conflict (estate_id) do nothing;
    else
      update audit.heads set seq = head.seq + 1, hash = next_hash where estate_id = estate and seq = head.seq;
    end if;
    exit when found;
  end loop;

  insert into audit.entries (estate_id, seq, body, prev_hash, hash)
    values (estate, head.seq + 1, line, head.hash, next_hash);
  return head.seq + 1;
end $$;

-- A holder reads their own chain; nobody else reads any.
create function audit.own_entries(after_seq bigint, at_most integer)
returns table (seq bigint, body text, prev_hash bytea, hash bytea)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select e.seq, e.body, e.prev_hash, e.hash
    from audit.entries e
   where e.estate_id = nullif(current_setting('app.user_id', true), '')::uuid
     and e.seq > after_seq
   order by e.seq
   limit least(at_most, 1000)
$$;

-- The newest entries about one thing of the holder's own estate, such as an asset, among the last 20,000 (decades of
-- ordinary use): every entry has to be read for it, and a chain that somebody made long must not keep a connection busy.
create function audit.own_entries_about(kind text, subject uuid, at_most integer)
returns table (seq bigint, body text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select e.seq, e.body
    from (select seq, body from audit.entries
           where estate_id = nullif(current_setting('app.user_id', true), '')::uuid
           order by seq desc limit 20000) e
   where (e.body::json -> 'data' ->> kind) = subject::text
   order by e.seq desc
   limit least(at_most, 1000)
$$;

grant execute on function audit.append(uuid, text, uuid, jsonb) to heirlock_app, heirlock_worker, heirlock_auth;
grant execute on function audit.own_entries(bigint, integer), audit.own_entries_about(text, uuid, integer) to heirlock_app;

reset role;
set local role heirlock_owner;

-- Live events. Ids are per recipient and taken under the recipient's row lock: a sequence would let a
-- reader pass over a row that commits late.
create table app.event_counters (
  recipient_id uuid primary key references app.people (id) on delete cascade,
  last_id bigint not null default 0
);
-- No foreign key: whoever has a counter is a person, and what outlives one is forgotten within a day.
create table app.events (
  recipient_id uuid not null,
  id bigint not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (recipient_id, id)
);
-- Old events are deleted through it. A block range index would stop helping once new rows fill the deleted ones' places.
create index events_created_at on app.events (created_at);

alter table app.event_counters enable row level security;
alter table app.event_counters force row level security;
alter table app.events enable row level security;
alter table app.events force row level security;
create policy own_events on app.events for select to heirlock_app
  using (recipient_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
-- publish() writes for any recipient, and the owner alone runs it.
create policy publish on app.event_counters to heirlock_owner using (true) with check (true);
create policy publish on app.events to heirlock_owner using (true) with check (true);
create policy forget_old on app.events for delete to heirlock_worker using (created_at < now() - interval '24 hours');
create policy see_old on app.events for select to heirlock_worker using (created_at < now() - interval '24 hours');
grant select on app.events to heirlock_app;
grant select, delete on app.events to heirlock_worker;

-- Stores an event and returns the note by which the caller announces it on heirlock_events after the commit. Not in
-- here: a transaction that notifies holds a lock of the whole cluster until its commit is on disk, so that no two
-- could commit together. A note that is lost costs a listener one look at newest_events().
create function app.publish_event(recipient uuid, event_kind text, event_payload jsonb)
returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  next_id bigint;
  note text;
begin
  update app.event_counters set last_id = last_id + 1 where recipient_id = recipient returning last_id into next_id;
  if not found then
    insert into app.event_counters as c (recipient_id, last_id) values (recipient, 1)
      on conflict (recipient_id) do update set last_id = c.last_id + 1
      returning last_id into next_id;
  end if;
  insert into app.events (recipient_id, id, kind, payload) values (recipient, next_id, event_kind, event_payload);
  note := json_build_object('to', recipient, 'id', next_id, 'kind', event_kind, 'payload', event_payload)::text;
  -- One that is too large for a notification is read from the table.
  if octet_length(note) > 7900 then
    note := json_build_object('to', recipient, 'id', next_id)::text;
  end if;
  return note;
end $$;

-- The number of the newest event of each of these people, for processes that hold their streams.
create function app.newest_events(recipients uuid[])
returns table (recipient_id uuid, last_id bigint)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select c.recipient_id, c.last_id from app.event_counters c where c.recipient_id = any (recipients)
$$;

-- Counters of the rate limits, shared by all processes. Unlogged: losing them in a crash costs nothing.
create unlogged table app.rate_counters (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);
create index rate_counters_window_start on app.rate_counters (window_start);

alter table app.rate_counters enable row level security;
alter table app.rate_counters force row level security;
-- count_hit() counts for anybody, and the owner alone runs it.
create policy count_hits on app.rate_counters to heirlock_owner using (true) with check (true);
create policy forget_old on app.rate_counters for delete to heirlock_worker using (window_start < now() - interval '24 hours');
create policy see_old on app.rate_counters for select to heirlock_worker using (window_start < now() - interval '24 hours');

-- Counts one hit in a fixed window and says how many there were and how many seconds are left of it.
create function app.count_hit(bucket_name text, window_seconds integer)
returns table (hits integer, seconds_left integer)
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  start_at timestamptz := to_timestamp(floor(extract(epoch from now()) / window_seconds) * window_seconds);
begin
  return query
    insert into app.rate_counters as c (bucket, window_start, hits) values (bucket_name, start_at, 1)
      on conflict (bucket, window_start) do update set hits = c.hits + 1
      returning c.hits, ceil(extract(epoch from start_at + make_interval(secs => window_seconds) - now()))::integer;
end $$;

grant select, delete on app.rate_counters to heirlock_worker;
grant execute on function app.publish_event(uuid, text, jsonb) to heirlock_app, heirlock_worker, heirlock_auth;
grant execute on function app.newest_events(uuid[]) to heirlock_app;
grant execute on function app.count_hit(text, integer) to heirlock_app, heirlock_auth;
