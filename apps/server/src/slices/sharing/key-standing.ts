/**
 * Joins to a membership `m` how far its keys are, as `k`: the identity that was seen last says it, since an older one that
 * was compared stays beside it until the new one is compared, too (KEY-048).
 */
export const keyStanding = `left join lateral (
      select nullif(k.state, 'retired') as state,
             (select max(v.verified_at) from app.member_keys v
               where v.holder_id = m.holder_id and v.membership_id = m.id and v.state = 'verified') as verified_at
        from app.member_keys k
       where k.holder_id = m.holder_id and k.membership_id = m.id and k.state <> 'retired'
       order by k.seen_at desc, k.verifying_key
       limit 1) k on true`;
