set local role heirlock_owner;

-- As before, but each file is locked first and looked at again behind the lock, in a statement whose snapshot is younger:
-- a save that was quicker is seen then, one that comes later waits and finds no file, and one that is under way is left
-- for the next time. (Deleting by ctid alone could take a file that was just saved: minor releases of PostgreSQL from
-- before the end of 2025 do not check a ctid again where a row has moved.)
create or replace function app.collect_vault(orphan_age interval) returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  gone integer := 0;
  went integer;
  loose uuid[];
begin
  delete from app.vault_entries where deleted_at < now() - interval '30 days';
  get diagnostics went = row_count;
  gone := gone + went;
  delete from app.vault_versions where replaced_at < now() - interval '30 days';
  get diagnostics went = row_count;
  gone := gone + went;
  loose := array(
    select c.id from app.vault_files c
     where c.created_at < now() - orphan_age
       and not exists (select from app.vault_entries e where e.holder_id = c.holder_id and e.file_id = c.id)
       and not exists (select from app.vault_versions v where v.holder_id = c.holder_id and v.file_id = c.id)
     limit 500 for update of c skip locked);
  delete from app.vault_files f
   where f.id = any (loose)
     and not exists (select from app.vault_entries e where e.holder_id = f.holder_id and e.file_id = f.id)
     and not exists (select from app.vault_versions v where v.holder_id = f.holder_id and v.file_id = f.id);
  get diagnostics went = row_count;
  return gone + went;
end $$;
