-- An import keeps its file, the columns of it, and what its rows would do.
alter table operation
  add column created int not null default 0,
  add column price_checks int not null default 0,
  add column skip_invalid boolean not null default false,
  add column source_size int,
  -- The titles of the columns, and the title by field.
  add column columns jsonb;
create index operation_mapping_idx on operation (author_id, call, id) where columns is not null;

-- By which values the rows of a file repeat each other, while they are checked.
create table operation_key (
  operation_id bigint not null references operation on delete cascade,
  key uuid not null,
  line int not null,
  primary key (operation_id, key)
);

-- Rows of a file that are not items yet: an upload is stored as it comes, which takes a part of the time.
create table operation_chunk (
  operation_id bigint not null references operation on delete cascade,
  number int not null,
  rows text not null,
  primary key (operation_id, number)
);
