-- The location of the database at the last start of a server: a copy or a restored backup has a different one.
create table installation (
  only_row boolean primary key default true check (only_row),
  place text
);
insert into installation default values;
