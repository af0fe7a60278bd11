import type { Statement } from "../../kernel/statement.ts";

export const listRelationships: Statement = {
  name: "people-list-relationships",
  text: `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, r.*
      from actor left join lateral (
        select * from app.own_relationships() where actor.user_id is not null
      ) r on true`,
};
