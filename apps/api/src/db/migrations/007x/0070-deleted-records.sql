-- What a deletion took away, so that it can be given back; a sweep forgets the values after their term.
create table deleted_record (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id bigint not null,
  company_id bigint,
  deleted_at timestamptz not null,
  version integer,
  -- The record as its readers saw it.
  item jsonb,
  -- The rows of its own table and of its parts.
  stored jsonb,
  file_ids bigint[] not null default '{}',
  -- The record whose deletion took this one along.
  owner jsonb,
  restored_at timestamptz
);
create index deleted_record_of_entity on deleted_record (entity, entity_id, deleted_at);
create index deleted_record_by_time on deleted_record (deleted_at) where stored is not null;
create index deleted_record_of_file on deleted_record using gin (file_ids);
create trigger deleted_record_releases after update of file_ids on deleted_record
  for each row when (old.file_ids is distinct from new.file_ids) execute function release_files('file_ids');

-- The values that the log shows only in part. No answer carries them.
alter table audit_log add column exact jsonb;
