-- Rows become visible in another order than their ids; the transaction tells which can no longer be joined by an older one.
alter table audit_log add transaction xid8 not null default pg_current_xact_id();

-- The chain in commit order: each seal hashes its row and the seal before it. It is written by a background step.
create table audit_seal (
  position bigint primary key,
  audit_id bigint not null unique,
  hash bytea not null
);
-- What retention removed: the position and hash that the first remaining seal builds on.
create table audit_anchor (
  only_row boolean primary key default true check (only_row),
  position bigint not null,
  hash bytea not null,
  audit_id bigint not null
);
