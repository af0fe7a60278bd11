-- Members who have compared a key of the holder, as they signed it: the holder's browser checks the signature before it
-- ends the plan of an older key (KEY-075). For the holder alone, and nothing while there is no such plan.
create policy by_functions on app.holder_pins for select to heirlock_owner using (true);

create function app.who_compared(key text)
returns table (membership_id uuid, recipient text, verifying_key text, signature text, by_recipient text, by_verifying_key text)
language sql stable security definer
set search_path = pg_catalog, pg_temp
as $$
  select m.id, p.recipient, p.verifying_key, p.signature, k.recipient, k.verifying_key
    from app.memberships m
    join app.holder_pins p on p.user_id = m.user_id and p.holder_id = m.holder_id and p.verifying_key = key
    join app.member_keys k on k.holder_id = m.holder_id and k.membership_id = m.id and k.verifying_key = p.signed_by
   where m.holder_id = auth.estate() and auth.membership() is null and m.status = 'confirmed'
     and exists (select from app.plan_leaves l where l.holder_id = m.holder_id and l.key_id <> key and l.until is null)
$$;
revoke execute on function app.who_compared(text) from public;
grant execute on function app.who_compared(text) to heirlock_app;
