set local role heirlock_owner;

-- Whatever may leave a file without an entry marks it, so that the collector never has to compare all files with all
-- entries. A mark is a hint: another version may still hold the file, and the collector takes such a mark back.
create function app.note_file_kept() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.vault_files set is_loose = false
   where holder_id = new.holder_id and id = new.file_id and is_loose;
  return null;
end $$;
create function app.note_file_loose() returns trigger
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.vault_files set is_loose = true
   where holder_id = old.holder_id and id = old.file_id and not is_loose;
  return null;
end $$;
revoke execute on function app.note_file_kept(), app.note_file_loose() from public;

create trigger file_loose_by_delete after delete on app.vault_entries
  for each row when (old.file_id is not null) execute function app.note_file_loose();
create trigger file_loose_by_update after update of file_id on app.vault_entries
  for each row when (old.file_id is not null and new.file_id is distinct from old.file_id)
  execute function app.note_file_loose();
create trigger file_kept_by_insert after insert on app.vault_entries
  for each row when (new.file_id is not null) execute function app.note_file_kept();
create trigger file_kept_by_update after update of file_id on app.vault_entries
  for each row when (new.file_id is not null and new.file_id is distinct from old.file_id)
  execute function app.note_file_kept();
create trigger file_loose_by_delete after delete on app.vault_versions
  for each row when (old.file_id is not null) execute function app.note_file_loose();

-- Deletes a page each of entries that were in the bin for 30 days, of versions replaced as long ago, and of files that
-- none of the rest points to. Returns how many rows it dealt with: zero when nothing is due.
-- Each file is locked first and looked at again behind the lock, in a statement whose snapshot is younger: a save that
-- was quicker is seen then, one that comes later waits and finds no file, and one that is under way is left for the next
-- time.
create function app.collect_vault(orphan_age interval) returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  page constant integer := 500;
  dealt integer := 0;
  went integer;
  loose uuid[];
begin
  delete from app.vault_entries e
   where e.deleted_at < now() - interval '30 days'
     and e.id = any (array(
       select d.id from app.vault_entries d
        where d.deleted_at < now() - interval '30 days' order by d.deleted_at limit page));
  get diagnostics went = row_count;
  dealt := dealt + went;

  delete from app.vault_versions v
   using (select o.holder_id, o.entry_id, o.revision from app.vault_versions o
           where o.replaced_at < now() - interval '30 days' order by o.replaced_at limit page) old
   where v.holder_id = old.holder_id and v.entry_id = old.entry_id and v.revision = old.revision;
  get diagnostics went = row_count;
  dealt := dealt + went;

  loose := array(
    select c.id from app.vault_files c
     where c.is_loose and c.created_at < now() - orphan_age
     order by c.created_at limit page for update skip locked);
  delete from app.vault_files f
   where f.id = any (loose)
     and not exists (select from app.vault_entries e where e.holder_id = f.holder_id and e.file_id = f.id)
     and not exists (select from app.vault_versions v where v.holder_id = f.holder_id and v.file_id = f.id);
  get diagnostics went = row_count;
  dealt := dealt + went;
  update app.vault_files f set is_loose = false where f.id = any (loose);
  get diagnostics went = row_count;
  return dealt + went;
end $$;
revoke execute on function app.collect_vault(interval) from public;
grant execute on function app.collect_vault(interval) to heirlock_worker;
