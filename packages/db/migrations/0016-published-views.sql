set local role heirlock_owner;

-- What slices publish of their tables, for statements of other slices to read (tools/guards/table-owners.ts). Each view
-- shows an invoker only the rows that row security shows them, and is inlined into the statement that names it.

-- Of assets.
create view app.asset_facts with (security_invoker = true) as
  select a.holder_id, a.id, a.title, a.asset_type, a.asset_subtype, a.estimated_value, a.currency, a.location,
         a.description, a.updated_at
    from app.assets a;

-- Of members: what both sides of a membership may know. What the holder wrote down about a person is not among it.
create view app.plan_members with (security_invoker = true) as
  select m.holder_id, m.id, m.user_id, m.first_name, m.last_name, m.status, m.status_changed_at, m.is_active,
         m.primary_role, m.permissions_version, m.will_id, m.created_at
    from app.memberships m;

-- Of members, for the member's side: only what is cut by visibleTo() leaves it.
create view app.member_details with (security_invoker = true) as
  select d.holder_id, d.membership_id, coalesce(d.relationship_type, d.relationship) as relationship, d.date_of_birth,
         d.email, d.phone,
         array(select r.role from app.membership_roles r
                where r.holder_id = d.holder_id and r.membership_id = d.membership_id and r.status = 'active'
                order by r.created_at, r.role) as active_roles
    from app.member_records d;
create view app.assigned_assets with (security_invoker = true) as
  select a.holder_id, a.asset_id, a.membership_id, a.access_condition, a.not_before, a.from_age, a.tell_exists, a.answer,
         a.answered_at,
         (select r.id from app.member_requests r
           where r.holder_id = a.holder_id and r.membership_id = a.membership_id and r.asset_id = a.asset_id
             and r.status = 'pending' order by r.created_at limit 1) as request_id
    from app.asset_assignments a;
create view app.membership_changes with (security_invoker = true) as
  select h.holder_id, h.membership_id, h.id, h.changed_at, h.type, h.action_type, h.role_name, h.previous_status,
         h.new_status
    from app.membership_history h;

grant select on
  app.asset_facts, app.plan_members, app.member_details, app.assigned_assets, app.membership_changes to heirlock_app;

-- How far a member's keys are, as other slices read it. The identity seen last decides the state, because one that was
-- compared stays until the new one is compared too (KEY-048).
create view app.member_key_standing with (security_invoker = true) as
  select m.holder_id, m.id as membership_id, coalesce(k.state, 'none') as state, k.verified_at, c.id as card_id,
         c.printed_at as card_printed_at, q.queued_at
    from app.memberships m
    left join app.envelope_queue q on q.holder_id = m.holder_id and q.membership_id = m.id
    left join app.member_cards c on c.holder_id = m.holder_id and c.membership_id = m.id and c.state = 'active'
    left join lateral (
      select nullif(k.state, 'retired') as state,
             (select max(v.verified_at) from app.member_keys v
               where v.holder_id = m.holder_id and v.membership_id = m.id and v.state = 'verified') as verified_at
        from app.member_keys k
       where k.holder_id = m.holder_id and k.membership_id = m.id and k.state <> 'retired'
       order by k.seen_at desc, k.verifying_key
       limit 1) k on true;
grant select on app.member_key_standing to heirlock_app;

-- What other slices may know of entries: never what is sealed in them.
create view app.entry_states with (security_invoker = true) as
  select e.holder_id, e.id, e.access_condition, e.generation, e.created_at, e.deleted_at is not null as in_bin
    from app.vault_entries e;

-- The entries that are meant for members: when each opens for whom, and what they have of its keys for that lane.
create view app.meant_entries with (security_invoker = true) as
  select l.holder_id, l.membership_id, l.entry_id, coalesce(l.access_condition, e.access_condition) as access_condition,
         l.not_before, l.from_age, l.tell_exists, l.created_at, e.generation, e.deleted_at is not null as in_bin,
         case coalesce(l.access_condition, e.access_condition) when 'immediate' then 'now' else 'after_death' end as lane,
         w.key_id as wrap_key_id, w.generation as wrap_generation, w.content_key is not null as has_content_key
    from app.vault_member_links l
    join app.vault_entries e on e.holder_id = l.holder_id and e.id = l.entry_id
    left join app.entry_wraps w
      on w.holder_id = l.holder_id and w.membership_id = l.membership_id and w.entry_id = l.entry_id
     and w.lane = case coalesce(l.access_condition, e.access_condition) when 'immediate' then 'now' else 'after_death' end;
grant select on app.entry_states, app.meant_entries to heirlock_app;
