import { statement } from "../../kernel/statement.ts";

// As heirlock_app.

export const readLayout = statement(
  "dashboard-read-layout",
  `with actor as materialized (select user_id, is_holder from auth.enter($1))
    select actor.is_holder, l.card_order, l.card_visibility, l.layout_preset, l.updated_at
      from actor left join app.dashboard_layouts l on l.user_id = actor.user_id and l.type = $2`,
);

export const keepLayout = statement(
  "dashboard-keep-layout",
  `insert into app.dashboard_layouts (user_id, type, card_order, card_visibility, layout_preset)
    values ($1, $2, $3, $4::jsonb, $5)
    on conflict (user_id, type) do update
      set card_order = excluded.card_order, card_visibility = excluded.card_visibility,
          layout_preset = excluded.layout_preset, updated_at = now()
    returning updated_at`,
);
