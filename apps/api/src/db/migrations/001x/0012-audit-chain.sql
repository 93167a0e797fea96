-- A row is stable once its transaction has ended before every running one: no older row can still appear.
alter table audit_log add transaction xid8 not null default pg_current_xact_id();

-- These indexes serve every filter of the log in time order.
drop index audit_log_of_entity, audit_log_of_user, audit_log_of_company, audit_log_by_time;
create index audit_log_by_time on audit_log (created_at, id);
create index audit_log_of_record on audit_log (entity, entity_id, created_at, id);
create index audit_log_of_entity on audit_log (entity, created_at, id);
create index audit_log_of_user on audit_log (user_id, created_at, id);
create index audit_log_of_company on audit_log (company_id, created_at, id);
create index audit_log_of_event on audit_log (event, created_at, id);
create index audit_log_of_source on audit_log (source, created_at, id);
create index audit_log_of_address on audit_log (ip, created_at, id);
create index audit_log_of_request on audit_log (request_id);
create index audit_log_fields on audit_log using gin (changes) with (fastupdate = off);

-- The hash chain: each seal hashes its row and the previous seal. A background job writes it, so that writers do not
-- wait for each other.
create table audit_seal (
  position bigint primary key,
  audit_id bigint not null unique,
  hash bytea not null
);
-- The first and the last position of the chain. Rows up to anchor_audit_id were removed by retention or precede the
-- chain.
create table audit_chain (
  only_row boolean primary key default true check (only_row),
  anchor_position bigint not null default 0,
  anchor_hash bytea not null default '',
  anchor_audit_id bigint not null default 0,
  head_position bigint not null default 0,
  head_hash bytea not null default '',
  -- The first transaction that had not begun when the head was written.
  unseen xid8 not null default '0'
);
insert into audit_chain default values;

-- Only retention may delete rows, and it must set a flag to do so.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('admin_panel.retention', true) = 'on' then
    return old;
  end if;
  raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
end
$$;
