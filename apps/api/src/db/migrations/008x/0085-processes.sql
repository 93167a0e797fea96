-- The running processes: the newest migration that each knows, and where it keeps its files.
create table process (
  id uuid primary key,
  schema text not null,
  files text not null,
  seen_at timestamptz not null
);

-- The scripts and styles of every build that was in use during the last week, so that any process has those of any page.
create table panel_asset (
  name text primary key,
  encoding text,
  content bytea not null,
  seen_at timestamptz not null
);
alter table panel_asset alter column content set storage external;
