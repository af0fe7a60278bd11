import { statement } from "../../../kernel/statement.ts";

/** The person's roles in other people's plans, from the invitation on. One row of nulls when there are none. */
export const listRoles = statement(
  "account-list-roles",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, r.*
      from actor left join lateral (
        select m.id as relationship_id, one ->> 'role' as role, one ->> 'status' as status
          from app.own_relationships() m cross join lateral jsonb_array_elements(m.roles) one
         where actor.user_id is not null and m.status in ('invited', 'confirmed')
      ) r on true`,
);

/** No row when the person has an estate already. */
export const openEstate = statement(
  "account-open-estate",
  "insert into app.estates (holder_id) values ($1) on conflict do nothing returning holder_id",
);

export const listParticipations = statement(
  "account-list-participations",
  `select m.status, coalesce((
             select jsonb_agg(jsonb_build_object('role', r.role, 'status', r.status))
               from app.membership_roles r where r.holder_id = m.holder_id and r.membership_id = m.id), '[]') as roles
      from app.memberships m
     where m.user_id = $1`,
);

export const chooseSide = statement(
  "account-choose-side",
  "update app.people set active_side = $2 where id = $1 and active_side is distinct from $2 returning id",
);
