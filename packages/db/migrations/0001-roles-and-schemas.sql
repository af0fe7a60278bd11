-- Roles belong to the cluster, so that a second database on it finds them already there.
-- Nobody logs in as heirlock_audit; the log-in roles get their passwords from the migrator.
do $$
declare
  r text;
begin
  foreach r in array array['heirlock_owner', 'heirlock_app', 'heirlock_worker', 'heirlock_auth', 'heirlock_audit'] loop
    if not exists (select from pg_roles where rolname = r) then
      execute format('create role %I nologin nosuperuser nocreatedb nocreaterole nobypassrls noreplication noinherit', r);
    end if;
    -- The migrating user has to act as each of them to create what they own. Since PostgreSQL 16 whoever made a
    -- role is a member of it without being allowed to act as it.
    if not pg_has_role(current_user, r, case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end) then
      execute format('grant %I to current_user', r);
    end if;
  end loop;
end $$;

revoke create on schema public from public;
-- A function is callable by everybody unless said otherwise; here each call is granted by name.
alter default privileges for role heirlock_owner, heirlock_auth, heirlock_audit revoke execute on functions from public;

create schema app authorization heirlock_owner;     -- estates and people
create schema auth authorization heirlock_auth;     -- better-auth's tables and account keys
create schema audit authorization heirlock_audit;   -- the log

grant usage on schema app to heirlock_app, heirlock_worker, heirlock_auth;
grant usage on schema audit to heirlock_app, heirlock_worker, heirlock_auth;
-- The app may call the functions in auth that it is granted; it can read no table there.
grant usage on schema auth to heirlock_app, heirlock_worker, heirlock_owner;
