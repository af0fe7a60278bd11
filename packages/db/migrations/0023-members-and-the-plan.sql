set local role heirlock_owner;

-- Of the signed plan a member reaches nothing by the tables: it would tell how much there is.
do $$
declare
  t text;
begin
  foreach t in array array['plan_chains', 'plan_heads', 'plan_leaves'] loop
    execute format('create policy cut_for_members on app.%I as restrictive to heirlock_app
      using (holder_id = (select auth.own_estate()))', t);
  end loop;
end $$;
