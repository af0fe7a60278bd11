-- Who a transaction acts for was a setting that the app role could write itself. Now it is an entry that only functions of
-- heirlock_auth make, from the hash of a session (SEC-045): the setting app.entry says who, and a sequence holds, for this
-- connection alone, a hash of what the setting says and of the transaction's beginning. Anybody may write the setting and
-- read the sequence; only heirlock_auth may write the sequence. It is unlogged, so that a read stays without a write to the
-- log. A hash under a key would do the same at several times the price: the key has to be read from a table.
set local role heirlock_auth;

create unlogged sequence auth.entry_mark minvalue -9223372036854775808;
grant select on sequence auth.entry_mark to heirlock_app, heirlock_worker, heirlock_owner, heirlock_audit;

-- An entry is a person's id (36 characters); or three ids (108): the person or nobody, the estate in which they act, their
-- membership there or none. Nobody and none are zeros. The short one is marked by PostgreSQL's own 64-bit hash: to pass for
-- another it would have to meet that of a given id. Parts of the long one are made by clients, so it is marked by SHA-256.
create function auth.mark_of(entry text) returns bigint language sql stable
return case when length(entry) = 36
  then uuid_hash_extended(entry::uuid, (date_part('epoch', now()) * 1000000)::bigint)
  else hashtextextended(encode(sha256(convert_to(entry, 'UTF8') || timestamptz_send(now())), 'hex'), 0) end;

create function auth.part_of_entry(part integer) returns uuid
language plpgsql stable parallel restricted
set search_path = pg_catalog, pg_temp
as $$
declare
  entry text := current_setting('app.entry', true);
begin
  if length(entry) <> 108 or currval('auth.entry_mark'::regclass) <> auth.mark_of(entry) then return null; end if;
  return nullif(substr(entry, part * 36 - 35, 36), '00000000-0000-0000-0000-000000000000')::uuid;
end $$;

-- Policies ask these once for a statement and table, so they are as short as can be: one expression each, and no setting of
-- their own, which would cost as much again. They run with the rights of who asks.
create function auth.person() returns uuid
language plpgsql stable parallel restricted
as $$
begin
  return case length(current_setting('app.entry', true))
    when 36 then case when currval('auth.entry_mark'::regclass) = uuid_hash_extended(
      current_setting('app.entry', true)::uuid, (date_part('epoch', now()) * 1000000)::bigint)
      then current_setting('app.entry', true)::uuid end
    when 108 then auth.part_of_entry(1) end;
end $$;

create function auth.estate() returns uuid
language plpgsql stable parallel restricted
as $$
begin
  return case length(current_setting('app.entry', true))
    when 36 then case when currval('auth.entry_mark'::regclass) = uuid_hash_extended(
      current_setting('app.entry', true)::uuid, (date_part('epoch', now()) * 1000000)::bigint)
      then current_setting('app.entry', true)::uuid end
    when 108 then auth.part_of_entry(2) end;
end $$;

-- The estate of who is not there by a membership: the holder, or a timer.
create function auth.own_estate() returns uuid
language plpgsql stable parallel restricted
as $$
begin
  return case length(current_setting('app.entry', true))
    when 36 then case when currval('auth.entry_mark'::regclass) = uuid_hash_extended(
      current_setting('app.entry', true)::uuid, (date_part('epoch', now()) * 1000000)::bigint)
      then current_setting('app.entry', true)::uuid end
    when 108 then case when auth.part_of_entry(3) is null then auth.part_of_entry(2) end end;
end $$;

-- The membership by which somebody acts in another's estate.
create function auth.membership() returns uuid
language plpgsql stable parallel restricted
as $$
begin
  return case when length(current_setting('app.entry', true)) = 108 then auth.part_of_entry(3) end;
end $$;

-- Makes an entry. Callable by functions alone: whoever may call it may act for anybody.
create function auth.make_entry(entry text) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('app.entry', entry, true);
  perform setval('auth.entry_mark'::regclass, auth.mark_of(entry));
end $$;

-- A timer's way into an estate, without a session: only for who logged in as the worker.
create function auth.enter_as_timer(estate uuid) returns void
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if session_user <> 'heirlock_worker' then
    raise exception 'only the worker acts without a session' using errcode = 'insufficient_privilege';
  end if;
  perform auth.make_entry('00000000-0000-0000-0000-000000000000' || estate::text || '00000000-0000-0000-0000-000000000000');
end $$;

grant execute on function auth.person(), auth.estate(), auth.own_estate(), auth.membership(), auth.part_of_entry(integer),
    auth.mark_of(text)
  to heirlock_app, heirlock_worker, heirlock_auth, heirlock_owner, heirlock_audit;
grant execute on function auth.make_entry(text) to heirlock_owner;
grant execute on function auth.enter_as_timer(uuid) to heirlock_app;
reset role;
grant usage on schema auth to heirlock_audit;

-- The worker logs in as itself and does its jobs as the role whose tables they are about.
grant heirlock_app, heirlock_auth to heirlock_worker;

-- auth.enter() makes the entry it finds, and everything that asked the setting asks the entry.
do $$
declare
  f record;
  p record;
  mine constant text := $re$( SELECT (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid AS "nullif")$re$;
  said text;
  checked text;
begin
  for f in
    select o.oid, o.proowner::regrole::text as owner, pg_get_functiondef(o.oid) as text
      from pg_proc o where o.pronamespace in ('app'::regnamespace, 'auth'::regnamespace, 'audit'::regnamespace)
       and o.prosrc like '%app.user_id%'
  loop
    said := replace(f.text, 'ignored := set_config(''app.user_id'', coalesce(user_id::text, ''''), true);',
      'ignored := set_config(''app.entry'', coalesce(user_id::text, ''''), true);
  if user_id is not null then
    marked := setval(''auth.entry_mark''::regclass,
      uuid_hash_extended(user_id, (date_part(''epoch'', now()) * 1000000)::bigint));
  end if;');
    said := replace(said, '  ignored text;', '  ignored text;
  marked bigint;');
    -- What is about an estate asks for the estate; the address too: in a plan it is the holder's, which visibleTo() cuts.
    said := replace(said, 'holder_id = nullif(current_setting(''app.user_id'', true), '''')::uuid', 'holder_id = auth.estate()');
    if f.oid = 'auth.own_email()'::regprocedure then
      said := replace(said, 'nullif(current_setting(''app.user_id'', true), '''')::uuid', 'auth.estate()');
    end if;
    said := replace(said, 'nullif(current_setting(''app.user_id'', true), '''')::uuid', 'auth.person()');
    if said like '%app.user_id%' then raise exception 'a function still asks the setting' using detail = f.oid::regprocedure; end if;
    execute format('set local role %I', f.owner);
    execute said;
    reset role;
  end loop;
  set local role heirlock_owner;
  for p in select * from pg_policies where coalesce(qual, '') || coalesce(with_check, '') like '%app.user_id%' loop
    said := replace(replace(p.qual, 'holder_id = ' || mine, 'holder_id = ( SELECT auth.estate())'), mine, '( SELECT auth.person())');
    checked := replace(replace(p.with_check, 'holder_id = ' || mine, 'holder_id = ( SELECT auth.estate())'), mine, '( SELECT auth.person())');
    if said || coalesce(checked, '') like '%app.user_id%' then raise exception 'a policy still asks the setting' using detail = p.policyname; end if;
    execute format('alter policy %I on %I.%I', p.policyname, p.schemaname, p.tablename)
      || coalesce(' using (' || said || ')', '') || coalesce(' with check (' || checked || ')', '');
  end loop;
  reset role;
end $$;

set local role heirlock_owner;

-- A member who acts in a plan reads the holder's name, as the invitation told it.
create policy holder_of_plan on app.people for select to heirlock_app using (id = (select auth.estate()));

-- How a person comes into another's plan: by a membership of their own, or by what they hold in hand of it: the hash of an
-- invitation's link, the locator of a will key, the key of a card. From then on the transaction acts in that estate, cut to
-- what the policies below leave of it for this membership. False where there is none of these.
create function app.enter_plan(holder uuid, member uuid, in_hand text)
returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  who uuid := auth.person();
begin
  if not exists (select from app.memberships m where m.holder_id = holder and m.id = member and m.user_id = who)
     and not exists (select from app.own_invitations() i where i.holder_id = holder and i.membership_id = member)
     and not exists (select from app.invitations i
                      where i.holder_id = holder and i.membership_id = member and i.token_hash = in_hand)
     and not exists (select from app.will_keys k
                      where k.holder_id = holder and k.membership_id = member and k.locator = in_hand)
     and not exists (select from app.member_cards c
                      where c.holder_id = holder and c.membership_id = member and c.verifying_key = in_hand) then
    return false;
  end if;
  perform auth.make_entry(coalesce(who::text, '00000000-0000-0000-0000-000000000000') || holder::text || member::text);
  return true;
end $$;
grant execute on function app.enter_plan(uuid, uuid, text) to heirlock_app;

-- The second line behind visibleTo(), for whoever is there by a membership: of what belongs to one membership a member reaches the own alone, of the vault what
-- is linked to it, and of the holder's own keys nothing.
do $$
declare
  t text;
begin
  foreach t in array array['envelopes', 'entry_wraps', 'vault_member_links', 'invitations', 'will_keys', 'member_keys',
                           'member_cards', 'permission_overrides', 'membership_history'] loop
    execute format('create policy cut_for_members on app.%I as restrictive to heirlock_app
      using (holder_id = (select auth.own_estate()) or membership_id = (select auth.membership()))', t);
  end loop;
  foreach t in array array['release_keys', 'envelope_queue', 'vault_versions'] loop
    execute format('create policy cut_for_members on app.%I as restrictive to heirlock_app
      using (holder_id = (select auth.own_estate()))', t);
  end loop;
end $$;
-- A function, because the plan of a sub-select would be set up by every statement that names the vault.
create function app.is_linked_to_member(entry uuid) returns boolean
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return auth.membership() is not null and exists (
    select from app.vault_member_links l where l.holder_id = auth.estate() and l.entry_id = entry and l.membership_id = auth.membership());
end $$;
grant execute on function app.is_linked_to_member(uuid) to heirlock_app;
do $$
declare
  p record;
begin
  for p in select tablename, policyname, qual from pg_policies
            where schemaname = 'app' and tablename in ('vault_entries', 'vault_files') and roles = '{heirlock_app}' loop
    execute format('alter policy %I on app.%I using (%s)', p.policyname, p.tablename,
      replace(p.qual, 'auth.estate()', 'auth.own_estate()'));
  end loop;
end $$;
create policy linked_to_member on app.vault_entries for select to heirlock_app using (app.is_linked_to_member(id));
-- Who leaves marks what has to get new keys.
create policy marked_by_member on app.vault_entries for update to heirlock_app using (app.is_linked_to_member(id));
create policy linked_to_member on app.vault_files for select to heirlock_app using (app.is_linked_to_member(entry_id));
reset role;

set local role heirlock_audit;
-- Appends one event to an estate's chain and returns its number. Who acted is who has entered, whatever the caller says;
-- without an entry only heirlock_auth says who, which is about to find out (a sign-in, a reset). The head's row lock makes the order.
-- hash = sha256(prev_hash || utf8(body)); body is canonical JSON: at, actor, data, estate, seq, type.
create or replace function audit.append(estate uuid, event_type text, actor uuid, data jsonb)
returns bigint
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  head audit.heads;
  words text := data::text;
  line text;
  next_hash bytea;
  who uuid := coalesce(auth.person(),
    case when (case when current_setting('role') = 'none' then session_user::text else current_setting('role') end)
      not in ('heirlock_app', 'heirlock_worker', 'heirlock_keeper') then actor end);
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
      'actor', who,
      'data', data,
      'estate', estate,
      'seq', head.seq + 1,
      'type', event_type)::text;
    next_hash := sha256(head.hash || convert_to(line, 'UTF8'));

    -- Whoever appends at the same time is waited for here; then the head has moved, and this starts again from it.
    if head.seq = 0 then
      insert into audit.heads (estate_id, seq, hash) values (estate, 1, next_hash) on conflict (estate_id) do nothing;
    else
      update audit.heads set seq = head.seq + 1, hash = next_hash, checkpoint = null where estate_id = estate and seq = head.seq;
    end if;
    exit when found;
  end loop;

  insert into audit.entries (estate_id, seq, body, prev_hash, hash)
    values (estate, head.seq + 1, line, head.hash, next_hash);
  return head.seq + 1;
end $$;
reset role;
